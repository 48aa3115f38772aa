import Testing
import ViewTree

@MainActor @Suite("B87: a state written once a second for a minute")
struct B87TimerTests {
  /// A screen that counts seconds, above links of any kind.
  struct Clock<Links: View>: View {
    @State private var seconds = 0
    @ViewBuilder let links: () -> Links

    var body: some View {
      VStack {
        Text("\(seconds)")
        links()
      }
      .onAppear { scheduleTick() }
    }

    private func scheduleTick() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        seconds += 1
        scheduleTick()
      }
    }
  }

  @Test("3 inline eager links: 183 destinations, 0 of their bodies")
  func example() {
    let host = ViewHost {
      NavigationStack {
        Clock { ForEach(0..<3) { NavigationLink("row", destination: Detail(id: $0)) } }
      }
    }
    host.advance(by: .seconds(60))
    #expect(host.built == Built(links: 183, destinations: 183, entered: 0))
    #expect(host.texts.first == "60")
    #expect(host.elapsed == .seconds(60))
  }

  @Test("other sizes, in steps and at once", arguments: [(links: 1, seconds: 10), (5, 60), (3, 3600)], [1, 7])
  func sizes(size: (links: Int, seconds: Int), steps: Int) {
    let host = ViewHost(recordsDetails: false) {
      NavigationStack {
        Clock { ForEach(0..<size.links) { NavigationLink("row", destination: Detail(id: $0)) } }
      }
    }
    for _ in 0..<steps { host.advance(by: .seconds(size.seconds) / steps) }
    let seconds = size.seconds.isMultiple(of: steps) ? size.seconds : size.seconds - 1
    #expect(abs(host.counts.destinationsBuilt - size.links * (1 + seconds)) <= size.links)
    #expect(host.counts.bodiesEvaluated == 1 + Int(host.texts[0])!)
  }

  @Test("rows in a view of their own, which is equal: none are made again")
  func equalRows() {
    struct Rows: View {
      let count: Int
      var body: some View { ForEach(0..<count) { NavigationLink("row", destination: Detail(id: $0)) } }
    }
    let host = ViewHost { NavigationStack { Clock { Rows(count: 3) } } }
    host.advance(by: .seconds(60))
    #expect(host.built == Built(links: 3, destinations: 3, entered: 0))
  }

  @Test("lazy wrappers: 183 wrappers, no destination")
  func lazy() {
    let host = ViewHost {
      NavigationStack { Clock { ForEach(0..<3) { id in NavigationLink("row") { Lazy { Detail(id: id) } } } } }
    }
    host.advance(by: .seconds(60))
    #expect(host.built == Built(links: 183, destinations: 0, entered: 0))
    #expect(host.counts.values(of: Lazy<Detail>.self) == 183)
  }
}
