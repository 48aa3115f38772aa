import struct Foundation.Data
import Testing
import ViewTree

@MainActor @Suite("Elements lent to closures")
struct ElementsTests {
  @Test("a collection that lends its elements only for a moment")
  func temporaryStorage() {
    let handle = Handle<Data>()
    let host = ViewHost {
      Stateful(Data([1, 2, 3]), handle) { data in
        ForEach(data.wrappedValue, id: \.self) { Keeper(Int($0)) }
      }
    }
    #expect(host.texts == ["1 keeps 1", "2 keeps 2", "3 keeps 3"])
    host.update { handle.value = Data([3, 1, 9]) }
    #expect(host.texts == ["3 keeps 3", "1 keeps 1", "9 keeps 9"])
  }
}
