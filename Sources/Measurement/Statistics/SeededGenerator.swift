/// Random numbers that are the same for the same seed, on every platform and with every toolchain.
///
/// SplitMix64: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014; the constants are
/// those of Vigna's public-domain `splitmix64.c`. Period 2^64, one addition and two multiplications a number. Not for
/// secrets.
public struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  /// A generator of its own for a named purpose, so that drawing more for one purpose changes nothing for another.
  ///
  /// The name is hashed with FNV-1a, which, unlike `Hasher`, is the same in every process.
  public init(seed: UInt64, stream name: String) {
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    var mixer = SeededGenerator(seed: seed)
    state = mixer.next() ^ hash
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `count`; its bias is below `count` in 2^64.
  ///
  /// Own code instead of `Int.random(in:using:)`, whose use of the generator may change between toolchains.
  public mutating func index(below count: Int) -> Int {
    precondition(count > 0, "There is no index below \(count).")
    return Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// The numbers from 0 up to, not including, `count`, in random order (Fisher and Yates).
  public mutating func permutation(of count: Int) -> [Int] {
    var order = Array(0..<count)
    for last in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(last, index(below: last + 1))
    }
    return order
  }
}
