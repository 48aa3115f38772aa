import LinkScreens
import Measurement

/// A tree as a directed graph in Graphviz's language: `dot -Tsvg` draws it.
///
/// Names and texts are quoted strings, in which a quote and a backslash are escaped: the language's grammar,
/// https://graphviz.org/doc/info/lang.html.
struct TreeDot {
  let title: String
  let nodes: [StepNode]

  var text: String {
    let shown = nodes.enumerated().map { index, node in
      "  n\(index) [label=\(Self.quoted(node.title))\(Self.look(of: node))];\n"
    }
    let edges = nodes.enumerated().compactMap { index, node in node.parent.map { "  n\($0) -> n\(index);\n" } }
    return "digraph tree {\n  label=\(Self.quoted(title));\n  node [shape=box];\n" + shown.joined() + edges.joined()
      + "}\n"
  }

  private static func look(of node: StepNode) -> String {
    switch node.kind {
    case .view: ""
    case .text: ", shape=plaintext"
    case .control: node.isEnabled ? ", style=bold" : ", style=dotted"
    case .screen, .sheet: ", style=dashed"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.inOneLine.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    } + "\""
  }
}
