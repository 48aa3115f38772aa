import Testing
import ViewTree

@MainActor @Suite("B07: a lazy wrapper moves its destination's making to the push")
struct B07LazyWrapperTests {
  /// What was made and evaluated of wrappers and the destinations inside them.
  struct Wrapped: Equatable {
    var links = 0
    var wrappers = 0
    var wrapperBodies = 0
    var destinations = 0
    var destinationBodies = 0
  }

  /// The wrapper as apps write it: it keeps a destination that is not made yet.
  struct LazyView<Content: View>: View {
    let build: () -> Content

    init(_ build: @autoclosure @escaping () -> Content) {
      self.build = build
    }

    var body: Content { build() }
  }

  struct Site: View {
    let linkCount: Int
    let handle: Handle<Int>
    @State private var tick = 0

    var body: some View {
      let _ = handle.hold($tick)
      let seen = tick
      let text = "tick \(tick)"
      Text(text)
      ForEach(0..<linkCount) { id in
        NavigationLink("row \(id)", destination: LazyView(Detail(id: text.isEmpty ? seen : id)))
      }
    }
  }

  private func wrapped(in host: ViewHost, by action: () -> Void = {}) -> Wrapped {
    host.resetCounts()
    action()
    return Wrapped(
      links: host.counts.linksBuilt,
      wrappers: host.counts.values(of: LazyView<Detail>.self),
      wrapperBodies: host.counts.bodies(of: LazyView<Detail>.self),
      destinations: host.counts.destinationsBuilt,
      destinationBodies: host.counts.bodies(of: Detail.self)
    )
  }

  @Test("links: a wrapper each at mount and at each body of the link site, no destination", arguments: [1, 3, 100])
  func untilTheTap(linkCount: Int) {
    let handle = Handle<Int>()
    let host = ViewHost { NavigationStack { Site(linkCount: linkCount, handle: handle) } }
    #expect([host.counts.values(of: LazyView<Detail>.self), host.counts.destinationsBuilt] == [linkCount, 0])
    for tick in 1...3 {
      let step = wrapped(in: host) { host.update { handle.value = tick } }
      #expect(step == Wrapped(links: linkCount, wrappers: linkCount))
    }
  }

  @Test("the tap: one wrapper body, one destination, one body of it; the next push makes another")
  func tap() {
    let host = ViewHost { NavigationStack { Site(linkCount: 3, handle: Handle()) } }
    for _ in 1...2 {
      // The pushed screen's node is made from the wrapper that the link has kept.
      let step = wrapped(in: host) { host.tap("row 1") }
      #expect(step == Wrapped(wrappers: 1, wrapperBodies: 1, destinations: 1, destinationBodies: 1))
      #expect(host.texts == ["detail 1"])
      #expect(wrapped(in: host) { host.goBack() } == Wrapped())
    }
  }

  @Test("while it is on screen, each body of the link site runs it again, and makes its destination, found equal")
  func onScreen() {
    let handle = Handle<Int>()
    let host = ViewHost { NavigationStack { Site(linkCount: 3, handle: handle) } }
    host.tap("row 2")
    for tick in 1...3 {
      let step = wrapped(in: host) { host.update { handle.value = tick } }
      // Three that the links keep, and one of them handed on to the screen.
      #expect(step == Wrapped(links: 3, wrappers: 4, wrapperBodies: 1, destinations: 1))
    }
    #expect(host.texts == ["detail 2"])
  }

  @Test("a closure as the destination does not escape, so a wrapper is needed there as well")
  func trailingClosure() {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("eager") { Detail(id: 0) }
        NavigationLink("lazy") { LazyView(Detail(id: 1)) }
      }
    }
    #expect([host.counts.linksBuilt, host.counts.destinationsBuilt] == [2, 1])
    #expect(wrapped(in: host) { host.tap("lazy") }.destinations == 1)
  }

  @Test("a model object made with the destination is made with the push, and once more for each body of the wrapper")
  func model() {
    struct Modelled: View {
      let model: Token
      var body: some View { Text("modelled") }
    }
    let handle = Handle<Int>()
    let log = Log()
    func model() -> Token {
      log.add("model")
      return Token()
    }
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          let texts = ["\(tick.wrappedValue)", "go"]
          NavigationLink(texts[1], destination: Lazy { if texts.count > 1 { Modelled(model: model()) } })
        }
      }
    }
    host.update { handle.value = 1 }
    #expect(log.take() == [])
    host.tap("go")
    #expect(log.take() == ["model"])
    host.update { handle.value = 2 }
    #expect(log.take() == ["model"])
  }
}
