import ViewTree

extension Case {
  /// The bytes that the mounted screen keeps on the heap, host included, the days not counted; nil where the platform
  /// does not tell. Exact on a process that does nothing else.
  public func liveHeapBytes(days: DayTable) -> Int? {
    let stage = stage(days)
    _ = stage.mount()
    guard let before = LiveHeap.bytes else { return nil }
    let mounted = stage.mount()
    let after = LiveHeap.bytes
    return withExtendedLifetime(mounted) { after.map { $0 - before } }
  }
}
