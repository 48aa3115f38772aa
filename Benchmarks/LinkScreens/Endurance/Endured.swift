import ViewTree

/// What is alive at one moment.
public struct Living: Equatable, Sendable {
  /// Nodes of the tree that were created and not removed.
  public var nodes: Int
  /// What a change can reach in the tree directly.
  public var dependents: Int
  /// Bytes that the process has allocated and not freed; nil where the platform does not tell. ``EnduranceCase`` takes the
  /// most of a quarter of its cycles, and the least of another.
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
  /// Nanoseconds of processor time that a cycle took at the start, undisturbed; nil where nothing was timed, or where there
  /// were too few cycles.
  public var first: Double?
  /// The same at the end.
  public var last: Double?

  /// Bytes that the cycles have left on the heap; negative where the most of the beginning was never reached again; nil
  /// where the platform does not tell.
  public var heapBytesLeft: Int? {
    if let before = before.heapBytes, let after = after.heapBytes { after - before } else { nil }
  }

  /// Bytes that the heap may differ by. An allocator that has a piece a little too large gives it whole and counts it so,
  /// and which pieces those are is another question after each cycle. The smallest piece lost in every tenth of 10,000
  /// cycles would be 32,000.
  public static let allocatorSlack = 1_024

  /// Whether nothing is alive that was not before, and nothing is gone.
  public var leftNothing: Bool {
    let isSameTree = (before.nodes, before.dependents) == (after.nodes, after.dependents)
    return isSameTree && (heapBytesLeft ?? 0) <= Self.allocatorSlack
  }
}
