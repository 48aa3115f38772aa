import Testing
import ViewTree

@MainActor @Suite("B86: a context menu's items are made with the row's body, and act only when chosen")
struct B86ContextMenusTests {
  /// A menu item that writes down its initialiser and its action.
  struct Item: View {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      log.add("init \(name)")
    }

    var body: some View {
      Button(name) { log.add("action \(name)") }
    }
  }

  struct Row: View {
    let number: Int
    let log: Log
    @State private var isOpen = true
    var body: some View {
      Button("row \(number) \(isOpen)") { isOpen.toggle() }
        .contextMenu {
          Item("open \(number)", log)
          if isOpen { Item("delete \(number)", log) }
        }
    }
  }

  @Test("inits with each body of the row, actions when chosen")
  func example() throws {
    let log = Log()
    let host = ViewHost { Row(number: 1, log: log) }
    #expect(log.take() == ["init open 1", "init delete 1"])
    #expect(host.texts == ["row 1 true"])
    host.tap("row 1 true")
    #expect(log.take() == ["init open 1"])
    let menu = try #require(host.contextMenu(of: "row 1 false"))
    #expect(menu.texts == ["open 1"])
    #expect(log.take() == [])
    menu.tap("open 1")
    #expect(log.take() == ["action open 1"])
  }

  @Test("a row each, found by what the row shows", arguments: [1, 3, 20])
  func rows(count: Int) {
    let log = Log()
    let host = ViewHost { ForEach(0..<count) { AnyView(Row(number: $0, log: log)) } }
    #expect(log.take().count == 2 * count)
    for number in 0..<count {
      host.contextMenu(of: "row \(number) true")?.tap("delete \(number)")
      #expect(log.take() == ["action delete \(number)"])
    }
    #expect(host.texts == (0..<count).map { "row \($0) true" })
    #expect(host.contextMenu(of: "delete 0") == nil)
    #expect(host.control("delete 0") == nil)
  }

  @Test("a link with a menu: taps are the link's, a link in the menu pushes")
  func links() {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("go", destination: Detail(id: 1)).contextMenu {
          NavigationLink("elsewhere", destination: Detail(id: 2))
        }
      }
    }
    #expect(host.built == Built(links: 2, destinations: 2, entered: 0))
    host.tap("go")
    #expect(host.texts == ["detail 1"])
    host.goBack()
    host.contextMenu(of: "go")?.tap("elsewhere")
    #expect(host.texts == ["detail 2"])
    #expect(host.contextMenu(of: "go") == nil)
  }

  @Test("the innermost menu of those around a text, the first in order")
  func nested() {
    let host = ViewHost {
      VStack {
        Text("a").contextMenu { Button("inner") {} }
        Text("b")
      }
      .contextMenu { Button("outer") {} }
      Text("a").contextMenu { Button("second") {} }
      Text("c")
    }
    let menus = ["a", "b", "c"].map { host.contextMenu(of: $0)?.texts }
    #expect(menus == [["inner"], ["outer"], nil])
  }

  @Test("an item that removes its row, and the state a menu shows")
  func removal() {
    let ids = Handle<[Int]>()
    let host = ViewHost {
      Stateful([1, 2, 3], ids) { ids in
        ForEach(ids.wrappedValue, id: \.self) { id in
          Text("row \(id)").contextMenu {
            Section("of \(ids.wrappedValue.count)") { Button("delete") { ids.wrappedValue.removeAll { $0 == id } } }
          }
        }
      }
    }
    #expect(host.contextMenu(of: "row 2")?.texts == ["of 3", "delete"])
    host.contextMenu(of: "row 2")?.tap("delete")
    #expect(host.texts == ["row 1", "row 3"])
    #expect(host.contextMenu(of: "row 3")?.texts == ["of 2", "delete"])
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
  }

  @Test("items are not on the screen: they do not appear, and none of their tasks starts")
  func callbacks() {
    let log = Log()
    let host = ViewHost {
      NavigationStack {
        NavigationLink("go", destination: Detail(id: 1)).contextMenu { Noted("item", log).task {} }
      }
    }
    host.tap("go")
    host.goBack()
    #expect(log.take() == [])
    #expect(host.tasks == Tasks())
  }
}
