import LinkScreens
import Testing
import ViewTree

@MainActor @Suite("B91: a resource that loads on its first subscriber loads at the push")
struct B91FirstSubscriberTests {
  private func host(_ network: FakeNetwork, _ driver: LinkSiteDriver, count: Int) -> ViewHost {
    ViewHost { LinkSite(driver, count: count) { HandedDetail(LazyResource("/\($0)", from: network)) } }
  }

  @Test("no load until the push, however often the link site runs; then one", arguments: [1, 3, 42])
  func untilThePush(count: Int) {
    let network = FakeNetwork.withTexts(count)
    let driver = LinkSiteDriver()
    let host = host(network, driver, count: count)
    for _ in 0..<3 { host.update { driver.tick() } }
    host.advance(by: .seconds(10))
    #expect(network.requests == [])
    host.tap("row \(count - 1)")
    #expect(network.requests == ["/\(count - 1)"])
    #expect(host.texts == ["detail, loading"])
    host.advance(by: .seconds(2))
    #expect(host.texts == ["detail, text \(count - 1)"])
    #expect(network.requestCount == 1)
  }

  @Test("a second subscriber does not load again, before the answer or after it", arguments: [false, true])
  func secondSubscriber(isAnswered: Bool) {
    struct Pair: View {
      @ObservedObject var resource: LazyResource
      @State private var showsBoth = false
      var body: some View {
        Button("both") { showsBoth = true }
        StateText(resource: resource)
        if showsBoth { StateText(resource: resource) }
      }
    }
    let network = FakeNetwork.withTexts(1)
    let host = ViewHost {
      LinkSite(LinkSiteDriver(), count: 1) { Pair(resource: LazyResource("/\($0)", from: network)) }
    }
    #expect(network.requests { host.tap("row 0") } == ["/0"])
    if isAnswered { host.advance(by: .seconds(2)) }
    #expect(network.requests { host.tap("both") } == [])
    let text = isAnswered ? "text 0" : "loading"
    #expect(host.texts == ["both", text, text])
    host.advance(by: .seconds(2))
    #expect(host.texts == ["both", "text 0", "text 0"])
    #expect(network.requestCount == 1)
  }

  @Test("pushed again without a pass of the link site the same resource is shown; after one, a new one loads")
  func pushedAgain() {
    let network = FakeNetwork.withTexts(2)
    let driver = LinkSiteDriver()
    let host = host(network, driver, count: 2)
    host.tap("row 1")
    host.advance(by: .seconds(2))
    host.goBack()
    #expect(network.requests { host.tap("row 1") } == [])
    #expect(host.texts == ["detail, text 1"])
    host.goBack()
    #expect(network.requests { host.update { driver.tick() } } == [])
    #expect(network.requests { host.tap("row 1") } == ["/1"])
    #expect(host.texts == ["detail, loading"])
  }

  @Test("a pass of the link site under the screen makes the resource anew, which loads at once", arguments: [1, 4])
  func madeAnew(passes: Int) {
    let network = FakeNetwork.withTexts(3)
    let driver = LinkSiteDriver()
    let host = host(network, driver, count: 3)
    host.tap("row 2")
    host.advance(by: .seconds(2))
    for _ in 0..<passes {
      #expect(network.requests { host.update { driver.tick() } } == ["/2"])
      #expect(host.texts == ["detail, loading"])
    }
    host.advance(by: .seconds(2))
    #expect(host.texts == ["detail, text 2"])
    #expect(network.requestCount == 1 + passes)
    #expect(host.warnings == [])
  }
}
