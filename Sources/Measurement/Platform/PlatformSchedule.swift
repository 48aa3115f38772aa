#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the platforms differ about scheduling, and nothing else.
///
/// Linux tells it in `/proc/thread-self/schedstat`; a reading costs about 2 us. macOS has nothing like it, so nothing is
/// known to have been preempted there; not tried.
public final class RunQueueClock {
  private let file: Int32

  public init() {
    #if canImport(Darwin)
      file = -1
    #else
      file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)
    #endif
  }

  deinit { if file >= 0 { close(file) } }

  /// Nanoseconds that this thread was ready to run and had no processor; `nil` where the system does not tell.
  public func nanoseconds() -> UInt64? {
    guard file >= 0 else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
      let count = pread(file, buffer.baseAddress!, buffer.count, 0)
      guard count > 0 else { return nil }
      return Self.delay(in: buffer.prefix(count))
    }
  }

  /// The second of the numbers: time on a processor, time waiting for one, turns on one.
  static func delay(in bytes: some Sequence<UInt8>) -> UInt64? {
    var fields: [UInt64?] = [nil]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        fields[fields.count - 1] = (fields[fields.count - 1] ?? 0) &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: " "): fields.append(nil)
      case UInt8(ascii: "\n"): return fields.count == 3 ? fields[1] : nil
      default: return nil
      }
    }
    return nil
  }
}
