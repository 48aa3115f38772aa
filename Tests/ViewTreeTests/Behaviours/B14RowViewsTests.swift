import Testing
import ViewTree

@MainActor @Suite("B14: a link inside a row view with equal inputs makes nothing")
struct B14RowViewsTests {
  struct Row: View {
    let id: Int
    var body: some View { NavigationLink("row \(id)", destination: Detail(id: id)) }
  }

  struct Parent<Rows: View>: View {
    let handle: Handle<Int>
    @ViewBuilder let rows: (Int) -> Rows
    @State private var counter = 0

    var body: some View {
      let _ = handle.hold($counter)
      Text("counter \(counter)")
      rows(counter)
    }
  }

  @Test("three rows, the parent's counter + 1: three rows made, none evaluated")
  func three() {
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Parent(handle: handle) { _ in
          Row(id: 1)
          Row(id: 2)
          Row(id: 3)
        }
      }
    }
    #expect(host.built == Built(links: 3, destinations: 3, entered: 0))
    #expect(host.built { host.update { handle.value += 1 } } == Built())
    #expect([host.counts.values(of: Row.self), host.counts.bodies(of: Row.self)] == [3, 0])
    #expect(host.texts == ["counter 1", "row 1", "row 2", "row 3"])
  }

  @Test("in a ForEach, erased or generic", arguments: [0, 1, 2, 10, 730])
  func sizes(count: Int) {
    struct Generic<ID: Hashable>: View {
      let id: ID
      var body: some View { NavigationLink("generic \("\(id)")", destination: Detail(id: 0)) }
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Parent(handle: handle) { _ in
          ForEach(0..<count) { Row(id: $0) }
          ForEach(0..<count) { AnyView(Row(id: $0)) }
          ForEach(0..<count) { Generic(id: "\($0) with a text too long to lie in place") }
        }
      }
    }
    #expect(host.built == Built(links: 3 * count, destinations: 3 * count, entered: 0))
    #expect(host.built { host.update { handle.value += 1 } } == Built())
    #expect(host.counts.values(of: Row.self) == 2 * count)
    #expect(host.counts.values(of: Generic<String>.self) == count)
  }

  @Test("the row whose input changed makes its own, and only its own")
  func oneChanges() {
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Parent(handle: handle) { counter in
          ForEach(0..<10) { Row(id: $0 == 4 ? 100 + counter : $0) }
        }
      }
    }
    #expect(host.built { host.update { handle.value += 1 } } == Built(links: 1, destinations: 1, entered: 0))
    #expect([host.counts.values(of: Row.self), host.counts.bodies(of: Row.self)] == [10, 1])
  }

  @Test("rows that move are equal rows still; the pushed one stays pushed")
  func moves() {
    let order = Handle<[Int]>()
    let host = ViewHost {
      NavigationStack {
        Stateful([1, 2, 3, 4], order) { order in ForEach(order.wrappedValue, id: \.self) { Row(id: $0) } }
      }
    }
    host.tap("row 2")
    #expect(host.built { host.update { order.value = [4, 2, 3, 1] } } == Built())
    #expect(host.built { host.update { order.value = [3, 5, 2] } } == Built(links: 1, destinations: 1, entered: 0))
    #expect(host.texts == ["detail 2"])
    host.goBack()
    #expect(host.texts == ["row 3", "row 5", "row 2"])
  }

  @Test("a row with a closure that the parent makes anew, capturing its own value, is unequal")
  func closures() {
    struct ActionRow: View {
      let id: Int
      let action: () -> Void
      var body: some View { NavigationLink("row \(id)", destination: Detail(id: id)) }
    }
    let handle = Handle<Int>()
    let other = Token()
    let host = ViewHost {
      NavigationStack {
        Parent(handle: handle) { counter in
          ForEach(0..<5) { id in ActionRow(id: id) { _ = (id, counter, other) } }
        }
      }
    }
    #expect(host.built { host.update { handle.value += 1 } } == Built(links: 5, destinations: 5, entered: 0))
  }
}
