import LinkScreens
import Testing

@testable import linkcost

@Suite("linkcost tree")
@MainActor
struct TreeTests {
  private func text(_ screen: String, _ format: TreeFormat, rows: Int, phase: String? = nil) throws -> String {
    var settings = Settings(rows: [rows], operands: [screen], treeFormat: format)
    if let phase { settings.phases = [phase] }
    return try TreeCommand.text(settings, surroundings: .fixed())
  }

  private static let nodes = [
    StepNode(kind: .view, name: "VStack", detail: nil, isEnabled: true, level: 0, parent: nil),
    StepNode(kind: .text, name: "Text", detail: "a \"b\"\\ \n", isEnabled: true, level: 1, parent: 0),
    StepNode(kind: .control, name: "Button", detail: nil, isEnabled: false, level: 1, parent: 0),
    StepNode(kind: .screen, name: "screen 2", detail: nil, isEnabled: true, level: 1, parent: 0),
  ]

  @Test("shows the pushed screen below the stack, after the step that was asked for")
  func text() throws {
    let lines = try text("row-view", .text, rows: 1, phase: "tap").split(separator: "\n").map(String.init)
    #expect(
      lines.suffix(16) == [
        "                  ForEach",
        "                    Row",
        "                      NavigationLink",
        "                        HStack",
        #"                          Text "2013-01-01""#,
        #"                          Text "sun, 5.0 °C, -2.8 °C, 0.0 mm, 2.7 m/s""#,
        "      screen 2",
        "        DayDetail",
        #"          NavigationTitleView "2013-01-01""#,
        "            VStack",
        #"              Text "2013-01-01""#,
        #"              Text "sun""#,
        #"              Text "sun, 5.0 °C, -2.8 °C, 0.0 mm, 2.7 m/s""#,
        #"              Text "days.csv (embedded)""#,
        "              Button",
        #"                Text "Close""#,
      ]
    )
  }

  @Test("without a phase and rows it is three rows that have appeared")
  func defaults() throws {
    let lines = try TreeCommand.text(Settings(operands: ["control"]), surroundings: .fixed()).split(separator: "\n")
    #expect(lines.count { $0.contains("HStack") } == 3)
    #expect(lines.count { $0.contains("screen 2") } == 0)
  }

  @Test("for Graphviz quotes every name, and draws what is no view differently")
  func dot() {
    #expect(
      TreeDot(title: #"x "y""#, nodes: Self.nodes).text == ##"""
        digraph tree {
          label="x \"y\"";
          node [shape=box];
          n0 [label="VStack"];
          n1 [label="Text \"a \"b\"\\ \\u{A}\"", shape=plaintext];
          n2 [label="Button (disabled)", style=dotted];
          n3 [label="screen 2", style=dashed];
          n0 -> n1;
          n0 -> n2;
          n0 -> n3;
        }

        """##
    )
  }

  @Test("as JSON tells the step and each node's place")
  func json() throws {
    let text = try text("control", .json, rows: 0)
    #expect(
      text.hasPrefix(
        """
        {
          "container" : "stack",
          "destination" : "typical",
          "nodes" : [
            {
              "is_enabled" : true,
              "kind" : "view",
              "level" : 0,
              "name" : "ControlScreen"
            },
            {
              "is_enabled" : true,
              "kind" : "view",
              "level" : 1,
              "name" : "AppearanceView",
              "parent" : 0
            },
        """
      )
    )
    #expect(
      text.hasSuffix(
        "  \"phase\" : \"mount\",\n  \"rows\" : 0,\n  \"screen\" : \"control\",\n  \"tree_version\" : 1\n}\n"
      )
    )
  }
}
