import Testing
import ViewTree

@testable import LinkScreens

@Suite("Very many passes, visits and mounts")
@MainActor
struct EnduranceTests {
  private static let names = Screen.all.map(\.name)

  @Test("leave the tree as it was", arguments: await names, EnduranceCase.Cycle.allCases)
  func nothingIsLeft(name: String, cycle: EnduranceCase.Cycle) throws {
    let endurance = EnduranceCase(screen: try #require(Screen.named(name)), rows: 2, cycle: cycle)
    if !endurance.exists { return }
    let endured = endurance.endure(20, days: .embedded())
    #expect(endured.cycles == 20)
    // Other tests run meanwhile, so the heap is no business of this one; `linkcost endure` looks at it.
    #expect([endured.after.nodes, endured.after.dependents] == [endured.before.nodes, endured.before.dependents])
    #expect([endured.first, endured.last] == [nil, nil])
  }

  @Test("exist for all screens, but visits for those with links only")
  func existing() {
    let visited = Screen.all.filter { EnduranceCase(screen: $0, rows: 1, cycle: .pushAndPop).exists }
    #expect(visited.map(\.name) == Screen.all.filter { $0.isLinked }.map(\.name))
    #expect(Screen.all.allSatisfy { EnduranceCase(screen: $0, rows: 0, cycle: .pass).exists })
    #expect(!EnduranceCase(screen: Screen.named("eager")!, rows: 0, cycle: .pushAndPop).exists)
  }

  @Test("are timed at the start and at the end, by the cheapest hundred of a thousand")
  func timed() {
    var now: UInt64 = 0
    let endurance = EnduranceCase(screen: Screen.named("control")!, rows: 0, cycle: .pass)
    let endured = endurance.endure(3_000, days: .embedded()) {
      now += now < 5_000 ? 700 : 300
      return now
    }
    #expect([endured.first, endured.last] == [3, 3])
  }

  @Test("that leave something behind are told apart")
  func leftovers() {
    let living = Living(nodes: 3, dependents: 1, heapBytes: 100)
    var endured = Endured(cycles: 1, before: living, after: living)
    #expect(endured.leftNothing && endured.heapBytesLeft == 0)
    endured.after.heapBytes = 0
    #expect(endured.leftNothing && endured.heapBytesLeft == -100)
    endured.after.heapBytes = 1_124
    #expect(endured.leftNothing && endured.heapBytesLeft == 1_024)
    endured.after.heapBytes = 1_125
    #expect(!endured.leftNothing && endured.heapBytesLeft == 1_025)
    endured.after.heapBytes = nil
    #expect(endured.heapBytesLeft == nil)
  }
}
