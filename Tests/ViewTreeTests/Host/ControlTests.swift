import Testing
import ViewTree

@MainActor @Suite struct ControlTests {
  @Test("a tap goes to the first enabled control whose label shows the text")
  func first() {
    let log = Log()
    let host = ViewHost {
      Text("go")
      NavigationLink("go", destination: Detail(id: 1))
      Button("other") { log.add("other") }
      Button(action: { log.add("first") }) {
        HStack {
          Text("please")
          VStack { Text("go") }
        }
      }
      Button("go") { log.add("second") }
    }
    host.tap("go")
    #expect(log.take() == ["first"])
    #expect(host.control("go")?.texts == ["please", "go"])
    #expect(host.control("please go") == nil)
    #expect(host.control("") == nil)
  }

  @Test("a link outside a navigation container is disabled")
  func disabledLink() {
    let host = ViewHost {
      VStack { NavigationLink("outside", destination: Detail(id: 1)) }
      NavigationStack { NavigationLink("inside", destination: Detail(id: 2)) }
    }
    #expect(host.control("outside") == nil)
    #expect(host.control("inside") != nil)
    #expect(
      host.outline == """
        VStack
          NavigationLink (disabled)
            Text "outside"
        NavigationStack
          NavigationLink
            Text "inside"
        """
    )
  }

  @Test("only controls of the top screen are there")
  func topScreen() {
    let log = Log()
    let host = ViewHost {
      NavigationStack {
        Button("button") { log.add("root") }
        NavigationLink("go") { Button("button") { log.add("pushed") } }
      }
    }
    host.tap("button")
    host.tap("go")
    host.tap("button")
    #expect(host.control("go") == nil)
    host.goBack()
    host.tap("button")
    #expect(log.take() == ["root", "pushed", "root"])
  }

  @Test("a control inside a label counts for the outer one first")
  func nestedControls() {
    let log = Log()
    let host = ViewHost {
      Button(action: { log.add("outer") }) {
        Text("a")
        Button("b") { log.add("inner") }
      }
    }
    host.tap("a")
    #expect(log.take().count == 1)
  }

  @Test("a control that was found earlier acts on what is there when it is tapped")
  func keptControl() throws {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { count in Button("add") { count.wrappedValue += 1 } }
    }
    let control = try #require(host.control("add"))
    for _ in 0..<3 { control.tap() }
    #expect(handle.value == 3)
  }

  @Test("a link whose control was kept does nothing once the link has gone")
  func keptLink() throws {
    let handle = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(true, handle) { isThere in
          if isThere.wrappedValue { NavigationLink("go", destination: Detail(id: 1)) }
        }
      }
    }
    let control = try #require(host.control("go"))
    host.update { handle.value = false }
    host.resetCounts()
    control.tap()
    #expect(host.depth == 1)
    #expect(host.counts.bodies(of: Detail.self) == 0)
  }
}
