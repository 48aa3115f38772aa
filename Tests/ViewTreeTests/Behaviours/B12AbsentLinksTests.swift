import Testing
import ViewTree

extension NavigationLink where Label == EmptyView {
  /// As an app writes it: no link at all while there is no value.
  init?<Value>(_ binding: Binding<Value?>, destination: (Value) -> Destination) {
    guard let value = binding.wrappedValue else { return nil }
    let isActive = Binding(
      get: { binding.wrappedValue != nil },
      set: { if !$0 { binding.wrappedValue = nil } }
    )
    self.init(destination: destination(value), isActive: isActive) { EmptyView() }
  }
}

@MainActor @Suite("B12: a link that is nil contributes nothing")
struct B12AbsentLinksTests {
  @Test("an optional, an if and a failable initialiser, all nil")
  func absent() {
    let none: NavigationLink<Text, Detail>? = nil
    let isThere = false
    let host = ViewHost {
      NavigationStack {
        Text("only")
        none
        if isThere { NavigationLink("go", destination: Detail(id: 1)) }
        NavigationLink(Binding<Int?>.constant(nil)) { Detail(id: $0) }
      }
    }
    #expect(host.built == Built())
    #expect(host.counts.nodesLive == 2)
    #expect(host.outline == "NavigationStack\n  Text \"only\"")
  }

  @Test("an if let comes and goes with its value, state and all")
  func comesAndGoes() {
    let handle = Handle<Int?>()
    let host = ViewHost {
      NavigationStack {
        Stateful(nil, handle) { id in
          if let id = id.wrappedValue { NavigationLink("go", destination: Detail(id: id)) }
        }
      }
    }
    let bare = host.counts.nodesLive
    #expect(host.built == Built())
    #expect(host.built { host.update { handle.value = 7 } } == Built(links: 1, destinations: 1, entered: 0))
    #expect([host.counts.nodesCreated, host.counts.nodesRemoved, host.counts.nodesLive] == [2, 0, bare + 2])
    host.tap("go")
    #expect(host.texts == ["detail 7"])
    #expect(host.built { host.update { handle.value = nil } } == Built())
    #expect(host.counts.nodesLive == bare)
    #expect(host.depth == 1)
    #expect(host.texts == [])
  }

  @Test("rows of which some have a link", arguments: [0, 1, 5, 60])
  func someRows(count: Int) {
    let host = ViewHost {
      NavigationStack {
        ForEach(0..<count) { id in
          Text("row \(id)")
          if id % 3 == 0 { NavigationLink("link \(id)", destination: Detail(id: id)) }
        }
      }
    }
    let links = (count + 2) / 3
    #expect(host.built == Built(links: links, destinations: links, entered: 0))
    #expect(host.counts.nodesLive == 2 + count + 2 * links)
  }

  @Test("a hidden link in the background, erased or not, makes nothing until there is a selection")
  func hiddenLink() {
    let handle = Handle<Int?>()
    let host = ViewHost {
      Stateful(nil, handle) { selection in
        NavigationStack {
          VStack { Text("rows") }
            .background(NavigationLink(selection) { Detail(id: $0) })
            .background(AnyView(Text("back")))
        }
      }
    }
    #expect(host.built == Built())
    #expect(host.built { host.update { handle.value = 3 } } == Built(links: 1, destinations: 1, entered: 1))
    #expect(host.texts == ["detail 3"])
    #expect(host.built { host.goBack() } == Built())
    #expect(handle.value == nil)
    #expect(host.texts == ["rows", "back"])
  }

  @Test("a nil inside a nil, and a nil beside a link")
  func nested() {
    let double: Detail?? = .some(nil)
    let host = ViewHost {
      NavigationStack {
        double
        NavigationLink("go") { Optional<Detail>.none }
      }
    }
    #expect(host.built == Built(links: 1, destinations: 0, entered: 0))
    host.tap("go")
    #expect(host.depth == 2)
    #expect(host.texts == [])
  }
}
