#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the platforms differ about clocks, and nothing else.
///
/// Linux is what this is run and tested on; the Darwin lines follow `clock_gettime(3)` of macOS and are not tried.
enum PlatformClock {
  #if canImport(Darwin)
    static let monotonic = CLOCK_UPTIME_RAW
    static let threadProcessor = CLOCK_THREAD_CPUTIME_ID
  #else
    static let monotonic = CLOCK_MONOTONIC
    static let threadProcessor = CLOCK_THREAD_CPUTIME_ID
  #endif

  /// The reading of a clock in nanoseconds.
  ///
  /// Both clocks exist on every supported system, so that a failure is a programmer's mistake and traps.
  static func nanoseconds(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    let status = clock_gettime(clock, &time)
    precondition(status == 0, "This system has no clock \(clock); linkcost needs a monotonic and a thread clock.")
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
