import LinkScreens

/// A tree as JSON: a list of nodes in document order, each with the place of the one above it.
///
/// A list and not objects inside each other, so that no reader's limit of depth matters.
struct TreeJSON: Encodable {
  struct Node: Encodable {
    let kind: String
    let name: String
    /// Absent where a node has none.
    let detail: String?
    let is_enabled: Bool
    let level: Int
    /// Counted from 0; absent at the top.
    let parent: Int?
  }

  var tree_version = 1
  let screen: String
  let container: String
  let destination: String
  let rows: Int
  let phase: String
  let nodes: [Node]

  @MainActor
  init(_ step: Case, nodes: [StepNode]) {
    screen = step.screen.name
    container = step.container.rawValue
    destination = step.destination.rawValue
    rows = step.rows
    phase = step.phase.rawValue
    self.nodes = nodes.map { node in
      Node(
        kind: node.kind.rawValue,
        name: node.name,
        detail: node.detail,
        is_enabled: node.isEnabled,
        level: node.level,
        parent: node.parent
      )
    }
  }

  var text: String { ReportJSON.text(of: self) }
}
