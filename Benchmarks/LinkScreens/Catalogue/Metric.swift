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

  /// Every count of a result, in the order of the files.
  public static let counts: [Metric] = [
    Metric("links_built", .swiftUI, "runs of navigation links' initialisers"),
    Metric("destinations_built", .swiftUI, "runs of the detail view's initialiser"),
    Metric("destination_bodies", .swiftUI, "evaluations of the detail view's body"),
    Metric("screen_bodies", .swiftUI, "evaluations of the screen's own body"),
    Metric("bodies", .swiftUI, "evaluations of bodies in all"),
    Metric("values_received", .model, "view values that reached an existing node"),
    Metric("comparisons", .model, "values held against the kept ones"),
    Metric("comparisons_equal", .model, "comparisons that found them equal"),
    Metric("nodes_created", .model, "nodes that entered the tree"),
    Metric("nodes_removed", .model, "nodes that left it"),
    Metric("nodes_live", .model, "nodes in the tree after the step"),
  ]

  private init(_ name: String, _ origin: Origin, _ summary: String) {
    self.name = name
    unit = "count"
    self.origin = origin
    self.summary = summary
  }
}
