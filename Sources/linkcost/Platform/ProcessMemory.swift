#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What processes took of the memory, as the system tells it.
enum ProcessMemory {
  /// The most bytes that any process started from here, and ended since, had in memory at once; nil if the system does
  /// not tell.
  static var peakOfChildren: Int? {
    var usage = rusage()
    #if canImport(Glibc)
      let children = RUSAGE_CHILDREN.rawValue
    #else
      let children = RUSAGE_CHILDREN
    #endif
    guard getrusage(children, &usage) == 0 else { return nil }
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}
