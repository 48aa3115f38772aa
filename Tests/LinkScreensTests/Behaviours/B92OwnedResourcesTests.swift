import LinkScreens
import Testing
import ViewTree

@MainActor @Suite("B92: a resource that its screen owns as a state object loads once a push")
struct B92OwnedResourcesTests {
  /// Pushes a row twice, while the link site runs before, under and between.
  private func check<Model: Resource>(_ model: Model.Type, count: Int, passes: Int) {
    let network = FakeNetwork.withTexts(count)
    let driver = LinkSiteDriver()
    let host = ViewHost { LinkSite(driver, count: count) { OwningDetail<Model>("/\($0)", from: network) } }
    let row = count - 1
    for push in 1...2 {
      for _ in 0..<passes { host.update { driver.tick() } }
      #expect(network.requestCount == push - 1)
      #expect(network.requests { host.tap("row \(row)") } == ["/\(row)"])
      #expect(host.texts == ["detail, loading"])
      for _ in 0..<passes { host.update { driver.tick() } }
      host.advance(by: .seconds(2))
      #expect(host.texts == ["detail, text \(row)"])
      for _ in 0..<passes { host.update { driver.tick() } }
      #expect(host.texts == ["detail, text \(row)"])
      host.goBack()
    }
    #expect(network.requestCount == 2)
    #expect(host.totals.destinationsBuilt == count * (1 + 6 * passes))
    #expect(host.warnings == [])
  }

  @Test("one that loads in its initialiser", arguments: [(1, 0), (3, 1), (42, 5)])
  func eager(count: Int, passes: Int) { check(EagerResource.self, count: count, passes: passes) }

  @Test("one that loads on its first subscriber", arguments: [(1, 0), (3, 1), (42, 5)])
  func lazy(count: Int, passes: Int) { check(LazyResource.self, count: count, passes: passes) }

  @Test("on several screens of one stack, each loads for itself, and is let go with its screen")
  func severalScreens() {
    struct Level: View {
      let level: Int
      let network: FakeNetwork
      @StateObject private var resource: EagerResource

      init(_ level: Int, from network: FakeNetwork) {
        self.level = level
        self.network = network
        _resource = StateObject(wrappedValue: EagerResource("/\(level)", from: network))
      }

      var body: some View {
        Text("level \(level), \(resource.state)")
        if level < 2 { NavigationLink("deeper", destination: Level(level + 1, from: network)) }
      }
    }
    let network = FakeNetwork.withTexts(3)
    let host = ViewHost { LinkSite(LinkSiteDriver(), count: 1) { Level($0, from: network) } }
    host.tap("row 0")
    host.tap("deeper")
    host.tap("deeper")
    #expect(network.requests == ["/0", "/1", "/2"])
    host.advance(by: .seconds(2))
    #expect(host.texts == ["level 2, text 2"])
    host.goBack()
    #expect(host.texts == ["level 1, text 1", "deeper"])
    #expect(network.requests { host.tap("deeper") } == ["/2"])
    #expect(host.texts == ["level 2, loading"])
  }
}
