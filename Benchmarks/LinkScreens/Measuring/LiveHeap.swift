#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import CMalloc
#endif

/// Bytes that the process has allocated and not freed.
enum LiveHeap {
  /// On Linux by `mallinfo2` of glibc, mapped blocks included; on macOS by the default zone's statistics (not tried).
  /// Nil where neither exists.
  static var bytes: Int? {
    #if canImport(Darwin)
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Int(statistics.size_in_use)
    #elseif canImport(Glibc)
      let statistics = mallinfo2()
      return Int(statistics.uordblks + statistics.hblkhd)
    #else
      return nil
    #endif
  }
}
