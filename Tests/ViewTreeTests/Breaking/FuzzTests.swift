import Testing
import ViewTree

/// Random numbers that are the same in each run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(sides))
  }
}

@MainActor @Suite("Random actions: the tree shows what a plain model of it says, and what a fresh tree shows")
struct FuzzTests {
  @Observable final class Shared {
    var number = 0
    var names: [Int: String] = [:]
  }

  enum Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// What the test can reach inside a tree.
  @MainActor final class Handles {
    let ids = Handle<[Int]>()
    let title = Handle<Int>()
    let environment = Handle<Int>()
  }

  struct Row: View {
    let id: Int
    @Binding var title: Int
    let shared: Shared
    @ObservedObject var model: Model
    @Environment(\.a) private var a
    @State private var taps: Int

    init(_ id: Int, _ title: Binding<Int>, _ shared: Shared, _ model: Model, taps: Int) {
      self.id = id
      _title = title
      self.shared = shared
      self.model = model
      _taps = State(initialValue: taps)
    }

    var body: some View {
      Button("tap \(id)") { taps += 1 }.preference(key: Sum.self, value: id + taps)
      Text("taps \(taps)")
      if id.isMultiple(of: 2) { Text("\(shared.number) \(shared.names[id] ?? "-")") } else { AnyView(Text("a \(a)")) }
      if id.isMultiple(of: 3) { Text("model \(model.number)").id(model.number) }
      if taps > 1 { Button("title \(id)") { title += 1 } }
    }
  }

  struct Detail: View {
    let id: Int
    let title: Int
    let level: Int
    let shared: Shared
    @Environment(\.a) private var a
    @State private var taps = 0
    var body: some View {
      Button("tap detail") { taps += 1 }
      Text("detail \(id), title \(title), level \(level), a \(a), \(shared.names[id] ?? "-"), taps \(taps)")
      if level < 3 {
        NavigationLink("deeper", destination: Detail(id: id, title: title, level: level + 1, shared: shared))
      }
    }
  }

  struct Screen: View {
    let handles: Handles
    let shared: Shared
    let model: Model
    let initialTaps: [Int: Int]
    @State var ids: [Int]
    @State var title: Int
    @State var a: Int
    @State private var sum = 0

    var body: some View {
      let _ = (handles.ids.hold($ids), handles.title.hold($title), handles.environment.hold($a))
      NavigationStack {
        Text("title \(title), sum \(sum)")
        ForEach(ids, id: \.self) { id in
          Row(id, $title, shared, model, taps: initialTaps[id] ?? 0)
          NavigationLink("open \(id)", destination: Detail(id: id, title: title, level: 0, shared: shared))
        }
        .onPreferenceChange(Sum.self) { sum = $0 }
      }
      .environment(\.a, a)
    }
  }

  /// The plain model.
  struct Plain {
    var ids: [Int] = [1, 2, 3]
    var title = 0
    var a = 1
    var taps: [Int: Int] = [:]
    /// The taps of each screen on the stack, and the row that has pushed the first.
    var stack: [Int] = []
    var opened = 0

    mutating func keep(_ newIDs: [Int]) {
      ids = newIDs
      taps = taps.filter { newIDs.contains($0.key) }
      if !newIDs.contains(opened) { stack = [] }
    }

    @MainActor func texts(_ shared: Shared, _ model: Model) -> [String] {
      if let taps = stack.last {
        let level = stack.count - 1
        let name = shared.names[opened] ?? "-"
        return ["tap detail", "detail \(opened), title \(title), level \(level), a \(a), \(name), taps \(taps)"]
          + (level < 3 ? ["deeper"] : [])
      }
      var texts = ["title \(title), sum \(ids.reduce(0) { $0 + $1 + taps[$1, default: 0] })"]
      for id in ids {
        let taps = taps[id, default: 0]
        texts += ["tap \(id)", "taps \(taps)"]
        texts.append(id.isMultiple(of: 2) ? "\(shared.number) \(shared.names[id] ?? "-")" : "a \(a)")
        if id.isMultiple(of: 3) { texts.append("model \(model.number)") }
        if taps > 1 { texts.append("title \(id)") }
        texts.append("open \(id)")
      }
      return texts
    }
  }

  /// A tree, recording or not, beside its model.
  @MainActor struct Pair {
    let handles: [Handles]
    let hosts: [ViewHost]

    init(_ plain: Plain, _ shared: Shared, _ model: Model) {
      let handles = [Handles(), Handles()]
      self.handles = handles
      hosts = [true, false].map { recordsDetails in
        ViewHost(recordsDetails: recordsDetails) {
          Screen(
            handles: handles[recordsDetails ? 0 : 1],
            shared: shared,
            model: model,
            initialTaps: plain.taps,
            ids: plain.ids,
            title: plain.title,
            a: plain.a
          )
        }
      }
    }

    func tap(_ label: String) { for host in hosts { host.tap(label) } }

    func update(_ write: (Handles) -> Void) {
      for (host, handles) in zip(hosts, handles) { host.update { write(handles) } }
    }
  }

  func act(_ dice: inout Dice, _ plain: inout Plain, _ pair: Pair, _ shared: Shared, _ model: Model) -> String {
    let choice = dice.roll(16)
    switch choice {
    case 0, 1:
      var ids = plain.ids
      let new = dice.roll(30)
      if !ids.contains(new) { ids.insert(new, at: dice.roll(ids.count + 1)) }
      plain.keep(ids)
      pair.update { $0.ids.value = ids }
      return "insert"
    case 2:
      if plain.ids.isEmpty { return "-" }
      var ids = plain.ids
      ids.remove(at: dice.roll(ids.count))
      plain.keep(ids)
      pair.update { $0.ids.value = ids }
      return "remove"
    case 3:
      var ids = plain.ids
      for last in ids.indices.reversed() { ids.swapAt(last, dice.roll(last + 1)) }
      plain.keep(ids)
      pair.update { $0.ids.value = ids }
      return "shuffle \(ids)"
    case 4, 5, 6:
      if !plain.stack.isEmpty {
        plain.stack[plain.stack.count - 1] += 1
        pair.tap("tap detail")
      } else if !plain.ids.isEmpty {
        let id = plain.ids[dice.roll(plain.ids.count)]
        plain.taps[id, default: 0] += 1
        pair.tap("tap \(id)")
      }
      return "tap"
    case 7, 8:
      if plain.stack.isEmpty {
        if plain.ids.isEmpty { return "-" }
        plain.opened = plain.ids[dice.roll(plain.ids.count)]
        pair.tap("open \(plain.opened)")
      } else {
        if plain.stack.count == 4 { return "-" }
        pair.tap("deeper")
      }
      plain.stack.append(0)
      return "push"
    case 9, 10:
      if !plain.stack.isEmpty { plain.stack.removeLast() }
      for host in pair.hosts { host.goBack() }
      return "back"
    case 11:
      plain.title += 1
      let title = plain.title
      pair.update { $0.title.value = title }
      return "title"
    case 12:
      shared.number += 1
      shared.names[dice.roll(30)] = "n\(shared.number)"
      pair.update { _ in }
      return "shared"
    case 13:
      model.number += 1
      pair.update { _ in }
      return "model"
    case 14:
      plain.a = dice.roll(5)
      let a = plain.a
      pair.update { $0.environment.value = a }
      return "environment"
    default:
      // Much at once, in transactions of their own.
      var ids = Array(plain.ids.reversed())
      if !ids.isEmpty { ids.removeLast() }
      plain.title += 2
      plain.a = dice.roll(5)
      plain.keep(ids)
      model.number += 1
      shared.number += 1
      let (title, a) = (plain.title, plain.a)
      pair.update { handles in
        handles.title.value = title - 1
        withAnimation { handles.ids.value = ids }
        handles.environment.value = a
        withAnimation { handles.title.value += 1 }
      }
      return "much"
    }
  }

  @Test("rows, links, screens, states, objects, environment and preferences", arguments: 1...8 as ClosedRange<UInt64>)
  func screens(seed: UInt64) {
    var dice = Dice(seed: seed)
    var plain = Plain()
    let shared = Shared()
    let model = Model()
    let pair = Pair(plain, shared, model)
    var actions: [String] = []
    for _ in 0..<60 {
      actions.append(act(&dice, &plain, pair, shared, model))
      let expected = plain.texts(shared, model)
      guard pair.hosts.allSatisfy({ $0.texts == expected && $0.depth == plain.stack.count + 1 }) else {
        Issue.record("\(actions): \(pair.hosts.map(\.texts)), not \(expected)")
        return
      }
      if plain.stack.isEmpty {
        let fresh = Pair(plain, shared, model).hosts[0]
        #expect(fresh.texts == expected)
        #expect(fresh.counts.nodesLive == pair.hosts[0].counts.nodesLive)
      }
    }
    #expect(pair.hosts.map(\.warnings) == [[], []])
  }

  /// A tree of views as data.
  indirect enum Shape: Equatable {
    case text(Int)
    case erased(Shape)
    case identified(Int, Shape)
    case branch(Bool, Shape, Shape)
    case rows([Int], Shape)
    case both(Shape, Shape)
    case absent
    case reader
    case environment(Int, Shape)
    case watched(Int, Shape)

    static func random(_ dice: inout Dice, _ depth: Int) -> Shape {
      func inner(_ dice: inout Dice) -> Shape { random(&dice, depth - 1) }
      switch dice.roll(depth > 0 ? 10 : 3) {
      case 0: return .text(dice.roll(5))
      case 1: return .absent
      case 2: return .reader
      case 3: return .erased(inner(&dice))
      case 4: return .identified(dice.roll(2), inner(&dice))
      case 5: return .branch(dice.roll(2) == 0, inner(&dice), inner(&dice))
      case 6: return .rows((0..<dice.roll(5)).map { _ in dice.roll(4) }, inner(&dice))
      case 7: return .both(inner(&dice), inner(&dice))
      case 8: return .environment(dice.roll(3), inner(&dice))
      default: return .watched(dice.roll(3), inner(&dice))
      }
    }

    /// The same with one place changed.
    func changed(_ dice: inout Dice) -> Shape {
      if dice.roll(4) == 0 { return .random(&dice, 3) }
      switch self {
      case .text, .absent, .reader: return .random(&dice, 3)
      case .erased(let inner): return .erased(inner.changed(&dice))
      case .identified(let id, let inner): return .identified(id, inner.changed(&dice))
      case .branch(let isFirst, let first, let second):
        if dice.roll(2) == 0 { return .branch(!isFirst, first, second) }
        return .branch(isFirst, first.changed(&dice), second.changed(&dice))
      case .rows(var ids, let inner):
        switch dice.roll(4) {
        case 0: return .rows(ids, inner.changed(&dice))
        case 1: ids.reverse()
        case 2: ids.append(dice.roll(4))
        default: if !ids.isEmpty { ids.remove(at: dice.roll(ids.count)) }
        }
        return .rows(ids, inner)
      case .both(let first, let second):
        return dice.roll(2) == 0 ? .both(first.changed(&dice), second) : .both(first, second.changed(&dice))
      case .environment(_, let inner): return .environment(dice.roll(3), inner)
      case .watched(_, let inner): return .watched(dice.roll(3), inner)
      }
    }
  }

  struct ShapeView: View {
    let shape: Shape
    @Environment(\.a) private var a

    var body: some View {
      switch shape {
      case .text(let number): Text("\(number)").preference(key: Sum.self, value: number)
      case .erased(let inner): AnyView(ShapeView(shape: inner))
      case .identified(let id, let inner): ShapeView(shape: inner).id(id)
      case .branch(let isFirst, let first, let second):
        if isFirst { ShapeView(shape: first) } else { VStack { ShapeView(shape: second) } }
      case .rows(let ids, let inner):
        ForEach(ids, id: \.self) { id in
          if id > 0 { Text("row \(id)") }
          ShapeView(shape: inner)
        }
      case .both(let first, let second):
        ShapeView(shape: first)
        Section { ShapeView(shape: second) }
      case .absent: EmptyView()
      case .reader: Text("a \(a)")
      case .environment(let a, let inner): ShapeView(shape: inner).environment(\.a, a)
      case .watched(let number, let inner):
        ShapeView(shape: inner).onAppear {}.onChange(of: number) {}.task(id: number) {}
      }
    }
  }

  struct Summed: View {
    let handle: Handle<Shape>
    @State var shape: Shape
    @State private var sum = 0
    var body: some View {
      let _ = handle.hold($shape)
      Text("sum \(sum)")
      ShapeView(shape: shape).onPreferenceChange(Sum.self) { sum = $0 }
    }
  }

  @Test("structure: after each change the whole tree is that of a fresh one", arguments: 1...10 as ClosedRange<UInt64>)
  func structure(seed: UInt64) {
    var dice = Dice(seed: seed)
    var shape = Shape.random(&dice, 5)
    let handle = Handle<Shape>()
    let host = ViewHost { Summed(handle: handle, shape: shape) }
    for _ in 0..<20 {
      let old = shape
      shape = shape.changed(&dice)
      host.update { handle.value = shape }
      let fresh = ViewHost { Summed(handle: Handle(), shape: shape) }
      guard host.outline == fresh.outline, host.texts == fresh.texts else {
        Issue.record("\(old) to \(shape): \(host.outline) not \(fresh.outline)")
        return
      }
      #expect(host.counts.nodesLive == fresh.counts.nodesLive)
    }
  }

  struct Entry: Identifiable, Equatable {
    let id: Int
    var name: String
    var note: String?
    var parts: [Int] = []
  }

  struct NoteEditor: View {
    let id: Int
    @Binding var note: String
    var body: some View { Button("note \(id) \(note)") { note += "!" } }
  }

  struct EntryEditor: View {
    @Binding var entry: Entry
    let remove: () -> Void
    var body: some View {
      Button("name \(entry.id) \(entry.name)") { entry.name += "+" }
      if let note = Binding($entry.note) { NoteEditor(id: entry.id, note: note) }
      Button("toggle \(entry.id)") { entry.note = entry.note == nil ? "n" : nil }
      Button("grow \(entry.id)") { entry.parts.append(0) }
      ForEach($entry.parts.indices, id: \.self) { index in
        Button("part \(entry.id).\(index) \(entry.parts[index])") { $entry.parts[index].wrappedValue += 1 }
      }
      Button("shrink \(entry.id)") { if !entry.parts.isEmpty { entry.parts.removeFirst() } }
      Button("remove \(entry.id)") {
        entry.name = "gone"
        remove()
      }
    }
  }

  struct Entries: View {
    let handle: Handle<[Entry]>
    @State var entries: [Entry]
    var body: some View {
      let _ = handle.hold($entries)
      ForEach($entries) { $entry in
        EntryEditor(entry: $entry) { [id = entry.id] in entries.removeAll { $0.id == id } }
      }
      Text("count \(entries.count)")
    }
  }

  func texts(of entries: [Entry]) -> [String] {
    entries.flatMap { entry -> [String] in
      ["name \(entry.id) \(entry.name)"] + (entry.note.map { ["note \(entry.id) \($0)"] } ?? [])
        + ["toggle \(entry.id)", "grow \(entry.id)"]
        + entry.parts.enumerated().map { "part \(entry.id).\($0.offset) \($0.element)" }
        + ["shrink \(entry.id)", "remove \(entry.id)"]
    } + ["count \(entries.count)"]
  }

  @Test("bindings to elements, members, optionals and nested elements", arguments: 1...8 as ClosedRange<UInt64>)
  func bindings(seed: UInt64) {
    var dice = Dice(seed: seed)
    var entries = [Entry(id: 100, name: "a"), Entry(id: 101, name: "b", note: "n", parts: [1, 2])]
    let handle = Handle<[Entry]>()
    let host = ViewHost(recordsDetails: seed % 2 == 0) { Entries(handle: handle, entries: entries) }
    var actions: [String] = []
    for step in 0..<50 {
      let place = entries.isEmpty ? 0 : dice.roll(entries.count)
      let choice = entries.isEmpty ? 7 : dice.roll(9)
      actions.append("\(choice)@\(place)")
      let id = entries.isEmpty ? 0 : entries[place].id
      switch choice {
      case 0:
        host.tap("name \(id) \(entries[place].name)")
        entries[place].name += "+"
      case 1:
        guard let note = entries[place].note else { continue }
        host.tap("note \(id) \(note)")
        entries[place].note = note + "!"
      case 2:
        host.tap("toggle \(id)")
        entries[place].note = entries[place].note == nil ? "n" : nil
      case 3:
        host.tap("grow \(id)")
        entries[place].parts.append(0)
      case 4:
        guard let part = entries[place].parts.indices.last else { continue }
        host.tap("part \(id).\(part) \(entries[place].parts[part])")
        entries[place].parts[part] += 1
      case 5:
        host.tap("shrink \(id)")
        if !entries[place].parts.isEmpty { entries[place].parts.removeFirst() }
      case 6:
        host.tap("remove \(id)")
        entries.remove(at: place)
      case 7:
        entries.insert(Entry(id: step, name: "s\(step)"), at: place)
        host.update { handle.value = entries }
      default:
        entries.reverse()
        if entries.count > 3 { entries.removeLast(2) }
        host.update {
          handle.value.reverse()
          if handle.value.count > 3 { handle.value.removeLast(2) }
        }
      }
      guard host.texts == texts(of: entries) else {
        Issue.record("\(actions): \(host.texts), not \(texts(of: entries))")
        return
      }
    }
    #expect(handle.value == entries)
    #expect(host.warnings == [])
  }
}
