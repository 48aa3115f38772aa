import LinkScreens
import ViewTree

/// Says how far a resource has got.
struct StateText<Model: Resource>: View {
  @ObservedObject var resource: Model
  var body: some View { Text("\(resource.state)") }
}

/// A destination that is handed its resource.
struct HandedDetail<Model: Resource>: View {
  @ObservedObject var resource: Model

  init(_ resource: Model) {
    WorkCounts.countDestination()
    self.resource = resource
  }

  var body: some View { Text("detail, \(resource.state)") }
}

/// A destination that owns its resource.
struct OwningDetail<Model: Resource>: View {
  @StateObject private var resource: Model

  init(_ path: String, from network: FakeNetwork) {
    WorkCounts.countDestination()
    _resource = StateObject(wrappedValue: Model(path, from: network))
  }

  var body: some View { Text("detail, \(resource.state)") }
}

/// A test's hold on a link site: what runs its body again.
@MainActor final class LinkSiteDriver {
  var tick: @MainActor () -> Void = {}
}

/// Links, each with a destination, on the root of a stack.
struct LinkSite<Destination: View>: View {
  let driver: LinkSiteDriver
  let count: Int
  let destination: (Int) -> Destination
  @State private var ticks = 0

  init(_ driver: LinkSiteDriver, count: Int, @ViewBuilder destination: @escaping (Int) -> Destination) {
    self.driver = driver
    self.count = count
    self.destination = destination
  }

  var body: some View {
    NavigationStack {
      Text("ticks \(ticks)")
      ForEach(0..<count) { row in NavigationLink("row \(row)", destination: destination(row)) }
    }
    .onAppear { driver.tick = { [ticks = $ticks] in ticks.wrappedValue += 1 } }
  }
}

extension FakeNetwork {
  /// A network that answers "/0", "/1" and so on with "text 0", "text 1", after two seconds.
  static func withTexts(_ count: Int) -> FakeNetwork {
    let network = FakeNetwork(delay: .seconds(2))
    for row in 0..<count { network.answer("/\(row)", with: "text \(row)") }
    return network
  }

  /// The requests that an action makes.
  func requests(of action: () -> Void) -> [String] {
    let before = requestCount
    action()
    return Array(requests.dropFirst(before))
  }
}
