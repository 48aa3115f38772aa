/// The 64-bit FNV-1a hash of Fowler, Noll and Vo (http://www.isthe.com/chongo/tech/comp/fnv/): enough to tell whether
/// two runs read the same file, and no protection against somebody who wants them to look alike.
enum FNV1a64 {
  /// "fnv1a64:" and sixteen hexadecimal digits.
  static func digest(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return "fnv1a64:" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
