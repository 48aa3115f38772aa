#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Where this program is, to start it again.
enum Executable {
  /// On Linux a link that leads to the running program even when its file was moved, replaced or deleted meanwhile.
  ///
  /// Where there is no `/proc`, the name it was called by, which the start looks up in `PATH`. macOS: not tried.
  static var path: String {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      if _NSGetExecutablePath(&buffer, &size) == 0 { return String(cString: buffer) }
    #else
      if access("/proc/self/exe", X_OK) == 0 { return "/proc/self/exe" }
    #endif
    return CommandLine.arguments[0]
  }
}
