import LinkScreens
import Testing
import ViewTree

@MainActor
@Suite("B90: a resource that loads in its initialiser, held by an eager destination, loads with each of them")
struct B90EagerLoadsTests {
  private func paths(_ count: Int) -> [String] { (0..<count).map { "/\($0)" } }

  @Test("one load for each destination, shown or not, and again for each pass of the link site", arguments: [1, 3, 42])
  func eachDestination(count: Int) {
    let network = FakeNetwork.withTexts(count)
    let driver = LinkSiteDriver()
    let host = ViewHost {
      LinkSite(driver, count: count) { HandedDetail(EagerResource("/\($0)", from: network)) }
    }
    #expect(network.requests == paths(count))
    for _ in 0..<3 {
      host.resetCounts()
      #expect(network.requests { host.update { driver.tick() } } == paths(count))
      #expect(host.totals.destinationsBuilt == count)
    }
    #expect(host.counts.bodies(of: HandedDetail<EagerResource>.self) == 0)
    #expect(network.requestCount == 4 * count)
  }

  @Test(
    "a push loads nothing more; a pass of the link site under it loads for all links, and the screen takes the new one"
  )
  func shown() {
    let network = FakeNetwork.withTexts(3)
    let driver = LinkSiteDriver()
    let host = ViewHost { LinkSite(driver, count: 3) { HandedDetail(EagerResource("/\($0)", from: network)) } }
    host.advance(by: .seconds(2))
    #expect(network.requests { host.tap("row 1") } == [])
    #expect(host.texts == ["detail, text 1"])
    #expect(network.requests { host.update { driver.tick() } } == paths(3))
    #expect(host.texts == ["detail, loading"])
    host.advance(by: .seconds(2))
    #expect(host.texts == ["detail, text 1"])
    #expect(network.requests { host.goBack() } == [])
    #expect(network.answerCount == 6)
  }

  @Test("behind a row whose inputs are equal nothing is loaded again")
  func rowViews() {
    struct Row: View {
      let id: Int
      let network: FakeNetwork
      var body: some View {
        NavigationLink("row \(id)", destination: HandedDetail(EagerResource("/\(id)", from: network)))
      }
    }
    struct Rows: View {
      let network: FakeNetwork
      @State private var ticks = 0
      var body: some View {
        NavigationStack {
          Button("tick \(ticks)") { ticks += 1 }
          ForEach(0..<5) { Row(id: $0, network: network) }
        }
      }
    }
    let network = FakeNetwork.withTexts(5)
    let host = ViewHost { Rows(network: network) }
    #expect(network.requests == paths(5))
    #expect(network.requests { host.tap("tick 0") } == [])
    #expect(host.texts.first == "tick 1")
  }

  @Test("a link that is there only while something is selected loads then, and with each pass from then on")
  func hiddenLink() {
    struct Screen: View {
      let network: FakeNetwork
      let driver: LinkSiteDriver
      @State private var selected: Int?
      @State private var ticks = 0
      var body: some View {
        NavigationStack {
          Text("ticks \(ticks)").onAppear { driver.tick = { ticks += 1 } }
          ForEach(0..<20) { row in Button("row \(row)") { selected = row } }
          if let row = selected {
            NavigationLink(
              destination: HandedDetail(EagerResource("/\(row)", from: network)),
              isActive: Binding(get: { selected != nil }, set: { if !$0 { selected = nil } })
            ) { EmptyView() }
          }
        }
      }
    }
    let network = FakeNetwork.withTexts(20)
    let driver = LinkSiteDriver()
    // The closure holds the screen, which holds the driver.
    defer { driver.tick = {} }
    let host = ViewHost { Screen(network: network, driver: driver) }
    #expect(network.requests { host.update { driver.tick() } } == [])
    #expect(network.requests { host.tap("row 7") } == ["/7"])
    host.advance(by: .seconds(2))
    #expect(host.texts == ["detail, text 7"])
    #expect(network.requests { host.update { driver.tick() } } == ["/7"])
    #expect(host.texts == ["detail, loading"])
    #expect(network.requests { host.goBack() } == [])
    #expect(network.requests { host.update { driver.tick() } } == [])
    #expect(network.requests { host.tap("row 7") } == ["/7"])
  }
}
