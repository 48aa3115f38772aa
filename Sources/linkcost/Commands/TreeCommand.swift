import LinkScreens
import Measurement

/// `linkcost tree`: the tree of one screen after one step, in the form that was asked for. Nothing is timed.
@MainActor
struct TreeCommand {
  static func text(_ settings: Settings, surroundings: Surroundings) throws -> String {
    let aCase = try OneStep(settings, surroundings: surroundings, usualRows: usualRows, usualPhase: .mount)
    let nodes = aCase.tree
    switch settings.treeFormat {
    case .text: return nodes.map { String(repeating: "  ", count: $0.level) + $0.title.inOneLine + "\n" }.joined()
    case .dot: return TreeDot(title: aCase.title, nodes: nodes).text
    case .json: return TreeJSON(aCase.step, nodes: nodes).text
    }
  }

  /// Enough to see what repeats, and few enough to read.
  static let usualRows = 3
}
