import ViewTree

/// What is alive at one moment.
public struct Living: Equatable, Sendable {
  /// Nodes of the tree that were created and not removed.
  public var nodes: Int
  /// What a change can reach in the tree directly.
  public var dependents: Int
  /// Bytes that the process has allocated and not freed; nil where the platform does not tell.
  public var heapBytes: Int?
}

extension Living {
  @MainActor init(in mounted: MountedScreen) {
    nodes = mounted.host.counts.nodesLive
    dependents = mounted.host.dependentCount
    heapBytes = LiveHeap.bytes
  }
}

/// What many cycles came to.
public struct Endured: Equatable, Sendable {
  public var cycles: Int
  public var before: Living
  public var after: Living
  /// Nanoseconds of processor time that a cycle took at the start, undisturbed; nil where nothing was timed.
  public var first: Double?
  /// The same at the end; nil too where there were too few cycles.
  public var last: Double?

  /// Bytes that the cycles have left on the heap; nil where the platform does not tell.
  public var heapBytesLeft: Int? {
    if let before = before.heapBytes, let after = after.heapBytes { after - before } else { nil }
  }

  /// An allocator that has a piece a little too large gives it whole, and counts it so: bytes that it may differ by, more
  /// where there are more objects. The 10,000 mounts of `action-link`, with 731 dependents, left 2,256 bytes and 30,000
  /// left 1,984; 3,000 passes of `value-link` left 752, twice as many none. The smallest piece lost in each of 3,000 would be
  /// 48,000.
  public var allocatorSlack: Int { 1_024 + 4 * before.dependents }

  /// Whether nothing is alive that was not before, and nothing is gone.
  public var leftNothing: Bool {
    let isSameTree = (before.nodes, before.dependents) == (after.nodes, after.dependents)
    return isSameTree && abs(heapBytesLeft ?? 0) <= allocatorSlack
  }
}
