import Testing
import ViewTree

@MainActor @Suite("B08: a link to a value makes no destination, and the closure for its type escapes")
struct B08ValueLinksTests {
  @Test("at mount, and after any number of root passes", arguments: [0, 1, 10, 1000])
  func rows(count: Int) {
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Text("tick \(tick.wrappedValue)")
          ForEach(0..<count) { NavigationLink("row \($0)", value: $0) }
        }
        .navigationDestination(for: Int.self) { Detail(id: $0) }
      }
    }
    #expect(host.built == Built(links: count, destinations: 0, entered: 0))
    for tick in 1...3 {
      #expect(host.built { host.update { handle.value = tick } } == Built(links: count, destinations: 0, entered: 0))
    }
    if count == 0 { return }
    #expect(host.built { host.tap("row \(count - 1)") } == Built(links: 0, destinations: 1, entered: 1))
    #expect(host.texts == ["detail \(count - 1)"])
    // Nothing is made again while a screen is up and the view below the destination's runs.
    #expect(host.built { host.update { handle.value = 9 } } == Built(links: count, destinations: 0, entered: 0))
    host.goBack()
    #expect(host.texts.count == count + 1)
  }

  @Test("a label of views, and a value of any type")
  func forms() {
    struct Place: Hashable {
      var name: String
      var rank: Int
    }
    let host = ViewHost {
      NavigationStack {
        VStack {
          NavigationLink(value: Place(name: "a", rank: 2)) {
            Text("label")
            Text("of two")
          }
          NavigationLink("text", value: "t")
          NavigationLink("optional", value: Int?.some(7))
        }
        .navigationDestination(for: Place.self) { Text("\($0.name) \($0.rank)") }
        .navigationDestination(for: String.self) { Text("string \($0)") }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    for (label, text) in [("of two", "a 2"), ("text", "string t"), ("optional", "number 7")] {
      host.tap(label)
      #expect(host.texts == [text])
      host.goBack()
      #expect(host.depth == 1)
    }
    #expect(host.warnings == [])
  }

  @Test("a row whose link has an equal value is equal, and one whose value changed pushes the newer one")
  func changingValue() {
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(1, handle) { number in
          let value = number.wrappedValue
          NavigationLink("go", value: value / 10)
        }
        .navigationDestination(for: Int.self) { Text("value \($0)") }
      }
    }
    host.resetCounts()
    host.update { handle.value = 2 }
    #expect(host.counts.comparisonsEqual == host.counts.comparisons)
    host.update { handle.value = 30 }
    host.tap("go")
    #expect(host.texts == ["value 3"])
    // A screen of a value stays whatever its link has become.
    host.update { handle.value = 50 }
    #expect(host.texts == ["value 3"])
  }

  @Test("the closure runs again for what it reads: an observable object, and a state of the view that wrote it")
  func whatTheClosureReads() {
    let item = Numbered()
    let handle = Handle<Int>()
    let log = Log()
    let host = ViewHost {
      Stateful(0, handle) { number in
        let _ = log.add("host")
        NavigationStack {
          NavigationLink("go", value: 5)
            .navigationDestination(for: Int.self) { value in
              let _ = log.add("closure")
              Text("\(value) \(item.number) \(number.wrappedValue)")
            }
        }
      }
    }
    #expect(log.take() == ["host"])
    host.tap("go")
    #expect(host.texts == ["5 0 0"])
    #expect(log.take() == ["closure"])
    host.update { item.number = 1 }
    #expect(host.texts == ["5 1 0"])
    #expect(log.take() == ["closure"])
    host.update { handle.value = 2 }
    #expect(host.texts == ["5 1 2"])
    #expect(log.take() == ["host", "closure"])
    host.goBack()
    host.update { item.number = 3 }
    #expect(log.take() == [])
  }
}

/// An observable object with a number.
@Observable final class Numbered {
  var number = 0
}
