import Testing
import ViewTree

@MainActor @Suite("B10: navigationDestination(item:) is lazy")
struct B10ItemDestinationsTests {
  struct Screen: View {
    let log: Log
    let item: Handle<Int?>
    let tick: Handle<Int>
    @State private var chosen: Int?
    @State private var count = 0
    var body: some View {
      let _ = item.hold($chosen)
      let _ = tick.hold($count)
      let _ = log.add("host")
      Text("tick \(count)").navigationDestination(item: $chosen) { id in
        let _ = log.add("closure \(id)")
        Detail(id: id)
      }
    }
  }

  @Test("nothing is made while the item is nil", arguments: [0, 1, 10])
  func nothing(passes: Int) {
    let (log, item, tick) = (Log(), Handle<Int?>(), Handle<Int>())
    let host = ViewHost { NavigationStack { Screen(log: log, item: item, tick: tick) } }
    for pass in 0..<passes { host.update { tick.value = pass + 1 } }
    #expect(host.built == Built())
    #expect(log.take() == Array(repeating: "host", count: passes + 1))
  }

  @Test("an item pushes, nil pops, back sets it to nil; the host runs for none of it")
  func roundTrip() {
    let (log, item, tick) = (Log(), Handle<Int?>(), Handle<Int>())
    let host = ViewHost { NavigationStack { Screen(log: log, item: item, tick: tick) } }
    _ = log.take()
    for id in [3, 3, 4] {
      #expect(host.built { host.update { item.value = id } } == Built(links: 0, destinations: 1, entered: 1))
      #expect(host.texts == ["detail \(id)"])
      #expect(log.take() == ["closure \(id)"])
      if id == 3 { host.goBack() } else { host.update { item.value = nil } }
      #expect(item.value == nil)
      #expect(host.texts == ["tick 0"])
    }
    #expect(log.take() == [])
  }

  @Test("the host runs while the screen is up: the closure makes it again, and it is equal")
  func hostRuns() {
    let (log, item, tick) = (Log(), Handle<Int?>(), Handle<Int>())
    let host = ViewHost { NavigationStack { Screen(log: log, item: item, tick: tick) } }
    host.update { item.value = 3 }
    _ = log.take()
    #expect(host.built { host.update { tick.value = 1 } } == Built(links: 0, destinations: 1, entered: 0))
    #expect(log.take() == ["host", "closure 3"])
  }

  @Test("an item there from the start is pushed at mount; one set and cleared in an action is not")
  func edges() {
    let host = ViewHost {
      NavigationStack { Text("host").navigationDestination(item: .constant(Int?.some(2))) { Detail(id: $0) } }
    }
    #expect(host.texts == ["detail 2"])
    let (log, item, tick) = (Log(), Handle<Int?>(), Handle<Int>())
    let other = ViewHost { NavigationStack { Screen(log: log, item: item, tick: tick) } }
    other.update {
      item.value = 1
      item.value = nil
    }
    #expect(other.built == Built())
    #expect(other.warnings == [])
  }

  @Test("what the closure reads of an observable object makes the screen again")
  func observable() {
    let numbered = Numbered()
    let host = ViewHost {
      NavigationStack {
        Text("host").navigationDestination(item: .constant(Int?.some(2))) { Text("\($0) \(numbered.number)") }
      }
    }
    host.update { numbered.number = 5 }
    #expect(host.texts == ["2 5"])
  }
}
