import Testing

@testable import ViewTree

/// Rows against a slow, obviously right reference: each id that stays keeps its state, the others start anew.
@MainActor @Suite struct KeyedRowsTests {
  /// One row of the reference: which element it shows, and the state it has kept.
  struct ReferenceRow: Equatable {
    let id: Int
    var kept: Int
  }

  /// What a pass does to the reference, with the rows that were made and removed, in the order of the elements.
  static func reference(_ rows: [ReferenceRow], _ ids: [Int], new: Int) -> (rows: [ReferenceRow], gone: [Int]) {
    let after = ids.map { id in rows.first { $0.id == id } ?? ReferenceRow(id: id, kept: new) }
    return (after, rows.map(\.id).filter { !ids.contains($0) })
  }

  /// A row that says which generation it was made in, when it comes and when it goes.
  struct Row: View {
    let id: Int
    let log: Log
    @State private var made: Int

    init(_ id: Int, generation: Int, _ log: Log) {
      self.id = id
      self.log = log
      _made = State(initialValue: generation)
    }

    var body: some View {
      Text("\(id) of \(made)").onAppear { log.add("+\(id)") }.onDisappear { log.add("-\(id)") }
    }
  }

  struct Input: Equatable {
    var ids: [Int]
    var generation: Int
  }

  static func permutations(_ elements: [Int]) -> [[Int]] {
    if elements.isEmpty { return [[]] }
    return elements.indices.flatMap { index in
      var rest = elements
      let element = rest.remove(at: index)
      return permutations(rest).map { [element] + $0 }
    }
  }

  /// Every order of every subset.
  static func arrangements(_ elements: [Int]) -> [[Int]] {
    (0..<(1 << elements.count)).flatMap { mask in
      permutations(elements.enumerated().filter { mask >> $0.offset & 1 == 1 }.map(\.element))
    }
  }

  @Test("every arrangement of up to 5 kept and 2 new elements, from 0 to 5 rows", arguments: 0...5)
  func exhaustively(size: Int) {
    let before = Array(0..<size)
    // All arrangements of 5 kept and 2 new ones would be 13,700; new ones are only told apart below 5.
    let targets = Self.arrangements(before + (size < 5 ? [100, 101] : [100]))
    let log = Log()
    let handle = Handle<Input>()
    let host = ViewHost(recordsDetails: false) {
      Stateful(Input(ids: before, generation: 0), handle) { input in
        let input = input.wrappedValue
        ForEach(input.ids, id: \.self) { Row($0, generation: input.generation, log) }
      }
    }
    var rows = before.map { ReferenceRow(id: $0, kept: 0) }
    var generation = 0
    // Through the target, and back to the start, so that each target is reached from the same ids.
    for target in targets {
      for ids in [target, before] {
        generation += 1
        _ = log.take()
        let expected = Self.reference(rows, ids, new: generation)
        let came = ids.filter { id in !rows.contains { $0.id == id } }
        host.update { handle.value = Input(ids: ids, generation: generation) }
        rows = expected.rows
        let shown = rows.map { "\($0.id) of \($0.kept)" }
        if host.texts != shown { Issue.record("\(ids): \(host.texts) and not \(shown)") }
        let calls = (came.map { "+\($0)" } + expected.gone.map { "-\($0)" }).sorted()
        if log.lines.sorted() != calls { Issue.record("\(ids): \(log.lines) and not \(calls)") }
      }
    }
    // The holder, the ForEach, and a row's own node, two appearances and a text.
    #expect(host.counts.nodesLive == 2 + 4 * size)
    #expect(host.warnings == [])
  }

  @Test("the same with ids that are texts, in a set order that a generator draws", arguments: [1, 2, 3])
  func randomly(seed: UInt64) {
    var state = seed
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let handle = Handle<[String]>()
    let host = ViewHost(recordsDetails: false) {
      Stateful([], handle) { ids in ForEach(ids.wrappedValue, id: \.self) { AnyView(Keeper(Int($0)!)) } }
    }
    var kept: [String: Int] = [:]
    for _ in 0..<100 {
      var ids = handle.value
      for _ in 0..<random(below: 6) {
        if !ids.isEmpty, random(below: 3) == 0 { ids.remove(at: random(below: ids.count)) }
        let id = "\(random(below: 40))"
        if !ids.contains(id) { ids.insert(id, at: random(below: ids.count + 1)) }
        if ids.count > 1 { ids.swapAt(random(below: ids.count), random(below: ids.count)) }
      }
      host.update { handle.value = ids }
      kept = kept.filter { ids.contains($0.key) }
      for id in ids where kept[id] == nil { kept[id] = Int(id)! }
      if let id = ids.first {
        host.tap("\(id) keeps \(kept[id]!)")
        kept[id]! += 100
      }
      #expect(host.texts == ids.map { "\($0) keeps \(kept[$0]!)" })
    }
    #expect(host.counts.nodesLive == 2 + 4 * handle.value.count)
  }

  @Test("a collection that is no array: its indices do not start at 0")
  func slices() {
    let handle = Handle<ArraySlice<Int>>()
    let host = ViewHost {
      Stateful([9, 9, 1, 2, 3][2...], handle) { ids in
        ForEach(ids.wrappedValue, id: \.self) { Keeper($0) }
        ForEach(ids.wrappedValue.reversed(), id: \.self) { Text("\($0)") }
        ForEach(Array(ids.wrappedValue.lazy.map { $0 * 2 }), id: \.self) { Text("\($0)") }
      }
    }
    host.tap("2 keeps 2")
    host.update { handle.value = [0, 3, 2, 7, 0][1..<4] }
    #expect(
      host.texts == ["3 keeps 3", "2 keeps 102", "7 keeps 7", "7", "2", "3", "6", "4", "14"]
    )
  }

  @Test("moved rows are patched where they land, each once")
  func counts() {
    let handle = Handle<[Int]>()
    let host = ViewHost {
      Stateful(Array(0..<10), handle) { ids in ForEach(ids.wrappedValue, id: \.self) { Detail(id: $0) } }
    }
    host.resetCounts()
    host.update { handle.value = handle.value.reversed() }
    #expect([host.counts.values(of: Detail.self), host.counts.bodies(of: Detail.self)] == [10, 0])
    #expect([host.counts.comparisons, host.counts.comparisonsEqual] == [10, 10])
    #expect([host.counts.nodesCreated, host.counts.nodesRemoved] == [0, 0])
  }
}
