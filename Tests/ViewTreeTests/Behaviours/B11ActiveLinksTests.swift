import Testing
import ViewTree

@MainActor @Suite("B11: isActive and tag:selection: links are as eager as any other")
struct B11ActiveLinksTests {
  @Test("each form makes its destination at once, active or not")
  func forms() {
    let host = ViewHost {
      NavigationStack {
        NavigationLink(destination: Detail(id: 1), isActive: .constant(false)) { Text("one") }
        NavigationLink(isActive: .constant(false)) {
          Detail(id: 2)
        } label: {
          Text("two")
        }
        NavigationLink("three", destination: Detail(id: 3), isActive: .constant(false))
      }
    }
    #expect(host.built == Built(links: 3, destinations: 3, entered: 0))
    #expect(host.depth == 1)
  }

  @Test("each body of the link site makes them again", arguments: [1, 2, 10, 100])
  func again(count: Int) {
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Text("tick \(tick.wrappedValue)")
          ForEach(0..<count) {
            NavigationLink("row \($0)", destination: Detail(id: $0), isActive: .constant(false))
          }
        }
      }
    }
    #expect(
      host.built { host.update { handle.value = 1 } } == Built(links: count, destinations: count, entered: 0)
    )
  }

  @Test("one that starts active is pushed at mount")
  func startsActive() {
    let log = Log()
    let host = ViewHost {
      NavigationStack { NavigationLink("go", destination: LoggedDetail("a", log), isActive: .constant(true)) }
    }
    #expect(host.built == Built(links: 1, destinations: 1, entered: 1))
    #expect(log.take() == ["body a", "appear a"])
    #expect(host.depth == 2)
    #expect(host.texts == ["a"])
  }

  @Test("outside a navigation container an active link makes its destination and pushes nothing")
  func noContainer() {
    let host = ViewHost { NavigationLink("go", destination: Detail(id: 1), isActive: .constant(true)) }
    #expect(host.built == Built(links: 1, destinations: 1, entered: 0))
    #expect(host.depth == 1)
    #expect(host.texts == ["go"])
  }

  @Test("a link that gains a binding follows it, and one that loses it is a plain link again")
  func changingForm() {
    let isBound = Handle<Bool>()
    let isActive = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, isActive) { active in
          Stateful(false, isBound) { bound in
            bound.wrappedValue
              ? NavigationLink("go", destination: Detail(id: 1), isActive: active)
              : NavigationLink("go", destination: Detail(id: 1))
          }
        }
      }
    }
    host.update { isActive.value = true }
    #expect(host.depth == 1)
    host.update { isBound.value = true }
    #expect(host.depth == 2)
    host.goBack()
    #expect(isActive.value == false)
    host.update { isBound.value = false }
    host.tap("go")
    #expect(host.depth == 2)
    #expect(isActive.value == false)
    host.goBack()
    host.update { isActive.value = true }
    #expect(host.depth == 1)
  }

  @Test("each form with a selection makes its destination at once, selected or not")
  func selectionForms() {
    let selection = Binding<String?>.constant("other")
    let host = ViewHost {
      NavigationStack {
        NavigationLink(destination: Detail(id: 1), tag: "a", selection: selection) { Text("one") }
        NavigationLink(tag: "b", selection: selection) {
          Detail(id: 2)
        } label: {
          Text("two")
        }
        NavigationLink("three", destination: Detail(id: 3), tag: "c", selection: selection)
        NavigationLink("four", tag: "d", selection: selection) { Detail(id: 4) }
        NavigationLink("five", isActive: .constant(false)) { Detail(id: 5) }
      }
    }
    #expect(host.built == Built(links: 5, destinations: 5, entered: 0))
    #expect(host.texts == ["one", "two", "three", "four", "five"])
  }

  /// Links with tags over a selection that the screen itself does not read.
  struct Selector: View {
    let count: Int
    let log: Log
    let selected: Handle<Int?>
    let tick: Handle<Int>
    @State private var selection: Int?
    @State private var ticks = 0
    var body: some View {
      let _ = selected.hold($selection)
      let _ = tick.hold($ticks)
      let _ = log.add("screen")
      NavigationStack {
        Text("tick \(ticks)")
        ForEach(0..<count) { id in
          NavigationLink("row \(id)", destination: Detail(id: id), tag: id, selection: $selection)
        }
      }
    }
  }

  @Test("each body of the link site makes them again, and a selection makes none", arguments: [1, 2, 50])
  func selection(count: Int) {
    let (log, selected, tick) = (Log(), Handle<Int?>(), Handle<Int>())
    let host = ViewHost { Selector(count: count, log: log, selected: selected, tick: tick) }
    let all = Built(links: count, destinations: count, entered: 0)
    #expect(host.built == all)
    #expect(host.built { host.update { tick.value = 1 } } == all)
    #expect(log.take() == ["screen", "screen"])
    #expect(host.built { host.tap("row \(count - 1)") } == Built(links: 0, destinations: 0, entered: 1))
    #expect(selected.value == count - 1)
    host.goBack()
    #expect(selected.value == nil)
    #expect(host.built { host.update { selected.value = 0 } } == Built(links: 0, destinations: 0, entered: 1))
    #expect(host.texts == ["detail 0"])
    #expect(log.take() == [])
  }

  @Test("another selection exchanges the screen; one that is no link's tag pops it")
  func otherSelection() {
    let (log, selected, tick) = (Log(), Handle<Int?>(), Handle<Int>())
    let host = ViewHost { Selector(count: 3, log: log, selected: selected, tick: tick) }
    host.update { selected.value = 1 }
    host.update { selected.value = 2 }
    #expect(host.texts == ["detail 2"])
    #expect([host.depth, selected.value] == [2, 2])
    host.update { selected.value = 77 }
    #expect([host.depth, selected.value] == [1, 77])
    // Back tells the selection only if it is still the link's own.
    host.tap("row 0")
    host.update {
      selected.value = 2
      host.goBack()
    }
    #expect(host.texts == ["detail 2"])
    #expect(host.warnings == [])
  }

  @Test("a link whose tag changes follows the newer one")
  func otherTag() {
    let (tag, selected) = (Handle<Int>(), Handle<Int?>())
    let host = ViewHost {
      NavigationStack {
        Stateful(Int?.none, selected) { selection in
          Stateful(1, tag) { tag in
            NavigationLink("go", destination: Detail(id: 0), tag: tag.wrappedValue, selection: selection)
          }
        }
      }
    }
    host.update { selected.value = 2 }
    #expect(host.depth == 1)
    host.update { tag.value = 2 }
    #expect(host.depth == 2)
    host.update { tag.value = 3 }
    #expect([host.depth, selected.value] == [1, 2])
  }
}
