import Testing
import ViewTree

@MainActor @Suite("B62: destinations in rows of lists and lazy containers")
struct B62ListRowsTests {
  enum Container: CaseIterable { case list, stack, grid }

  struct Rows<Row: View>: View {
    let container: Container
    let ids: [Int]
    @ViewBuilder let row: (Int) -> Row

    var body: some View {
      switch container {
      case .list: List(ids, id: \.self, rowContent: row)
      case .stack: ScrollView { LazyVStack { ForEach(ids, id: \.self, content: row) } }
      case .grid: LazyVGrid(columns: [GridItem()]) { ForEach(ids, id: \.self, content: row) }
      }
    }
  }

  @Test("for: a warning from each row that is made, and the links push nothing", arguments: Container.allCases)
  func values(container: Container) {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      NavigationStack {
        Rows(container: container, ids: Array(0..<9)) {
          NavigationLink("go \($0)", value: $0).navigationDestination(for: Int.self) { Detail(id: $0) }
        }
      }
    }
    #expect(host.warnings.count == 2)
    host.tap("go 1")
    #expect([host.depth, host.warnings.count, host.counts.destinationsBuilt] == [1, 3, 0])
    host.scroll(by: 2)
    #expect(host.warnings.count == 5)
  }

  @Test("for: around the container, it takes the values of all rows", arguments: Container.allCases)
  func around(container: Container) {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      NavigationStack {
        Rows(container: container, ids: Array(0..<9)) { NavigationLink("go \($0)", value: $0) }
          .navigationDestination(for: Int.self) { Detail(id: $0) }
      }
    }
    host.scroll(by: 5)
    host.tap("go 6")
    #expect(host.texts == ["detail 6"])
    host.goBack()
    #expect(host.texts == ["go 5", "go 6"])
    #expect(host.warnings == [])
  }

  struct Presenting: View {
    let id: Int
    @State private var isOn = false
    @State private var item: Int?

    var body: some View {
      HStack {
        Button("flag \(id)") { isOn = true }
        Button("item \(id)") { item = id }
      }
      .navigationDestination(isPresented: $isOn) { Detail(id: id) }
      .navigationDestination(item: $item) { Detail(id: 100 + $0) }
    }
  }

  @Test("isPresented: and item: work, and warn as well", arguments: Container.allCases)
  func bindings(container: Container) {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      NavigationStack { Rows(container: container, ids: Array(0..<9)) { Presenting(id: $0) } }
    }
    #expect(host.warnings.count == 4)
    host.scroll(by: 3)
    for (control, text) in [("flag 3", "detail 3"), ("item 4", "detail 104"), ("flag 3", "detail 3")] {
      host.tap(control)
      #expect(host.texts == [text])
      host.goBack()
      #expect(host.texts == ["flag 3", "item 3", "flag 4", "item 4"])
    }
    #expect(host.warnings.count == 8)
  }

  @Test("a row keeps its screen when it is moved out of the viewport, and takes it along when it goes")
  func moved() {
    for container in Container.allCases {
      let ids = Handle<[Int]>()
      let host = ViewHost(viewport: Viewport(rows: 2, retention: .never)) {
        NavigationStack {
          Stateful(Array(0..<9), ids) { ids in
            Rows(container: container, ids: ids.wrappedValue) { Presenting(id: $0) }
          }
        }
      }
      host.tap("flag 1")
      host.update { ids.value = [5, 6, 7, 1] }
      #expect(host.texts == ["detail 1"])
      host.goBack()
      #expect(host.texts == ["flag 5", "item 5", "flag 6", "item 6"])
      host.scroll(by: 2)
      host.tap("item 1")
      #expect(host.texts == ["detail 101"])
      host.update { ids.value = [5] }
      #expect([host.depth == 1, host.texts == ["flag 5", "item 5"]] == [true, true])
    }
  }
}
