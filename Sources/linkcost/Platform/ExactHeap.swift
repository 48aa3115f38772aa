#if canImport(Glibc)
  import Glibc
#endif

/// A heap that tells to the byte what is allocated.
///
/// On Linux glibc keeps some freed pieces for each thread, of each size up to seven, and counts them as allocated; it does
/// without where its environment says so when the program starts ("Memory Allocation Tunables" in its manual). Elsewhere
/// there is nothing to do (macOS: not tried).
enum ExactHeap {
  /// Starts the program once more in the same process, with the same arguments; returns where that has been done, and
  /// where it cannot be.
  static func start() {
    #if canImport(Glibc)
      let name = "GLIBC_TUNABLES"
      let others = getenv(name).map { String(cString: $0) } ?? ""
      guard !others.contains(tunable) else { return }
      setenv(name, others.isEmpty ? tunable : "\(others):\(tunable)", 1)
      execv(Executable.path, CommandLine.unsafeArgv)
    #endif
  }

  private static let tunable = "glibc.malloc.tcache_count=0"
}
