import Testing
import ViewTree

@MainActor @Suite("Random actions through bindings: the list is what a plain array says")
struct RandomBindingsTests {
  @Test("bindings to elements, members, optionals and nested elements", arguments: 1...8 as ClosedRange<UInt64>)
  func bindings(seed: UInt64) {
    var game = Entries.Game(seed: seed)
    var actions: [String] = []
    for step in 0..<50 {
      actions.append(game.act(step))
      let texts = Entries.texts(of: game.entries)
      guard game.hosts.allSatisfy({ $0.texts == texts }) else {
        Issue.record("\(actions): \(game.hosts.map(\.texts)), not \(texts)")
        return
      }
      #expect(game.hosts[0].totals == game.hosts[1].totals)
    }
    #expect(game.handles.map(\.value) == [game.entries, game.entries])
    #expect(game.hosts.map(\.warnings) == [[], []])
  }
}
