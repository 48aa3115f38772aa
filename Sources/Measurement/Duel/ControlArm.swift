/// Work that no change to a screen or to the tree can make slower: what a duel holds its own honesty against.
///
/// Each step follows a ring of references through 32 KiB and mixes what it finds. It must never be edited: two builds
/// are comparable by it only while it is the same.
@MainActor public final class ControlArm: Measurable {
  public nonisolated static let key = "control-arm"

  public let stepLimit = Int.max
  private var ring: [UInt32]
  private var found: UInt64 = 0

  public init() {
    var generator = SeededGenerator(seed: 7)
    let order = generator.permutation(of: 8_192)
    ring = Array(repeating: 0, count: order.count)
    for (place, next) in zip(order, order.dropFirst() + order.prefix(1)) { ring[place] = UInt32(next) }
  }

  public func prepare(steps: Int) {}

  public func run(steps: Int) {
    var place = 0
    var sum = found
    for _ in 0..<steps * 1_024 {
      place = Int(ring[place])
      sum = (sum ^ UInt64(place)) &* 0x100_0000_01b3
    }
    found = sum
  }

  public func verify(steps: Int) {
    precondition(found != 1, "The control arm's work came to nothing.")
  }
}
