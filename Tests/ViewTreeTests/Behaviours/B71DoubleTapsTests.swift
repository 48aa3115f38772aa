import Testing
import ViewTree

@MainActor @Suite("B71: two taps on a link to a view push once; a value appended twice pushes two screens")
struct B71DoubleTapsTests {
  @Test("twice, and many times", arguments: [2, 3, 10])
  func sameLink(taps: Int) {
    let log = Log()
    let host = ViewHost { NavigationStack { NavigationLink("go", destination: LoggedDetail("a", log)) } }
    host.update { for _ in 0..<taps { host.tap("go") } }
    #expect(host.depth == 2)
    #expect(log.take() == ["body a", "appear a"])
    host.goBack()
    #expect(host.depth == 1)
    host.tap("go")
    #expect(host.depth == 2)
  }

  @Test("an isActive link, and a link in a row, erased")
  func otherLinks() {
    let handle = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, handle) { NavigationLink("active", destination: Detail(id: 1), isActive: $0) }
        ForEach(0..<2) { AnyView(NavigationLink("row \($0)", destination: Detail(id: 10 + $0))) }
      }
    }
    host.update {
      host.tap("active")
      host.tap("active")
    }
    #expect(host.texts == ["detail 1"])
    host.goBack()
    #expect(host.depth == 1)
    host.update {
      host.tap("row 1")
      host.tap("row 1")
    }
    #expect(host.texts == ["detail 11"])
    host.goBack()
    #expect(host.depth == 1)
  }

  @Test("a button tapped twice inside an update acts twice, before the pass")
  func buttons() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { count in
        let _ = log.add("body")
        let shown = count.wrappedValue
        Button("shown \(shown)") { count.wrappedValue += 1 }
      }
    }
    host.update {
      host.tap("shown 0")
      host.tap("shown 0")
    }
    #expect(host.texts == ["shown 2"])
    #expect(log.take() == ["body", "body"])
  }

  @Test("a value appended twice, and a link to it tapped twice, before the pass", arguments: [1, 2, 5])
  func values(times: Int) {
    let path = Handle<[Int]>()
    let host = ViewHost { NumberStack(path) }
    host.update { for _ in 0..<times { path.value.append(4) } }
    #expect(host.depth == times + 1)
    host.update { path.value = [] }
    host.update { for _ in 0..<times { host.tap("to 1") } }
    #expect(path.value == Array(repeating: 1, count: times))
    #expect(host.depth == times + 1)
    #expect(host.warnings == [])
  }

  @Test("a link with a tag, tapped twice, and two of them")
  func tags() {
    let selected = Handle<Int?>()
    let host = ViewHost {
      NavigationStack {
        Stateful(Int?.none, selected) { selection in
          ForEach(0..<3) { NavigationLink("row \($0)", destination: Detail(id: $0), tag: $0, selection: selection) }
        }
      }
    }
    host.update {
      host.tap("row 1")
      host.tap("row 1")
    }
    #expect([host.depth, selected.value] == [2, 1])
    host.goBack()
    // The selection is one, and holds what was written last.
    host.update {
      host.tap("row 1")
      host.tap("row 2")
    }
    #expect([host.depth, selected.value] == [2, 2])
    #expect(host.texts == ["detail 2"])
  }
}
