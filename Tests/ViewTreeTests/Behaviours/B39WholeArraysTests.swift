import Testing
import ViewTree

@MainActor @Suite("B39: reading a whole array makes a row depend on the whole array")
struct B39WholeArraysTests {
  @Observable final class Store {
    var favourites: [Int] = []

    func isFavourite(_ id: Int) -> Bool { favourites.contains(id) }
  }

  struct ArrayRow: View {
    let id: Int
    let store: Store
    var body: some View { Text(store.isFavourite(id) ? "*" : "-") }
  }

  @Observable final class Mark {
    var isFavourite = false
  }

  struct MarkRow: View {
    let mark: Mark
    var body: some View { Text(mark.isFavourite ? "*" : "-") }
  }

  @Test("toggling one favourite in an array that every row reads runs every row", arguments: [1, 10, 200])
  func array(count: Int) {
    let store = Store()
    let host = ViewHost { ForEach(0..<count) { ArrayRow(id: $0, store: store) } }
    host.resetCounts()
    host.update { store.favourites.append(0) }
    #expect(host.counts.bodies(of: ArrayRow.self) == count)
    #expect(host.texts == ["*"] + Array(repeating: "-", count: count - 1))
  }

  @Test("with one observable model a row it is one row", arguments: [1, 10, 200])
  func models(count: Int) {
    let marks = (0..<count).map { _ in Mark() }
    let host = ViewHost { ForEach(0..<count) { MarkRow(mark: marks[$0]) } }
    host.resetCounts()
    host.update { marks[0].isFavourite = true }
    #expect(host.counts.bodies(of: MarkRow.self) == 1)
    #expect(host.texts == ["*"] + Array(repeating: "-", count: count - 1))
  }

  @Test("the same array read by a content closure, which hands each row its answer: one row runs")
  func readByTheClosure() {
    struct Answer: View {
      let isFavourite: Bool
      var body: some View { Text(isFavourite ? "*" : "-") }
    }
    struct Parent: View {
      let store: Store
      var body: some View { ForEach(0..<10) { Answer(isFavourite: store.isFavourite($0)) } }
    }
    let store = Store()
    let host = ViewHost { Parent(store: store) }
    host.resetCounts()
    host.update { store.favourites = [3] }
    #expect(host.counts.bodies(of: Answer.self) == 1)
    #expect(host.texts == (0..<10).map { $0 == 3 ? "*" : "-" })
  }
}
