import Testing
import ViewTree

@MainActor @Suite("Views that stay, holding a binding whose source has gone")
struct RemovedUnderStayingViewsTests {
  /// Shows a binding beside a number, so that it can be made to run for another reason.
  struct Stayer<Value>: View {
    let tick: Int
    @Binding var value: Value
    var body: some View { Text("\(value) \(tick)") }
  }

  /// A host with a view that goes on holding the first binding it was given, whatever becomes of the source.
  private func staying<Base, Value>(
    _ base: Base,
    _ handle: Handle<Base>,
    _ tick: Handle<Int>,
    _ derive: @escaping (Binding<Base>) -> Binding<Value>
  ) -> ViewHost {
    let held = Handle<Value>()
    return ViewHost {
      Stateful(base, handle) { base in
        let _ = held.binding == nil ? held.hold(derive(base)) : ()
        Stateful(0, tick) { Stayer(tick: $0.wrappedValue, value: held.binding!) }
      }
    }
  }

  @Test("a view that stays sees the last value of an optional until there is another")
  func stayingOptional() {
    let handle = Handle<Int?>()
    let tick = Handle<Int>()
    let host = staying(5, handle, tick) { Binding($0)! }
    host.resetCounts()
    host.update { handle.value = nil }
    #expect(host.counts.bodies(of: Stayer<Int>.self) == 0)
    host.update { tick.value = 1 }
    #expect(host.texts == ["5 1"])
    host.update { handle.value = 6 }
    #expect(host.texts == ["6 1"])
  }

  @Test("of an element, and of a member of one", arguments: [1, 3])
  func stayingElement(count: Int) {
    let handle = Handle<[Pet]>()
    let tick = Handle<Int>()
    let host = staying(Pet.numbered(count), handle, tick) { $0[count - 1].name }
    host.update { handle.value.removeLast() }
    host.update { tick.value = 1 }
    #expect(host.texts == ["pet \(count - 1) 1"])
    host.update {
      handle.value = []
      tick.value = 2
    }
    #expect(host.texts == ["pet \(count - 1) 2"])
    host.update { handle.value = Pet.numbered(count + 1).map { Pet(id: $0.id, name: "new \($0.id)") } }
    #expect(host.texts == ["new \(count - 1) 2"])
  }

  @Test("a value never read while it was there is known all the same")
  func neverRead() {
    struct Late: View {
      let reads: Bool
      @Binding var number: Int
      var body: some View { Text(reads ? "\(number)" : "unread") }
    }
    let handle = Handle<[Int]>()
    let tick = Handle<Bool>()
    let held = Handle<Int>()
    let host = ViewHost {
      Stateful([1, 2], handle) { numbers in
        let _ = held.binding == nil ? held.hold(numbers[1]) : ()
        Stateful(false, tick) { Late(reads: $0.wrappedValue, number: held.binding!) }
      }
    }
    host.update {
      handle.value = []
      tick.value = true
    }
    #expect(host.texts == ["2"])
  }
}
