import Testing
import ViewTree

@MainActor @Suite("B25: in a lazy container, too, a row's identity is its id")
struct B25LazyIdentityTests {
  enum Container: CaseIterable { case stack, list }

  private func host(_ container: Container, _ ids: Handle<[Int]>, _ initial: [Int], viewport: Int = 3) -> ViewHost {
    ViewHost(viewport: Viewport(rows: viewport)) {
      Stateful(initial, ids) { ids in
        switch container {
        case .stack: LazyVStack { ForEach(ids.wrappedValue, id: \.self) { Keeper($0) } }
        case .list: List(ids.wrappedValue, id: \.self) { Keeper($0) }
        }
      }
    }
  }

  @Test("stable ids: an insertion at the front moves rows down with their state", arguments: Container.allCases)
  func stable(container: Container) {
    let ids = Handle<[Int]>()
    let host = host(container, ids, Array(1...10))
    host.tap("2 keeps 2")
    host.update { ids.value.insert(0, at: 0) }
    #expect(host.texts == ["0 keeps 0", "1 keeps 1", "2 keeps 102"])
    host.update { ids.value.insert(-1, at: 0) }
    #expect(host.texts == ["-1 keeps -1", "0 keeps 0", "1 keeps 1"])
    host.scroll(by: 1)
    #expect(host.texts == ["0 keeps 0", "1 keeps 1", "2 keeps 102"])
  }

  @Test("the viewport stays where it is, whatever is inserted before it", arguments: Container.allCases)
  func offset(container: Container) {
    let ids = Handle<[Int]>()
    let host = host(container, ids, Array(1...10))
    host.scroll(by: 4)
    host.tap("5 keeps 5")
    host.update { ids.value.insert(0, at: 0) }
    #expect([host.texts, ["\(host.scrollOffset!)"]] == [["4 keeps 4", "5 keeps 105", "6 keeps 6"], ["4"]])
  }

  @Test("index ids: each row takes its neighbour's state")
  func indices() {
    let ids = Handle<[Int]>()
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      Stateful(Array(1...10), ids) { ids in
        let ids = ids.wrappedValue
        LazyVStack { ForEach(ids.indices, id: \.self) { Keeper(ids[$0]) } }
      }
    }
    host.tap("2 keeps 2")
    host.update { ids.value.insert(9, at: 0) }
    #expect(host.texts == ["9 keeps 1", "1 keeps 102", "2 keeps 3"])
  }

  @Test("ids that are new in each pass: all rows are new in each pass, and none is kept", arguments: Container.allCases)
  func fresh(container: Container) {
    let ids = Handle<[Int]>()
    let host = host(container, ids, Array(0..<10))
    host.tap("1 keeps 1")
    let live = host.counts.nodesLive
    for pass in 1...3 {
      host.update { ids.value = (0..<10).map { $0 + 10 * pass } }
      #expect(host.texts == (0..<3).map { "\($0 + 10 * pass) keeps \($0 + 10 * pass)" })
      #expect(host.counts.nodesLive == live)
    }
  }

  @Test("a row whose element goes ends at once, in the viewport or away from it", arguments: Container.allCases)
  func gone(container: Container) {
    let ids = Handle<[Int]>()
    let host = host(container, ids, Array(0..<10))
    for id in 0..<3 { host.tap("\(id) keeps \(id)") }
    host.scroll(by: 2)
    // 0 and 1 are kept, 2 is visible.
    host.update { ids.value = Array(3..<10) }
    host.update { ids.value = Array(0..<10) }
    host.scroll(by: -5)
    #expect(host.texts == ["0 keeps 0", "1 keeps 1", "2 keeps 2"])
  }

  @Test("data that shrink pull the viewport back", arguments: Container.allCases)
  func shrinking(container: Container) {
    let ids = Handle<[Int]>()
    let host = host(container, ids, Array(0..<10))
    host.scroll(by: 7)
    host.tap("8 keeps 8")
    host.update { ids.value = Array(0..<9) }
    #expect(host.texts == ["6 keeps 6", "7 keeps 7", "8 keeps 108"])
    host.update { ids.value = [8] }
    #expect([host.texts, ["\(host.scrollOffset!)"]] == [["8 keeps 108"], ["0"]])
    host.update { ids.value = [] }
    #expect(host.texts == [])
    host.update { ids.value = [8, 9] }
    #expect(host.texts == ["8 keeps 8", "9 keeps 9"])
  }

  @Test(
    "a list warns of duplicates wherever they are, a lazy stack of those it has made",
    arguments: [([1, 1, 2, 3, 4, 5], true), ([1, 2, 3, 4, 5, 5], false), ([5, 2, 3, 4, 5, 6], false)]
  )
  func duplicates(ids: [Int], areVisible: Bool) {
    let (inStack, inList) = (Handle<[Int]>(), Handle<[Int]>())
    let (stack, list) = (host(.stack, inStack, ids), host(.list, inList, ids))
    #expect([stack.warnings.count, list.warnings.count] == [areVisible ? 1 : 0, 1])
    #expect(
      list.warnings[0].contains("the ID \(ids.first { id in ids.count { $0 == id } > 1 }!) occurs multiple times")
    )
    for host in [stack, list] {
      host.scroll(by: 100)
      #expect(host.texts == ids.suffix(3).map { "\($0) keeps \($0)" })
    }
    #expect([stack.warnings.count, list.warnings.count] == [ids.last == 6 ? 0 : 1, 1])
  }

  @Test("duplicates do not crash, however they come, go and scroll", arguments: Container.allCases)
  func manyDuplicates(container: Container) {
    let ids = Handle<[Int]>()
    let host = host(container, ids, [1, 1, 1, 2, 2, 3, 1, 2, 3])
    for next in [[2, 2, 1], [1, 2, 3, 3, 2, 1, 1, 2, 3], [], [3, 3, 3, 3, 3, 3], [4, 3, 4, 3, 4, 3, 4]] {
      for rows in [2, 1, -3, 100, -100] {
        host.scroll(by: rows)
        host.update { ids.value = next }
        #expect(host.texts.map { Int($0.prefix { $0 != " " })! } == Array(next.dropFirst(host.scrollOffset!).prefix(3)))
      }
    }
  }
}
