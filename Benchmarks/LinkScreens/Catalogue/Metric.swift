import ViewTree

/// A count of the results: its name in files, and whose number it is.
public struct Metric: Sendable {
  public enum Origin: String, Sendable {
    /// What SwiftUI itself does on a device.
    case swiftUI = "SwiftUI"
    /// What this simulator does; nobody can see it on a device.
    case model = "model"
  }

  public let name: String
  public let unit: String
  public let origin: Origin
  public let summary: String
  /// What a step comes to in it.
  let value: @Sendable (StepCounts) -> Int

  /// Every count of a result, in the order of the files.
  public static let counts: [Metric] = [
    Metric("links_built", .swiftUI, "runs of navigation links' initialisers") { $0.totals.linksBuilt },
    Metric("destinations_built", .swiftUI, "runs of the detail view's initialiser") { $0.totals.destinationsBuilt },
    Metric("wrappers_built", .swiftUI, "runs of the initialiser of a view that only wraps the detail view") {
      $0.totals.wrappersBuilt
    },
    Metric("objects_built", .swiftUI, "model objects made, those of resources included") { $0.totals.objectsBuilt },
    Metric("loads_started", .swiftUI, "loads begun") { $0.totals.loadsStarted },
    Metric("destination_bodies", .swiftUI, "evaluations of the detail view's body") { $0.destinationBodies },
    Metric("wrapper_bodies", .swiftUI, "evaluations of the body of a view that only wraps the detail view") {
      $0.wrapperBodies
    },
    Metric("screen_bodies", .swiftUI, "evaluations of the screen's own body") { $0.screenBodies },
    Metric("bodies", .swiftUI, "evaluations of bodies in all") { $0.totals.bodiesEvaluated },
    Metric("values_received", .model, "view values that reached an existing node") { $0.totals.valuesReceived },
    Metric("comparisons", .model, "values held against the kept ones") { $0.totals.comparisons },
    Metric("comparisons_equal", .model, "comparisons that found them equal") { $0.totals.comparisonsEqual },
    Metric("nodes_created", .model, "nodes that entered the tree") { $0.totals.nodesCreated },
    Metric("nodes_removed", .model, "nodes that left it") { $0.totals.nodesRemoved },
    Metric("nodes_live", .model, "nodes in the tree after the step") { $0.nodesLive },
  ]

  /// Whether a count is the model's choice, since SwiftUI's own is not settled: how often a closure runs that makes the
  /// destination of a value or an item, and so what such a destination makes and loads (behaviours B61, B66).
  @MainActor public static func isChoice(_ name: String, of screen: String, in phase: Phase) -> Bool {
    guard Screen.named(screen)?.isMadeAtPush ?? false, phase.needsLink else { return false }
    return ["destinations_built", "objects_built", "loads_started"].contains(name)
  }

  private init(_ name: String, _ origin: Origin, _ summary: String, value: @escaping @Sendable (StepCounts) -> Int) {
    self.name = name
    unit = "count"
    self.origin = origin
    self.summary = summary
    self.value = value
  }
}
