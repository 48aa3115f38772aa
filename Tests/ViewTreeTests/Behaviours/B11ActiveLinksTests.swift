import Testing
import ViewTree

@MainActor @Suite("B11: an isActive link is as eager as any other")
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
}
