import Testing
import ViewTree

@MainActor @Suite("B25: a row's identity is its id")
struct B25RowIdentityTests {
  struct Item: Identifiable, Equatable {
    let id: Int
  }

  private func list(_ handle: Handle<[Int]>, _ initial: [Int]) -> ViewHost {
    ViewHost {
      Stateful(initial, handle) { ids in
        VStack { ForEach(ids.wrappedValue.map(Item.init)) { Keeper($0.id) } }
      }
    }
  }

  @Test("stable ids: rows keep their state when one is inserted at the front")
  func stable() {
    let handle = Handle<[Int]>()
    let host = list(handle, [1, 2, 3])
    host.tap("2 keeps 2")
    host.update { handle.value = [9, 1, 2, 3] }
    #expect(host.texts == ["9 keeps 9", "1 keeps 1", "2 keeps 102", "3 keeps 3"])
    #expect([host.counts.nodesRemoved, host.warnings.count] == [0, 0])
  }

  @Test("index ids: each row takes its neighbour's state")
  func indices() {
    let handle = Handle<[Int]>()
    let host = ViewHost {
      Stateful([1, 2, 3], handle) { ids in
        let ids = ids.wrappedValue
        ForEach(ids.indices, id: \.self) { Keeper(ids[$0]) }
      }
    }
    host.tap("2 keeps 2")
    host.update { handle.value = [9, 1, 2, 3] }
    #expect(host.texts == ["9 keeps 1", "1 keeps 102", "2 keeps 3", "3 keeps 3"])
  }

  /// An id that nothing has had before.
  struct Unrepeated: Identifiable {
    let id: Int
    let value: Int
  }

  @Test("ids that are new in each pass: all rows are new in each pass", arguments: [1, 2, 10])
  func fresh(count: Int) {
    let handle = Handle<Int>()
    let log = Log()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        ForEach((0..<count).map { Unrepeated(id: tick.wrappedValue * 1000 + $0, value: $0) }) { item in
          Keeper(item.value).onDisappear { log.add("\(item.value)") }
        }
      }
    }
    host.tap("0 keeps 0")
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect(host.texts == (0..<count).map { "\($0) keeps \($0)" })
    #expect(log.take() == (0..<count).map { "\($0)" })
    // A row is the appearance, the keeper, its button and the text.
    #expect([host.counts.nodesCreated, host.counts.nodesRemoved] == [4 * count, 4 * count])
  }

  @Test(
    "moves, insertions and removals at once",
    arguments: [
      ([1, 2, 3], [3, 2, 1]), ([1, 2, 3, 4, 5], [5, 1, 2, 3, 4]), ([1, 2, 3, 4, 5], [2, 3, 4, 5, 1]),
      ([1, 2, 3], []), ([], [1, 2, 3]), ([1, 2, 3, 4], [4, 6, 2]), ([1, 2, 3, 4, 5, 6], [1, 9, 3, 2, 5, 6]),
      ([1], [2]), ([1, 2], [2]), ([1, 2, 3], [0, 1, 2, 3, 4]),
    ] as [([Int], [Int])]
  )
  func moves(before: [Int], after: [Int]) {
    let handle = Handle<[Int]>()
    let host = list(handle, before)
    for id in before { host.tap("\(id) keeps \(id)") }
    host.resetCounts()
    host.update { handle.value = after }
    #expect(host.texts == after.map { "\($0) keeps \(before.contains($0) ? $0 + 100 : $0)" })
    let made = after.count { !before.contains($0) }
    let gone = before.count { !after.contains($0) }
    #expect([host.counts.nodesCreated, host.counts.nodesRemoved] == [3 * made, 3 * gone])
    #expect([host.counts.values(of: Keeper.self), host.counts.bodies(of: Keeper.self)] == [after.count, made])
    // Rows that moved still answer.
    for id in after { host.tap("\(id) keeps \(before.contains(id) ? id + 100 : id)") }
    #expect(host.texts == after.map { "\($0) keeps \(before.contains($0) ? $0 + 200 : $0 + 100)" })
  }

  @Test("rows in rows: both levels move with their state")
  func nested() {
    let handle = Handle<[[Int]]>()
    let host = ViewHost {
      Stateful([[1, 2], [3, 4]], handle) { groups in
        ForEach(groups.wrappedValue, id: \.first) { group in
          Section { ForEach(group, id: \.self) { AnyView(Keeper($0)) } }
        }
      }
    }
    host.tap("2 keeps 2")
    host.tap("3 keeps 3")
    host.update { handle.value = [[3, 5, 4], [1, 2]] }
    #expect(host.texts == ["3 keeps 103", "5 keeps 5", "4 keeps 4", "1 keeps 1", "2 keeps 102"])
  }

  @Test("several views to a row move together")
  func severalViews() {
    let handle = Handle<[Int]>()
    let host = ViewHost {
      Stateful([1, 2], handle) { ids in
        ForEach(ids.wrappedValue, id: \.self) { id in
          Keeper(id)
          if id.isMultiple(of: 2) { Keeper(-id) }
        }
      }
    }
    host.tap("-2 keeps -2")
    host.update { handle.value = [2, 3, 1] }
    #expect(host.texts == ["2 keeps 2", "-2 keeps 98", "3 keeps 3", "1 keeps 1"])
  }

  @Test(
    "duplicate ids warn and do not crash, however they come and go",
    arguments: [[1, 1], [1, 2, 1], [2, 2, 2, 2], [3, 1, 3, 1, 3]]
  )
  func duplicates(ids: [Int]) {
    let handle = Handle<[Int]>()
    let host = list(handle, ids)
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.contains("occurs multiple times") == true)
    #expect(host.texts == ids.map { "\($0) keeps \($0)" })
    for next in [Array(ids.reversed()), ids + ids, [], ids, [7] + ids, [1, 2, 3]] {
      host.update { handle.value = next }
      #expect(host.texts.map { $0.prefix { $0 != " " } } == next.map { "\($0)" })
    }
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
  }

  @Test("no warning without duplicates, for ids that are not numbers and for descending ones")
  func noWarning() {
    let host = ViewHost {
      ForEach(["b", "a", "c"], id: \.self) { Text($0) }
      ForEach([3, 1, 2], id: \.self) { Text("\($0)") }
      ForEach([Int.max, .min], id: \.self) { Text("\($0)") }
    }
    #expect(host.warnings == [])
  }
}
