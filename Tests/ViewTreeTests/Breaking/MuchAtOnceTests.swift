import Testing
import ViewTree

@MainActor @Suite("More than the limit of passes, in one action, all of it asked for")
struct MuchAtOnceTests {
  @Test("each of many transactions has its turn: no loop is suspected", arguments: [1, 4_999, 5_001, 10_500])
  func transactions(count: Int) {
    let handle = Handle<Int>()
    let host = ViewHost(recordsDetails: false) { Stateful(0, handle) { Text("\($0.wrappedValue)") } }
    host.update { for number in 1...count { withAnimation { handle.value = number } } }
    #expect(host.texts == ["\(count)"])
    #expect(host.totals.bodiesEvaluated == 1 + count)
    #expect(host.warnings == [])
  }

  @Test("each of many pieces of work on the main queue runs", arguments: [1, 10_000, 10_001, 12_000])
  func work(count: Int) {
    let handle = Handle<Int>()
    let host = ViewHost(recordsDetails: false) { Stateful(0, handle) { Text("\($0.wrappedValue)") } }
    host.update { for _ in 0..<count { DispatchQueue.main.async { handle.value += 1 } } }
    #expect(host.texts == ["\(count)"])
    #expect(host.totals.bodiesEvaluated == 1 + count)
    #expect(host.warnings == [])
  }
}
