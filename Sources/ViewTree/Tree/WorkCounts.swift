#if !UNCOUNTED
  public import CCounters
#endif

/// How much work a tree did, as plain integers. They stay on in timed passes.
///
/// Links, destinations and bodies are SwiftUI's own; comparisons, values and nodes are the model's.
@frozen public struct WorkTotals: Equatable, Sendable {
  /// Runs of `NavigationLink` initialisers.
  public var linksBuilt = 0
  /// Runs of the initialisers of detail views, each of which counts itself with `WorkCounts.countDestination()`.
  public var destinationsBuilt = 0
  /// Runs of the initialisers of views that only wrap a detail view, each of which counts itself with
  /// `WorkCounts.countWrapper()`.
  public var wrappersBuilt = 0
  /// Model objects made, each of which counts itself with `WorkCounts.countObject()`.
  public var objectsBuilt = 0
  /// Loads begun, as `WorkCounts.countLoad()` is told of them.
  public var loadsStarted = 0
  /// Evaluations of the `body` of a view that has one of its own.
  public var bodiesEvaluated = 0
  /// New values held against the kept ones, one for each value, whatever its fields.
  public var comparisons = 0
  /// Comparisons that found the values unequal.
  public var comparisonsUnequal = 0
  /// View values that reached a container, which only hands its content on and has nothing to compare.
  public var valuesHandedOn = 0
  /// Nodes that entered the tree.
  public var nodesCreated = 0
  /// Nodes that left it.
  public var nodesRemoved = 0
  /// Environment readers that looked whether their value is another one.
  public var environmentChecks = 0
  /// Starts of tasks of views: one for each appearance, and for each change of an id while it is shown.
  public var tasksStarted = 0
  /// Ends of what kept such tasks running: disappearances, and changes of an id. A task whose body has already ended
  /// counts too.
  public var tasksCancelled = 0

  @inlinable public init() {}

  /// View values that reached a node that already existed.
  public var valuesReceived: Int { comparisons + valuesHandedOn }
  /// Comparisons that found the values equal.
  public var comparisonsEqual: Int { comparisons - comparisonsUnequal }

  /// The work between two readings. Field by field: it is asked for at every timed step.
  public static func - (later: WorkTotals, earlier: WorkTotals) -> WorkTotals {
    var work = later
    work.linksBuilt -= earlier.linksBuilt
    work.destinationsBuilt -= earlier.destinationsBuilt
    work.wrappersBuilt -= earlier.wrappersBuilt
    work.objectsBuilt -= earlier.objectsBuilt
    work.loadsStarted -= earlier.loadsStarted
    work.bodiesEvaluated -= earlier.bodiesEvaluated
    work.comparisons -= earlier.comparisons
    work.comparisonsUnequal -= earlier.comparisonsUnequal
    work.valuesHandedOn -= earlier.valuesHandedOn
    work.nodesCreated -= earlier.nodesCreated
    work.nodesRemoved -= earlier.nodesRemoved
    work.environmentChecks -= earlier.environmentChecks
    work.tasksStarted -= earlier.tasksStarted
    work.tasksCancelled -= earlier.tasksCancelled
    return work
  }
}

/// How much work a tree did since it was mounted or its counts were last reset.
@dynamicMemberLookup
public struct WorkCounts: Sendable {
  public let totals: WorkTotals
  /// Nodes in the tree now.
  public let nodesLive: Int
  let valuesByType: [ObjectIdentifier: Int]
  let bodiesByType: [ObjectIdentifier: Int]

  public subscript(dynamicMember total: KeyPath<WorkTotals, Int> & Sendable) -> Int { totals[keyPath: total] }

  /// Values of a type that reached the tree: made into a node, received by one, or kept by a link as its destination.
  /// Zero while the host does not record details.
  public func values<Content: View>(of type: Content.Type) -> Int { valuesByType[ObjectIdentifier(type)] ?? 0 }

  /// Evaluations of the body of a type. Zero while the host does not record details.
  public func bodies<Content: View>(of type: Content.Type) -> Int { bodiesByType[ObjectIdentifier(type)] ?? 0 }

  /// Counts one run of a detail view's initialiser, for the tree that is at work. The one line of the harness that a
  /// measured view contains; it stands first in the initialiser.
  @MainActor @inlinable @inline(__always) public static func countDestination() {
    #if !UNCOUNTED
      linkcost_built.destinations &+= 1
    #endif
  }

  /// Counts one run of the initialiser of a view that only wraps a detail view, as `countDestination()` does of these.
  @MainActor @inlinable @inline(__always) public static func countWrapper() {
    #if !UNCOUNTED
      linkcost_built.wrappers &+= 1
    #endif
  }

  /// Counts one model object; it stands first in the object's initialiser.
  @MainActor @inlinable @inline(__always) public static func countObject() {
    #if !UNCOUNTED
      linkcost_built.objects &+= 1
    #endif
  }

  /// Counts one load that begins.
  @MainActor @inlinable @inline(__always) public static func countLoad() {
    #if !UNCOUNTED
      linkcost_built.loads &+= 1
    #endif
  }

  @MainActor @inlinable @inline(__always) static func countLink() {
    #if !UNCOUNTED
      linkcost_built.links &+= 1
    #endif
  }
}
