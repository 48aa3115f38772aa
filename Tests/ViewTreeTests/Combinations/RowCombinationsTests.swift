import Testing
import ViewTree

@MainActor @Suite("Two rules at once: rows")
struct RowCombinationsTests {
  @Test("an object in a row whose value is equal: the row runs once, for the object alone (B37, B30)")
  func observedInEqualRow() {
    struct Row: View {
      let id: Int
      @ObservedObject var model: Model
      var body: some View { Text("\(id): \(model.number)") }
    }
    struct Plain: View {
      let id: Int
      var body: some View { Text("plain \(id)") }
    }
    struct Screen: View {
      let model: Model
      let handle: Handle<Int>
      @State private var tick = 0
      var body: some View {
        let _ = handle.hold($tick)
        Text("\(tick)")
        ForEach(0..<2) {
          Row(id: $0, model: model)
          Plain(id: $0)
        }
        Row(id: 2 + tick, model: model)
      }
    }
    let model = Model()
    let handle = Handle<Int>()
    let host = ViewHost { Screen(model: model, handle: handle) }
    let causes = host.causes {
      host.update {
        model.number = 5
        handle.value = 1
        model.number = 6
      }
    }
    #expect(causes == ["Screen: _tick", "Row: @self, _model", "Row: _model", "Row: _model"])
    #expect(host.counts.values(of: Row.self) == 3)
    #expect(host.texts == ["1", "0: 6", "plain 0", "1: 6", "plain 1", "3: 6"])
  }

  struct Keepers: View {
    let handle: Handle<[Int]>
    @State var numbers: [Int]
    var body: some View {
      let _ = handle.hold($numbers)
      ForEach(numbers, id: \.self) { Keeper($0) }
    }
  }

  @Test("rows reordered while one writes its own state: one body for the write, none for the move (B25, B30)")
  func reorderedAndWritten() {
    let handle = Handle<[Int]>()
    let host = ViewHost { Keepers(handle: handle, numbers: [1, 2, 3, 4]) }
    let causes = host.causes {
      host.update {
        host.tap("2 keeps 2")
        handle.value = [4, 2, 5, 1]
        host.tap("3 keeps 3")
      }
    }
    #expect(causes == ["Keepers: _numbers", "Keeper: @self, @identity, _kept", "Keeper: _kept"])
    #expect(host.texts == ["4 keeps 4", "2 keeps 102", "5 keeps 5", "1 keeps 1"])
  }

  @Observable final class Item {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  @Observable final class Shelf {
    let id: Int
    var items: [Item]

    init(_ id: Int, _ names: [String]) {
      self.id = id
      items = names.enumerated().map { Item($0.offset, $0.element) }
    }
  }

  @Test("a content closure and its row change in one action: the row runs once, with both (B38, B31, B41)")
  func rowAndItsClosure() {
    struct Row: View {
      let name: String
      @State private var taps = 0
      var body: some View { Button("\(name) \(taps)") { taps += 1 } }
    }
    let items = [Item(0, "a"), Item(1, "b"), Item(2, "c")]
    let host = ViewHost { ForEach(items, id: \.id) { Row(name: $0.name) } }
    host.resetCounts()
    host.update {
      host.tap("b 0")
      items[1].name = "new"
    }
    #expect(host.counts.bodies(of: Row.self) == 1)
    #expect(host.texts == ["a 0", "new 1", "c 0"])
  }

  struct Shelves: View {
    let handle: Handle<[Shelf]>
    @State var shelves: [Shelf]
    var body: some View {
      let _ = handle.hold($shelves)
      ForEach(shelves, id: \.id) { shelf in
        ForEach(shelf.items, id: \.id) { Text($0.name) }
      }
    }
  }

  @Test("an outer element goes while what inner content closures read of it changes: no row is made twice (B38, B25)")
  func removedOuterElement() {
    let shelves = [Shelf(0, ["a", "b"]), Shelf(1, ["c"]), Shelf(2, ["d", "e", "f"])]
    let handle = Handle<[Shelf]>()
    let host = ViewHost { Shelves(handle: handle, shelves: shelves) }
    let causes = host.causes {
      host.update {
        shelves[0].items[0].name = "gone"
        shelves[2].items[1].name = "E"
        handle.value.removeFirst()
        shelves[0].items = []
      }
    }
    #expect(causes == ["Shelves: _shelves"])
    #expect(host.texts == ["c", "d", "E", "f"])
    #expect(host.counts.values(of: Text.self) == 4)
    #expect(host.causes { host.update { shelves[0].items = [Item(7, "still gone")] } } == [])
    #expect(host.counts.values(of: Text.self) == 0)
  }

  @Test("inner rows by index: an element goes, and no closure is called with its index (B38, B25)")
  func removedInnerIndex() {
    let shelves = [Shelf(0, ["a", "b", "c"]), Shelf(1, ["d"])]
    let host = ViewHost {
      ForEach(shelves, id: \.id) { shelf in
        ForEach(shelf.items.indices, id: \.self) { Text(shelf.items[$0].name) }
      }
    }
    for names in [["a", "b"], ["a"], []] {
      host.update { shelves[0].items.removeLast() }
      #expect(host.texts == names + ["d"])
    }
  }

  @Test(
    "another type under AnyView while a view inside has changed: that view never runs again (B52, B35)",
    arguments: 1...3
  )
  func erasedTypeAndDirtyChild(depth: Int) {
    struct Other: View {
      var body: some View { Text("other") }
    }
    struct Screen: View {
      let depth: Int
      let handle: Handle<Bool>
      @State private var isOther = false
      var body: some View {
        let _ = handle.hold($isOther)
        erased(depth)
      }
      func erased(_ depth: Int) -> AnyView {
        if depth > 1 { return AnyView(erased(depth - 1)) }
        return isOther ? AnyView(Other()) : AnyView(Keeper(1))
      }
    }
    let handle = Handle<Bool>()
    let host = ViewHost { Screen(depth: depth, handle: handle) }
    let causes = host.causes {
      host.update {
        host.tap("1 keeps 1")
        handle.value = true
      }
    }
    #expect(causes == ["Screen: _isOther", "Other: @self"])
    #expect(host.texts == ["other"])
    host.update { handle.value = false }
    #expect(host.texts == ["1 keeps 1"])
  }
}
