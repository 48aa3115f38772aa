import Testing

@testable import ViewTree

@Suite("The nodes of a tree")
@MainActor
struct TreeNodeTests {
  private struct Sheeted: View {
    @State var isShown = true

    var body: some View {
      Text("below").id(7).sheet(isPresented: $isShown) { Button("close") {} }
    }
  }

  private func node(
    _ kind: TreeNode.Kind,
    _ name: String,
    _ detail: String? = nil,
    isEnabled: Bool = true,
    level: Int,
    below parent: Int? = nil
  ) -> TreeNode {
    TreeNode(kind: kind, name: name, detail: detail, isEnabled: isEnabled, level: level, parent: parent)
  }

  @Test("come in document order, each with the place of the one above it")
  func order() {
    let host = ViewHost {
      NavigationStack {
        VStack {
          NavigationLink("go", destination: Text("there"))
          Button("no") {}.disabled(true)
        }
      }
    }
    host.tap("go")
    #expect(
      host.nodes == [
        node(.view, "NavigationStack", level: 0),
        node(.view, "VStack", level: 1, below: 0),
        node(.control, "NavigationLink", level: 2, below: 1),
        node(.text, "Text", "go", level: 3, below: 2),
        node(.view, "EnvironmentView", level: 2, below: 1),
        node(.control, "Button", level: 3, below: 4),
        node(.text, "Text", "no", level: 4, below: 5),
        node(.screen, "screen 2", level: 1, below: 0),
        node(.text, "Text", "there", level: 2, below: 7),
      ]
    )
    #expect(host.nodes.count(where: \.isCounted) == host.counts.nodesLive)
  }

  @Test("tell identities, and a sheet below what presents it")
  func sheets() {
    let host = ViewHost { Sheeted() }
    #expect(
      host.nodes.map(\.title) == [
        "Sheeted", "SheetView", "IDView 7", "Text \"below\"", "sheet", "Button", "Text \"close\"",
      ]
    )
    #expect(host.nodes.map(\.kind) == [.view, .view, .view, .text, .sheet, .control, .text])
  }

  @Test("a control that a tap does not reach says so")
  func disabled() {
    let host = ViewHost { NavigationLink("go", destination: Text("there")) }
    #expect(host.nodes.map(\.title) == ["NavigationLink (disabled)", "Text \"go\""])
    #expect(host.outline == "NavigationLink (disabled)\n  Text \"go\"")
  }
}
