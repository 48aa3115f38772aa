import Testing
import ViewTree

@MainActor @Suite("Bindings to what is in an optional that loses its value")
struct RemovedOptionalsTests {
  @Test("an optional loses its value while a child holds it unwrapped, and gets another")
  func optional() {
    let handle = Handle<Int?>()
    let host = ViewHost {
      Stateful(5, handle) { number in
        if let number = Binding(number) { Shower(value: number) } else { Text("none") }
      }
    }
    #expect(host.texts == ["5"])
    host.resetCounts()
    host.update {
      handle.value = 6
      handle.value = nil
    }
    #expect(host.texts == ["none"])
    #expect(host.counts.bodies(of: Shower<Int>.self) == 0)
    host.update { handle.value = 5 }
    #expect(host.texts == ["5"])
    host.update {
      handle.value = nil
      handle.value = 7
    }
    #expect(host.texts == ["7"])
    #expect(host.counts.bodies(of: Shower<Int>.self) == 2)
  }

  @Test("written through in the same action; afterwards a write makes it present again")
  func optionalWrites() {
    let handle = Handle<Int?>()
    let held = Handle<Int>()
    let host = ViewHost {
      Stateful(5, handle) { number in
        if let number = Binding(number) {
          let _ = held.hold(number)
          Shower(value: number)
        }
      }
    }
    host.update {
      held.value = 6
      handle.value = nil
    }
    #expect(host.texts == [])
    host.update {
      handle.value = nil
      held.value = 8
    }
    #expect(host.texts == ["8"])
  }

  @Test("an optional element: its value goes, then it goes itself", arguments: [false, true])
  func optionalElement(atOnce: Bool) {
    let handle = Handle<[Int?]>()
    let host = ViewHost {
      Stateful([1, 2], handle) {
        ForEach($0, id: \.self) { $number in
          if let number = Binding($number) { Shower(value: number) } else { Text("none") }
        }
      }
    }
    if atOnce {
      host.update {
        handle.binding![1].wrappedValue = nil
        handle.value.removeLast()
      }
    } else {
      host.update { handle.binding![1].wrappedValue = nil }
      #expect(host.texts == ["1", "none"])
      host.update { handle.value.removeLast() }
    }
    #expect(host.texts == ["1"])
  }
}
