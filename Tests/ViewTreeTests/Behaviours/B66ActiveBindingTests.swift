import Testing
import ViewTree

@MainActor @Suite("B66: back sets an isActive, isPresented or item binding back; setting it so pops")
struct B66ActiveBindingTests {
  private func host(_ handle: Handle<Bool>, _ log: Log, isOn: Bool = false) -> ViewHost {
    ViewHost {
      NavigationStack {
        Stateful(isOn, handle) { NavigationLink("go", destination: LoggedDetail("a", log), isActive: $0) }
      }
    }
  }

  @Test("tap, back, set, reset")
  func roundTrip() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = host(handle, log)
    host.tap("go")
    #expect([host.depth == 2, handle.value] == [true, true])
    host.goBack()
    #expect([host.depth == 1, handle.value] == [true, false])
    host.update { handle.value = true }
    #expect(host.depth == 2)
    host.update { handle.value = false }
    #expect(host.depth == 1)
    #expect(log.take() == ["body a", "appear a", "disappear a", "body a", "appear a", "disappear a"])
  }

  @Test("one that starts true can be popped, and tapped again")
  func startsTrue() {
    let handle = Handle<Bool>()
    let host = host(handle, Log(), isOn: true)
    #expect(host.depth == 2)
    host.goBack()
    #expect([host.depth == 1, handle.value] == [true, false])
    host.tap("go")
    #expect([host.depth == 2, handle.value] == [true, true])
  }

  @Test("on and off within one action: nothing is pushed, nothing popped")
  func within() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = host(handle, log)
    host.update {
      handle.value = true
      handle.value = false
    }
    #expect([host.depth, host.counts.bodies(of: LoggedDetail.self)] == [1, 0])
    host.tap("go")
    _ = log.take()
    host.update {
      handle.value = false
      handle.value = true
    }
    #expect(host.depth == 2)
    #expect(log.take() == [])
  }

  @Test("popping a screen with others above takes them all", arguments: [1, 2, 5])
  func deep(levels: Int) {
    struct Level: View {
      let number: Int
      let handles: [Handle<Bool>]
      @State private var isOn = false
      var body: some View {
        if number < handles.count {
          let _ = handles[number].hold($isOn)
          NavigationLink("go \(number)", destination: Level(number: number + 1, handles: handles), isActive: $isOn)
        }
      }
    }
    let handles = (0..<levels).map { _ in Handle<Bool>() }
    let host = ViewHost { NavigationStack { Level(number: 0, handles: handles) } }
    for level in 0..<levels { host.tap("go \(level)") }
    #expect(host.depth == levels + 1)
    host.update { handles[0].value = false }
    #expect(host.depth == 1)
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
    host.tap("go 0")
    #expect(host.depth == 2)
  }

  @Test("a binding of two closures is told of back")
  func closures() {
    let handle = Handle<Int?>()
    let host = ViewHost {
      NavigationStack {
        Stateful(nil, handle) { choice in
          ForEach(0..<3) { id in
            NavigationLink(
              "row \(id)",
              destination: Detail(id: id),
              isActive: Binding(
                get: { choice.wrappedValue == id },
                set: { choice.wrappedValue = $0 ? id : nil }
              )
            )
          }
        }
      }
    }
    host.tap("row 1")
    #expect(handle.value == 1)
    #expect(host.texts == ["detail 1"])
    host.goBack()
    #expect(handle.value == nil)
    host.update { handle.value = 2 }
    #expect(host.texts == ["detail 2"])
  }

  @Test("a link of the root whose screen is popped from below is told, too")
  func toldFromBelow() {
    let first = Handle<Bool>()
    let second = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, first) { NavigationLink("a", destination: Detail(id: 1), isActive: $0) }
        Stateful(false, second) { NavigationLink("b", destination: Detail(id: 2), isActive: $0) }
      }
    }
    host.update { first.value = true }
    host.update { second.value = true }
    #expect(host.depth == 3)
    #expect([first.value, second.value] == [true, true])
    host.update { first.value = false }
    #expect(host.depth == 1)
    #expect([first.value, second.value] == [false, false])
    host.update { second.value = true }
    #expect(host.texts == ["detail 2"])
  }

  /// The same screen by `isPresented:` and by `item:`.
  struct Modifiers: View {
    let isOn: Handle<Bool>
    let item: Handle<Int?>
    let log: Log
    @State private var isPresented = false
    @State private var chosen: Int?
    var body: some View {
      let _ = isOn.hold($isPresented)
      let _ = item.hold($chosen)
      let _ = log.add("host")
      Text("host")
        .navigationDestination(isPresented: $isPresented) { Keeper(0) }
        .navigationDestination(item: $chosen) { Keeper($0) }
    }
  }

  @Test("isPresented and item: set, back, set, reset; the host runs for none of it")
  func modifiers() {
    let (isOn, item, log) = (Handle<Bool>(), Handle<Int?>(), Log())
    let host = ViewHost { NavigationStack { Modifiers(isOn: isOn, item: item, log: log) } }
    for _ in 0..<2 {
      host.update { isOn.value = true }
      host.tap("0 keeps 0")
      #expect(host.texts == ["0 keeps 100"])
      host.goBack()
      #expect([isOn.value, host.depth == 1] == [false, true])
      host.update { item.value = 7 }
      host.tap("7 keeps 7")
      #expect(host.texts == ["7 keeps 107"])
      host.update { item.value = nil }
      #expect(host.texts == ["host"])
    }
    #expect(log.take() == ["host"])
    #expect(host.warnings == [])
  }

  @Test("both at once: two screens, of which the lower takes the upper along and its binding is told")
  func bothAtOnce() {
    let (isOn, item, log) = (Handle<Bool>(), Handle<Int?>(), Log())
    let host = ViewHost { NavigationStack { Modifiers(isOn: isOn, item: item, log: log) } }
    host.update { item.value = 1 }
    host.update { isOn.value = true }
    #expect(host.texts == ["0 keeps 0"])
    host.update { item.value = nil }
    #expect([host.depth == 1, isOn.value] == [true, false])
  }

  @Test("the modifier's view goes: so does its screen, whatever the binding says")
  func removed() {
    let (isOn, item, isThere) = (Handle<Bool>(), Handle<Int?>(), Handle<Bool>())
    let host = ViewHost {
      NavigationStack {
        Stateful(true, isThere) { isThere in
          if isThere.wrappedValue { Modifiers(isOn: isOn, item: item, log: Log()) }
        }
      }
    }
    for (write, screen) in [({ isOn.value = true }, "0 keeps 0"), ({ item.value = 3 }, "3 keeps 3")] {
      host.update(write)
      #expect(host.texts == [screen])
      host.update { isThere.value = false }
      #expect([host.depth, host.texts.count] == [1, 0])
      host.update { isThere.value = true }
      #expect(host.texts == ["host"])
    }
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
  }

  @Test("another binding: the screen follows the newer one")
  func otherBinding() {
    let (first, second, choice) = (Handle<Int?>(), Handle<Int?>(), Handle<Bool>())
    let host = ViewHost {
      NavigationStack {
        Stateful(Int?.some(1), first) { first in
          Stateful(Int?.none, second) { second in
            Stateful(true, choice) { choice in
              Text("host").navigationDestination(item: choice.wrappedValue ? first : second) { Keeper($0) }
            }
          }
        }
      }
    }
    #expect(host.texts == ["1 keeps 1"])
    host.update { choice.value = false }
    #expect(host.texts == ["host"])
    #expect(first.value == 1)
    host.update { second.value = 2 }
    #expect(host.texts == ["2 keeps 2"])
    host.update { first.value = nil }
    host.goBack()
    #expect(second.value == nil)
  }
}
