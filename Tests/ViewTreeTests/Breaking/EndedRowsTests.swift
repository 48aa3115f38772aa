import Testing
import ViewTree

@MainActor @Suite("Lazy rows that have gone hear no more of the objects that their values have read")
struct EndedRowsTests {
  @Observable final class Title {
    var text = "a"
  }

  /// How rows read the title: one row an element, or as many as only the values tell.
  enum Kind: CaseIterable { case stack, list, conditionalList, sections }

  struct Rows: View {
    let kind: Kind
    let title: Title
    var body: some View {
      switch kind {
      case .stack: LazyVStack { ForEach(0..<50) { Text("\(title.text)\($0)") } }
      case .list: List(0..<50) { Text("\(title.text)\($0)") }
      case .conditionalList: List(0..<50) { if $0 % 2 == 0 { Text("\(title.text)\($0)") } }
      case .sections:
        LazyVStack { ForEach(0..<9) { _ in Section(title.text) { ForEach(0..<9) { Text("\(title.text)\($0)") } } } }
      }
    }
  }

  @Test("with the list that held them", arguments: Kind.allCases)
  func list(kind: Kind) {
    let (title, shows) = (Title(), Handle<Bool>())
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      Stateful(true, shows) { if $0.wrappedValue { Rows(kind: kind, title: title) } else { Text("off") } }
    }
    host.scroll(by: 1)
    host.update { shows.value = false }
    host.update { title.text = "b" }
    #expect(host.texts == ["off"])
    host.update { shows.value = true }
    #expect(host.texts.last?.first == "b")
  }

  @Test("with the screen that held the list, and with the host", arguments: Kind.allCases)
  func screen(kind: Kind) {
    let title = Title()
    do {
      let host = ViewHost(viewport: Viewport(rows: 2)) {
        NavigationStack { NavigationLink("go", destination: Rows(kind: kind, title: title)) }
      }
      host.tap("go")
      host.scroll(by: 3)
      host.goBack()
      host.update { title.text = "b" }
      #expect(host.texts == ["go"])
      host.tap("go")
    }
    title.text = "c"
  }

  /// Does something as it goes.
  final class Farewell {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    deinit { action() }
  }

  struct Child: View {
    let farewell: Farewell
    var body: some View { Text("child") }
  }

  @Test("also where a row changes what the others have read, as it goes with the host")
  func farewells() {
    let title = Title()
    do {
      let host = ViewHost(viewport: Viewport(rows: 2)) {
        List(0..<9) { row in
          let _ = title.text
          if row > 1 { Child(farewell: Farewell { title.text += "." }) }
        }
      }
      host.scroll(by: 1)
      #expect(host.texts == ["child", "child"])
    }
    #expect(title.text.count > 1)
  }
}
