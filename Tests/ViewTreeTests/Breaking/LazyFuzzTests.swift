import Testing
import ViewTree

@MainActor
@Suite("Random scrolls and changes of lazy rows: what is visible, and what it keeps, is what a plain model says")
struct LazyFuzzTests {
  enum Container: CaseIterable { case stack, list, grid }
  /// How the content closure writes a row. Of the last four, types do not tell how many rows an element is.
  enum Kind: CaseIterable { case plain, wrapped, conditional, erased, hiddenInBody, sections }

  /// A row with a state, which writes down its life.
  struct Row: View {
    let id: Int
    let tick: Int
    let log: Log
    @State private var taps = 0

    var body: some View {
      Button("\(id) taps \(taps) tick \(tick)") { taps += 1 }
        .onAppear { log.add("+\(id)") }
        .onDisappear { log.add("-\(id)") }
    }
  }

  /// Whether there is a row is known to the body alone.
  struct Secretive: View {
    let id: Int
    let tick: Int
    let log: Log

    var body: some View { if Plain.isPresent(id) { Row(id: id, tick: tick, log: log) } }
  }

  struct Screen: View {
    let container: Container
    let kind: Kind
    let log: Log
    let handles: (ids: Handle<[Int]>, tick: Handle<Int>)
    @State private var ids: [Int]
    @State private var tick = 0

    init(_ container: Container, _ kind: Kind, _ ids: [Int], _ log: Log, _ handles: (Handle<[Int]>, Handle<Int>)) {
      self.container = container
      self.kind = kind
      self.log = log
      self.handles = handles
      _ids = State(initialValue: ids)
    }

    var body: some View {
      let _ = (handles.ids.hold($ids), handles.tick.hold($tick))
      switch container {
      case .stack: ScrollView { LazyVStack { rows } }
      case .list: List { rows }
      case .grid: LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 3)), GridItem()]) { rows }
      }
    }

    @ViewBuilder private var rows: some View {
      switch kind {
      case .plain: ForEach(ids, id: \.self) { Row(id: $0, tick: tick, log: log) }
      case .wrapped: ForEach(ids, id: \.self) { id in VStack { if id >= 0 { Row(id: id, tick: tick, log: log) } } }
      case .conditional:
        ForEach(ids, id: \.self) { id in if Plain.isPresent(id) { Row(id: id, tick: tick, log: log) } }
      case .erased: ForEach(ids, id: \.self) { AnyView(Row(id: $0, tick: tick, log: log)) }
      case .hiddenInBody: ForEach(ids, id: \.self) { Secretive(id: $0, tick: tick, log: log) }
      case .sections:
        ForEach(Plain.groups(of: ids), id: \.first!.group) { days in
          Section {
            ForEach(days, id: \.id) { Row(id: $0.id, tick: tick, log: log) }
          } header: {
            Text("header")
          }
        }
      }
    }
  }

  /// The plain model.
  struct Plain {
    struct Day { let id: Int, group: Int }
    struct Kept { var taps = 0, isVisible = false, leftIn: Int? }

    let kind: Kind
    let lanes: Int
    let viewport: Viewport
    var ids: [Int]
    var tick = 0
    var offset = 0
    var update = 0
    var kept: [Int: Kept] = [:]

    static func isPresent(_ id: Int) -> Bool { id % 3 != 1 }

    /// Tens of ids, in the order in which they first occur.
    static func groups(of ids: [Int]) -> [[Day]] {
      var groups: [[Day]] = []
      for id in ids {
        let day = Day(id: id, group: id / 10)
        if let place = groups.firstIndex(where: { $0[0].group == day.group }) {
          groups[place].append(day)
        } else {
          groups.append([day])
        }
      }
      return groups
    }

    /// All rows there could be, in order.
    var rows: [Int] {
      switch kind {
      case .conditional, .hiddenInBody: ids.filter(Plain.isPresent)
      case .sections: Plain.groups(of: ids).joined().map(\.id)
      case .plain, .wrapped, .erased: ids
      }
    }

    var visible: [Int] { rows.filter { kept[$0]?.isVisible ?? false } }

    var texts: [String] { visible.map { "\($0) taps \(kept[$0]!.taps) tick \(tick)" } }

    /// Does one update, and returns what appears and disappears.
    mutating func perform(_ action: (inout Plain) -> Void) -> Set<String> {
      update += 1
      action(&self)
      let rows = rows
      offset = max(min(offset, (rows.count + lanes - 1) / lanes - viewport.rows), 0)
      let made = rows.dropFirst(offset * lanes).prefix((viewport.rows + viewport.prefetch) * lanes)
      let shown = Set(made.prefix(viewport.rows * lanes))
      var events: Set<String> = []
      for id in kept.keys where !made.contains(id) && kept[id]!.leftIn == nil { kept[id]!.leftIn = update }
      for id in made { kept[id, default: Kept()].leftIn = nil }
      for id in kept.keys where kept[id]!.isVisible != shown.contains(id) {
        kept[id]!.isVisible.toggle()
        events.insert("\(shown.contains(id) ? "+" : "-")\(id)")
      }
      forget(rows)
      return events
    }

    private mutating func forget(_ rows: [Int]) {
      let there = Set(rows)
      kept = kept.filter { there.contains($0.key) }
      if case .updates(let updates) = viewport.retention {
        kept = kept.filter { $0.value.leftIn.map { $0 + updates > update } ?? true }
      }
    }
  }

  @Test(
    "in every container, however rows are written",
    arguments: Container.allCases,
    Kind.allCases
  )
  func random(container: Container, kind: Kind) {
    for seed in 0..<4 {
      var dice = Dice(seed: UInt64(seed * 100 + kind.hashIndex))
      let retention = [Viewport.Retention.never, .updates(1), .updates(5), .forever][seed]
      let viewport = Viewport(rows: [4, 7, 1, 5][seed], retention: retention, prefetch: seed % 2)
      run(container, kind, viewport, &dice)
    }
  }

  private func run(_ container: Container, _ kind: Kind, _ viewport: Viewport, _ dice: inout Dice) {
    let log = Log()
    let handles = (Handle<[Int]>(), Handle<Int>())
    let ids = Array(0..<60)
    var plain = Plain(kind: kind, lanes: container == .grid ? 3 : 1, viewport: viewport, ids: ids)
    let host = ViewHost(viewport: viewport) { Screen(container, kind, ids, log, handles) }
    let expected = plain.perform { _ in }
    #expect(Set(log.take()) == expected)
    for step in 0..<60 {
      let events = act(host, handles, &plain, &dice)
      let logged = log.take()
      #expect(Set(logged) == events && logged.count == events.count, "step \(step), \(viewport), \(plain.offset)")
      #expect(host.texts.filter { $0 != "header" } == plain.texts, "step \(step), \(viewport), \(plain.offset)")
      #expect(host.scrollOffset == plain.offset)
    }
    #expect(host.warnings == [])
  }

  private func act(
    _ host: ViewHost,
    _ handles: (Handle<[Int]>, Handle<Int>),
    _ plain: inout Plain,
    _ dice: inout Dice
  ) -> Set<String> {
    switch dice.roll(8) {
    case 0, 1, 2:
      let rows = dice.roll(15) - 7
      host.scroll(by: rows)
      return plain.perform { $0.offset = max($0.offset + rows, 0) }
    case 3:
      let rows = (dice.roll(3) - 1) * 40
      host.scroll(by: rows)
      return plain.perform { $0.offset = max($0.offset + rows, 0) }
    case 4 where !plain.visible.isEmpty:
      let id = plain.visible[dice.roll(plain.visible.count)]
      host.tap("\(id) taps \(plain.kept[id]!.taps) tick \(plain.tick)")
      return plain.perform { $0.kept[id]!.taps += 1 }
    case 5:
      host.update { handles.1.value += 1 }
      return plain.perform { $0.tick += 1 }
    default:
      let ids = rearranged(plain.ids, &dice)
      host.update { handles.0.value = ids }
      return plain.perform { $0.ids = ids }
    }
  }

  private func rearranged(_ ids: [Int], _ dice: inout Dice) -> [Int] {
    var ids = ids
    switch dice.roll(7) {
    case 0: ids.insert((0..<200).first { !ids.contains($0) }!, at: 0)
    case 1: ids.insert((0..<200).first { !ids.contains($0) }!, at: dice.roll(ids.count + 1))
    case 2: ids.removeFirst(min(ids.count, dice.roll(4)))
    case 3 where !ids.isEmpty: ids.remove(at: dice.roll(ids.count))
    case 4 where !ids.isEmpty: ids.append(ids.remove(at: dice.roll(ids.count)))
    case 5: ids.removeLast(min(ids.count, dice.roll(20)))
    default: ids += (0..<200).filter { !ids.contains($0) }.prefix(dice.roll(20))
    }
    return ids
  }
}

extension LazyFuzzTests.Kind {
  fileprivate var hashIndex: Int { Self.allCases.firstIndex(of: self)! }
}
