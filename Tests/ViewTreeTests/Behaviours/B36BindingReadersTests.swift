import Testing
import ViewTree

@MainActor @Suite("B36: a holder of a binding runs only if it read the value")
struct B36BindingReadersTests {
  struct Reader: View {
    @Binding var x: Int
    var body: some View { Text("reads \(x)") }
  }

  struct Writer: View {
    @Binding var x: Int
    var body: some View { Button("write") { x += 1 } }
  }

  struct Passer: View {
    @Binding var x: Int
    var body: some View { Reader(x: $x) }
  }

  @Test("a reader, a writer and one that passes it on")
  func threeHolders() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { x in
        Reader(x: x)
        Writer(x: x)
        Passer(x: x)
      }
    }
    #expect(host.causes(of: { host.tap("write") }) == ["Reader: _x", "Reader: _x"])
    #expect(host.texts == ["reads 1", "write", "reads 1"])
  }

  @Test("of many holders those that read", arguments: [1, 10, 100])
  func rows(count: Int) {
    struct Row: View {
      let reads: Bool
      @Binding var x: Int
      var body: some View { Text(reads ? "\(x)" : "unread") }
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { x in ForEach(0..<count) { Row(reads: $0.isMultiple(of: 2), x: x) } }
    }
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: Row.self) == (count + 1) / 2)
    #expect(host.counts.bodiesEvaluated == (count + 1) / 2)
  }

  @Test("through a long chain, only the end that reads runs", arguments: [1, 2, 20])
  func chain(length: Int) {
    struct Chain: View {
      let length: Int
      @Binding var x: Int
      var body: some View {
        if length == 0 { Reader(x: $x) } else { Chain(length: length - 1, x: $x) }
      }
    }
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(0, handle) { Chain(length: length, x: $0) } }
    #expect(host.causes(of: { host.update { handle.value = 5 } }) == ["Reader: _x"])
    #expect(host.texts == ["reads 5"])
  }

  @Test("erased, in rows that move and on a pushed screen the binding stays the source's")
  func places() {
    let handle = Handle<Int>()
    let order = Handle<[Int]>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { x in
          Stateful([1, 2], order) { order in
            ForEach(order.wrappedValue, id: \.self) { _ in AnyView(Reader(x: x)) }
          }
          NavigationLink("go", destination: Reader(x: x))
        }
      }
    }
    host.update { order.value = [2, 3, 1] }
    host.tap("go")
    #expect(host.causes(of: { host.update { handle.value = 4 } }) == Array(repeating: "Reader: _x", count: 4))
    #expect(host.texts == ["reads 4"])
    host.goBack()
    #expect(host.texts == ["reads 4", "reads 4", "reads 4", "go"])
  }

  @Test("a holder that is given another source follows that one and no longer the first")
  func otherSource() {
    let first = Handle<Int>()
    let second = Handle<Int>()
    let choice = Handle<Bool>()
    let host = ViewHost {
      Stateful(1, first) { first in
        Stateful(2, second) { second in
          Stateful(false, choice) { choice in Passer(x: choice.wrappedValue ? second : first) }
        }
      }
    }
    host.update { choice.value = true }
    #expect(host.texts == ["reads 2"])
    #expect(host.causes(of: { host.update { first.value = 10 } }) == [])
    #expect(host.causes(of: { host.update { second.value = 20 } }) == ["Reader: _x"])
    #expect(host.texts == ["reads 20"])
  }

  @Test("a reader that has gone is not told")
  func gone() {
    let handle = Handle<Int>()
    let isThere = Handle<Bool>()
    let host = ViewHost {
      Stateful(0, handle) { x in
        Stateful(true, isThere) { isThere in if isThere.wrappedValue { Passer(x: x) } }
      }
    }
    host.update { isThere.value = false }
    #expect(host.causes(of: { host.update { handle.value = 1 } }) == [])
    host.update { isThere.value = true }
    #expect(host.texts == ["reads 1"])
  }

  @Test("a reader that goes in the same action as the write does not run")
  func goesAtOnce() {
    let handle = Handle<Int>()
    let isThere = Handle<Bool>()
    let host = ViewHost {
      Stateful(0, handle) { x in
        Stateful(true, isThere) { isThere in if isThere.wrappedValue { Passer(x: x) } }
      }
    }
    host.resetCounts()
    host.update {
      handle.value = 1
      isThere.value = false
    }
    #expect(host.counts.bodies(of: Reader.self) == 0)
    #expect(host.counts.bodiesEvaluated == 1)
    #expect(host.texts == [])
  }

  @Test("a constant binding keeps its value")
  func constant() {
    let host = ViewHost {
      Reader(x: .constant(3))
      Writer(x: .constant(3))
    }
    #expect(host.causes(of: { host.tap("write") }) == [])
    #expect(host.texts == ["reads 3", "write"])
  }
}
