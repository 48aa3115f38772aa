import Testing
import ViewTree

@MainActor @Suite("Random actions: screens show what a plain model of them says, and what fresh ones show")
struct RandomScreensTests {
  @Test("rows, links, screens, states, objects, environment and preferences", arguments: 1...8 as ClosedRange<UInt64>)
  func screens(seed: UInt64) {
    var game = RandomScreens.Game(seed: seed)
    let hosts = game.pair.hosts
    var actions: [String] = []
    for _ in 0..<60 {
      actions.append(game.act())
      let depth = game.plain.stack.count + 1
      guard hosts.allSatisfy({ $0.texts == game.texts && $0.depth == depth }) else {
        Issue.record("\(actions): \(hosts.map(\.texts)), not \(game.texts)")
        return
      }
      #expect(hosts[0].totals == hosts[1].totals)
      if depth == 1 {
        let fresh = game.fresh().hosts
        #expect(fresh.map(\.texts) == [game.texts, game.texts])
        #expect(fresh[0].totals == fresh[1].totals)
        #expect(fresh[0].counts.nodesLive == hosts[0].counts.nodesLive)
      }
    }
    #expect(hosts.map(\.warnings) == [[], []])
  }
}
