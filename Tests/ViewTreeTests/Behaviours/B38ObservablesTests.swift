import Testing
import ViewTree

@MainActor @Suite("B38: of an observable object only what the body has read counts, per instance, anew in each pass")
struct B38ObservablesTests {
  @Observable final class Item {
    let id: Int
    var name: String
    var note = ""

    init(id: Int) {
      self.id = id
      name = "item \(id)"
    }
  }

  struct Row: View {
    let item: Item
    var body: some View { Text(item.name) }
  }

  struct Rows: View {
    let items: [Item]
    var body: some View { ForEach(items, id: \.id) { Row(item: $0) } }
  }

  @Test("rows over items: one name changes, one row runs", arguments: [1, 10, 100])
  func oneOfMany(count: Int) {
    let items = (0..<count).map(Item.init)
    let host = ViewHost { Rows(items: items) }
    #expect(host.causes(of: { host.update { items[count / 2].name = "new" } }) == ["Row: @dependencies"])
    #expect(host.texts == items.map(\.name))
    #expect(host.counts.bodiesEvaluated == 1)
    #expect(host.counts.comparisons == 1, "the text; no row is compared")
  }

  @Test("a property that no body has read runs none")
  func unread() {
    let items = (0..<3).map(Item.init)
    let host = ViewHost { Rows(items: items) }
    #expect(host.causes(of: { host.update { for item in items { item.note = "new" } } }) == [])
  }

  @Test("every change counts, not only the first one")
  func again() {
    let items = (0..<3).map(Item.init)
    let host = ViewHost { Rows(items: items) }
    for change in 1...4 {
      #expect(host.causes(of: { host.update { items[1].name = "name \(change)" } }) == ["Row: @dependencies"])
      #expect(host.texts == ["item 0", "name \(change)", "item 2"])
    }
  }

  @Test("many changes of many properties in one action are one body")
  func oneTransaction() {
    struct Both: View {
      let item: Item
      var body: some View { Text(item.name + item.note) }
    }
    let item = Item(id: 0)
    let host = ViewHost { Both(item: item) }
    #expect(
      host.causes(of: {
        host.update {
          item.name = "a"
          item.note = "b"
          item.name = "c"
        }
      }) == ["Both: @dependencies"]
    )
    #expect(host.texts == ["cb"])
  }

  struct Sometimes: View {
    let item: Item
    var body: some View { Text(item.name.isEmpty ? item.note : "hidden") }
  }

  @Test("what the newest body has not read does not count any more")
  func renewed() {
    let item = Item(id: 0)
    let host = ViewHost { Sometimes(item: item) }
    #expect(host.causes(of: { host.update { item.note = "1" } }) == [])
    #expect(host.causes(of: { host.update { item.name = "" } }) == ["Sometimes: @dependencies"])
    #expect(host.causes(of: { host.update { item.note = "2" } }) == ["Sometimes: @dependencies"])
    #expect(host.causes(of: { host.update { item.name = "full" } }) == ["Sometimes: @dependencies"])
    #expect(host.causes(of: { host.update { item.note = "3" } }) == [])
    #expect(host.texts == ["hidden"])
  }

  @Test("one that is read for the first time by a later body is watched from then on")
  func readLater() {
    struct Switch: View {
      let item: Item
      @Binding var isOn: Bool
      var body: some View { Text(isOn ? item.name : "off") }
    }
    let item = Item(id: 0)
    let handle = Handle<Bool>()
    let host = ViewHost { Stateful(false, handle) { Switch(item: item, isOn: $0) } }
    #expect(host.causes(of: { host.update { item.name = "1" } }) == [])
    #expect(host.causes(of: { host.update { handle.value = true } }) == ["Switch: _isOn"])
    #expect(host.causes(of: { host.update { item.name = "2" } }) == ["Switch: @dependencies"])
    #expect(host.texts == ["2"])
  }

  /// A view without dynamic properties first lies in its parent's node, and is moved when its body reads an object.
  struct Plain: View {
    let number: Int
    let item: Item?
    var body: some View {
      Text("\(number)")
      if let item { Keeper(number).id(item.name.count) }
    }
  }

  @Test("a plain view that begins to read keeps the state below it")
  func beginsToRead() {
    let item = Item(id: 7)
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { number in Plain(number: number.wrappedValue, item: number.wrappedValue > 0 ? item : nil) }
    }
    #expect(host.texts == ["0"])
    host.update { handle.value = 1 }
    #expect(host.texts == ["1", "1 keeps 1"])
    host.tap("1 keeps 1")
    host.update { handle.value = 2 }
    #expect(host.texts == ["2", "2 keeps 101"])
    host.update { item.name = "ITEM 7" }
    #expect(host.texts == ["2", "2 keeps 101"])
    host.update { item.name = "longer" + item.name }
    #expect(host.texts == ["2", "2 keeps 2"])
  }

  @Test(
    "text written in the content closure of a ForEach follows its objects, wherever the rows are",
    arguments: [1, 40, 100]
  )
  func contentClosures(count: Int) {
    let items = (0..<count).map(Item.init)
    let handle = Handle<[Item]>()
    let host = ViewHost { Stateful(items, handle) { ForEach($0.wrappedValue, id: \.id) { Text($0.name) } } }
    for index in [0, count / 2, count - 1] {
      host.update { items[index].name = "changed \(index)" }
      #expect(host.texts == items.map(\.name))
    }
    host.update { handle.value.reverse() }
    host.update { items[0].name = "moved" }
    #expect(host.texts == items.reversed().map(\.name))
    host.update { handle.value.removeAll() }
    #expect(host.causes(of: { host.update { items[0].name = "gone" } }) == [])
  }

  @Test("a view in an AnyView, and a generic one, read as any other")
  func erasedAndGeneric() {
    struct Generic<Value>: View {
      let value: Value
      let read: (Value) -> String
      var body: some View { Text(read(value)) }
    }
    let item = Item(id: 1)
    let host = ViewHost {
      AnyView(Row(item: item))
      Generic(value: item) { $0.name }
      Generic(value: 5) { "\($0)" }
    }
    #expect(
      host.causes(of: { host.update { item.name = "new" } })
        == ["Row: @dependencies", "Generic<Item>: @dependencies"]
    )
    #expect(host.texts == ["new", "new", "5"])
  }

  @Test("an object owned by a state, bound through Bindable: the reader runs, and not the owner")
  func bindable() {
    struct Editor: View {
      @Bindable var item: Item
      var body: some View { Field(text: $item.name) }
    }
    struct Field: View {
      @Binding var text: String
      var body: some View { Button(text) { text += "!" } }
    }
    struct Owner: View {
      @State private var item = Item(id: 3)
      var body: some View { Editor(item: item) }
    }
    let host = ViewHost { Owner() }
    #expect(host.causes(of: { host.tap("item 3") }) == ["Field: @dependencies"])
    #expect(host.texts == ["item 3!"])
  }

  @Test("a view that has gone is told nothing, and the object does not keep it alive")
  func gone() {
    struct Holder: View {
      let item: Item
      let token: Token
      var body: some View { Text(item.name) }
    }
    let item = Item(id: 0)
    let handle = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, handle) { isThere in if isThere.wrappedValue { Holder(item: item, token: Token()) } }
    }
    host.update { handle.value = false }
    #expect(host.causes(of: { host.update { item.name = "new" } }) == [])
    let mounted = mountedAndGone { Holder(item: item, token: $0) }
    #expect(mounted.texts == ["new"])
    #expect(mounted.token == nil)
    item.name = "nobody reads it any more"
  }

  @Test("an object changed by a callback after the pass causes the next pass")
  func changedByCallback() {
    let item = Item(id: 0)
    let host = ViewHost { Row(item: item).onAppear { item.name = "appeared" } }
    #expect(host.texts == ["appeared"])
    #expect(host.causes.map(\.description) == ["Row: @self", "Row: @dependencies"])
  }

  @Test("an object changed by a body that comes later: its reader runs in the pass after")
  func changedByBody() {
    struct Writer: View {
      let item: Item
      var body: some View {
        let _ = { if item.name != "written" { item.name = "written" } }()
        Text("writer")
      }
    }
    let item = Item(id: 0)
    let host = ViewHost {
      Row(item: item)
      Writer(item: item)
    }
    #expect(host.texts == ["written", "writer"])
    #expect(host.counts.bodies(of: Row.self) == 2)
  }

  /// What a screen shows that holds a fresh token, and that token if it is still there once the tree is gone.
  private func mountedAndGone<Content: View>(content: (Token) -> Content) -> (texts: [String], token: Token?) {
    weak var token: Token?
    var texts: [String] = []
    do {
      let kept = Token()
      token = kept
      let root = content(kept)
      texts = ViewHost { root }.texts
    }
    return (texts, token)
  }
}
