import Testing
import ViewTree

@MainActor @Suite("B03: a destination's body and callbacks do not run before the push")
struct B03BeforeThePushTests {
  @Test("three links: nothing before the tap, then the one that was tapped")
  func oneOfThree() {
    let log = Log()
    let host = ViewHost {
      NavigationStack {
        for3(log)
      }
    }
    #expect(log.take() == [])
    host.tap("go 2")
    #expect(log.take() == ["body 2", "appear 2"])
    host.goBack()
    #expect(log.take() == ["disappear 2"])
    host.tap("go 3")
    #expect(log.take() == ["body 3", "appear 3"])
    #expect(host.built == Built(links: 3, destinations: 3, entered: 2))
  }

  @ViewBuilder private func for3(_ log: Log) -> some View {
    ForEach(1..<4) { id in NavigationLink("go \(id)", destination: LoggedDetail("\(id)", log)) }
  }

  @Test("nor however often the link site runs")
  func manyPasses() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Text("tick \(tick.wrappedValue)")
          for3(log)
        }
      }
    }
    for tick in 1...10 { host.update { handle.value = tick } }
    #expect(log.take() == [])
    #expect(host.built == Built(links: 33, destinations: 33, entered: 0))
  }

  @Test("an isActive link that starts inactive, an erased destination, one wrapped in modifiers")
  func otherForms() {
    let log = Log()
    let host = ViewHost {
      NavigationStack {
        NavigationLink("a", destination: LoggedDetail("a", log), isActive: .constant(false))
        NavigationLink("b", destination: AnyView(LoggedDetail("b", log)))
        NavigationLink(
          "c",
          destination: LoggedDetail("c", log).onAppear { log.add("outer") }.navigationTitle("title").id(1)
        )
      }
    }
    #expect(log.take() == [])
    host.tap("c")
    #expect(log.take() == ["body c", "appear c", "outer"])
    #expect(host.depth == 2)
  }

  @Test("a destination has no node before the push and none after the pop")
  func nodes() {
    let host = ViewHost { NavigationStack { NavigationLink("go", destination: Detail(id: 1)) } }
    #expect(host.counts.nodesLive == 3)
    #expect(
      host.outline == """
        NavigationStack
          NavigationLink
            Text "go"
        """
    )
    host.tap("go")
    #expect(host.counts.nodesLive == 5)
    #expect(
      host.outline == """
        NavigationStack
          NavigationLink
            Text "go"
          screen 2
            Detail
              Text "detail 1"
        """
    )
    host.goBack()
    #expect(host.counts.nodesLive == 3)
  }
}
