import Testing
import ViewTree

@MainActor @Suite("B52: an erased view keeps its state while its type stays the same")
struct B52ErasedViewsTests {
  /// As `Keeper`, of another type.
  struct Other<Value>: View {
    let value: Value
    @State private var taps = 0
    var body: some View { Button("\(value) \(taps)") { taps += 1 } }
  }

  @Test("the same type keeps, another is new, and back is new again")
  func types() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { step in
        let step = step.wrappedValue
        step == 2 ? AnyView(Other(value: "other")) : AnyView(Keeper(step))
      }
    }
    host.tap("0 keeps 0")
    host.update { handle.value = 1 }
    #expect(host.texts == ["1 keeps 100"])
    host.update { handle.value = 2 }
    host.tap("other 0")
    #expect(host.texts == ["other 1"])
    host.update { handle.value = 3 }
    #expect(host.texts == ["3 keeps 3"])
    #expect(host.counts.nodesRemoved == 6)
  }

  @Test("a generic view over another type is another type")
  func generics() {
    let handle = Handle<Bool>()
    let host = ViewHost {
      Stateful(false, handle) { $0.wrappedValue ? AnyView(Other(value: 1)) : AnyView(Other(value: "1")) }
    }
    host.tap("1 0")
    host.update { handle.value = true }
    #expect(host.texts == ["1 0"])
  }

  @Test("erased twice, the inner type decides; once or twice is another type")
  func twice() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { step in
        let step = step.wrappedValue
        switch step {
        case 0, 1: AnyView(AnyView(Keeper(step)))
        default: AnyView(erasing: AnyView(Other(value: "x")))
        }
      }
    }
    host.tap("0 keeps 0")
    host.update { handle.value = 1 }
    #expect(host.texts == ["1 keeps 100"])
    host.update { handle.value = 2 }
    #expect(host.texts == ["x 0"])
  }

  @Test("rows of erased views of mixed types move with their state", arguments: [2, 3, 10])
  func rows(count: Int) {
    let handle = Handle<[Int]>()
    let host = ViewHost {
      Stateful(Array(0..<count), handle) { ids in
        ForEach(ids.wrappedValue, id: \.self) { id in
          id.isMultiple(of: 2) ? AnyView(Keeper(id)) : AnyView(Other(value: "odd \(id)"))
        }
      }
    }
    host.tap("0 keeps 0")
    host.tap("odd 1 0")
    host.update { handle.value.reverse() }
    let expected = (0..<count).map { id in
      id.isMultiple(of: 2) ? "\(id) keeps \(id == 0 ? 100 : id)" : "odd \(id) \(id == 1 ? 1 : 0)"
    }
    #expect(host.texts == expected.reversed())
    #expect(host.counts.nodesRemoved == 0)
  }

  @Test("an equal erased value stops there, as the view itself would")
  func equality() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        Text("\(tick.wrappedValue)")
        AnyView(Detail(id: 1))
      }
    }
    #expect(host.built { host.update { handle.value = 1 } } == Built(links: 0, destinations: 1, entered: 0))
  }
}
