import LinkScreens
import Testing
import ViewTree

@MainActor @Suite("B93: two views that share one resource load once")
struct B93SharedResourcesTests {
  /// Owns a resource and has several views show it.
  struct Sharing<Model: Resource>: View {
    let count: Int
    @StateObject private var resource: Model
    @State private var ticks = 0

    init(_ path: String, from network: FakeNetwork, count: Int) {
      self.count = count
      _resource = StateObject(wrappedValue: Model(path, from: network))
    }

    var body: some View {
      Button("tick") { ticks += 1 }
      ForEach(0..<count) { _ in StateText(resource: resource) }
    }
  }

  private func check<Model: Resource>(_ model: Model.Type, count: Int) {
    let network = FakeNetwork.withTexts(1)
    let host = ViewHost { Sharing<Model>("/0", from: network, count: count) }
    #expect(network.requests == ["/0"])
    #expect(host.texts == ["tick"] + Array(repeating: "loading", count: count))
    host.tap("tick")
    host.advance(by: .seconds(2))
    #expect(host.texts == ["tick"] + Array(repeating: "text 0", count: count))
    host.tap("tick")
    #expect(network.requestCount == 1)
  }

  @Test("side by side, loading in its initialiser", arguments: [2, 10])
  func eager(count: Int) { check(EagerResource.self, count: count) }

  @Test("side by side, loading on its first subscriber", arguments: [2, 10])
  func lazy(count: Int) { check(LazyResource.self, count: count) }

  @Test("the list and the detail screen of the same thing")
  func listAndDetail() {
    struct Root: View {
      @ObservedObject var resource: LazyResource
      var body: some View {
        NavigationStack {
          StateText(resource: resource)
          NavigationLink("open", destination: HandedDetail(resource))
        }
      }
    }
    let network = FakeNetwork.withTexts(1)
    let host = ViewHost { Root(resource: LazyResource("/0", from: network)) }
    host.tap("open")
    host.advance(by: .seconds(2))
    #expect(host.texts == ["detail, text 0"])
    host.goBack()
    #expect(host.texts == ["text 0", "open"])
    #expect(network.requestCount == 1)
  }

  @Test("screens that find it in the environment, one after the other")
  func environment() {
    struct Found: View {
      @EnvironmentObject var resource: LazyResource
      var body: some View { Text("found, \(resource.state)") }
    }
    let network = FakeNetwork.withTexts(1)
    let driver = LinkSiteDriver()
    let resource = LazyResource("/0", from: network)
    let host = ViewHost { LinkSite(driver, count: 3) { _ in Found() }.environmentObject(resource) }
    #expect(network.requests == [])
    for row in 0..<3 {
      host.tap("row \(row)")
      host.update { driver.tick() }
      host.advance(by: .seconds(2))
      #expect(host.texts == ["found, text 0"])
      host.goBack()
    }
    #expect(network.requestCount == 1)
  }
}
