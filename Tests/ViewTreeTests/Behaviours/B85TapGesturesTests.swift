import Testing
import ViewTree

@MainActor @Suite("B85: a simultaneous tap gesture runs together with the link, a plain one takes the tap")
struct B85TapGesturesTests {
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
    ViewHost { NavigationStack(root: content) }
  }

  @Test("on a link, on its label, on a stack around it: the link activates all the same", arguments: 0..<4)
  func simultaneous(place: Int) {
    let log = Log()
    let tap = TapGesture().onEnded { log.add("tap") }
    let host = host {
      switch place {
      case 0: NavigationLink("go", destination: Detail(id: 1)).simultaneousGesture(tap)
      case 1: NavigationLink(destination: Detail(id: 1)) { Text("go").simultaneousGesture(tap) }
      case 2:
        VStack {
          Text("title")
          NavigationLink("go") { Detail(id: 1) }
        }
        .simultaneousGesture(tap)
      default: AnyView(NavigationLink("go", destination: Detail(id: 1))).id(1).simultaneousGesture(tap)
      }
    }
    host.tap("go")
    #expect(log.take() == ["tap"])
    #expect(host.texts == ["detail 1"])
  }

  @Test("with a button, and several gestures at once")
  func button() {
    let log = Log()
    let host = host {
      Button(action: { log.add("button") }) {
        Text("go").simultaneousGesture(TapGesture().onEnded { log.add("label") })
      }
      .simultaneousGesture(TapGesture().onEnded { log.add("first") }.onEnded { log.add("second") })
      .simultaneousGesture(TapGesture())
    }
    host.tap("go")
    #expect(log.take().sorted() == ["button", "first", "label", "second"])
  }

  @Test("a plain tap gesture on the label: the link does not activate")
  func plain() {
    let log = Log()
    let host = host {
      NavigationLink(destination: Detail(id: 1)) {
        Text("taken").onTapGesture { log.add("tap") }
        Text("free")
      }
    }
    host.tap("taken")
    #expect(log.take() == ["tap"])
    #expect(host.depth == 1)
    host.tap("free")
    #expect(log.take() == [])
    #expect(host.depth == 2)
  }

  @Test("a plain tap gesture and a simultaneous one on the same label: both, and no link")
  func both() {
    let log = Log()
    let host = host {
      NavigationLink(destination: Detail(id: 1)) {
        Text("go")
          .onTapGesture { log.add("plain") }
          .simultaneousGesture(TapGesture().onEnded { log.add("simultaneous") })
      }
    }
    host.tap("go")
    #expect(log.take().sorted() == ["plain", "simultaneous"])
    #expect(host.depth == 1)
  }

  @Test("a view without a control can be tapped, the innermost first")
  func withoutAControl() {
    let log = Log()
    let host = host {
      VStack {
        Text("outer")
        HStack { Text("inner") }.onTapGesture { log.add("inner") }
        Button("button") { log.add("button") }
        Text("together").simultaneousGesture(TapGesture().onEnded { log.add("together") })
      }
      .onTapGesture { log.add("outer") }
      Text("alone").simultaneousGesture(TapGesture().onEnded { log.add("alone") })
      Text("dead")
    }
    for text in ["outer", "inner", "button", "alone"] { host.tap(text) }
    #expect(log.take() == ["outer", "inner", "button", "alone"])
    host.tap("together")
    #expect(log.take().sorted() == ["outer", "together"])
    #expect(host.control("dead") == nil)
    #expect(host.control("outer")?.texts == ["outer", "inner", "button", "together"])
  }

  @Test("a state written by a gesture; the newest closure runs")
  func writes() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        let count = count
        Text("go").onTapGesture { self.count = count + 1 }
        Text("\(count)")
      }
    }
    let host = host { Counter() }
    for _ in 0..<3 { host.tap("go") }
    #expect(host.texts == ["go", "3"])
  }

  @Test("a link outside a stack is disabled: neither it nor the gestures on it can be tapped")
  func disabled() {
    let log = Log()
    let host = ViewHost {
      NavigationLink(destination: Detail(id: 1)) { Text("go").onTapGesture { log.add("label") } }
        .simultaneousGesture(TapGesture().onEnded { log.add("tap") })
        .onTapGesture { log.add("plain") }
    }
    #expect(host.control("go") == nil)
  }

  @Test("a disabled link or button does neither; enabled again, both", arguments: [false, true])
  func disabledByTheEnvironment(isErased: Bool) {
    let log = Log()
    let handle = Handle<Bool>()
    let host = host {
      Stateful(true, handle) { isDisabled in
        let controls = Group {
          NavigationLink(destination: Detail(id: 1)) { Text("link") }
            .simultaneousGesture(TapGesture().onEnded { log.add("gesture on the link") })
          Button("button") { log.add("action") }
            .simultaneousGesture(TapGesture().onEnded { log.add("gesture on the button") })
        }
        if isErased {
          AnyView(controls).disabled(isDisabled.wrappedValue)
        } else {
          controls.disabled(isDisabled.wrappedValue)
        }
      }
    }
    #expect([host.control("link") == nil, host.control("button") == nil] == [true, true])
    host.update { handle.value = false }
    host.tap("button")
    host.tap("link")
    #expect(log.take().sorted() == ["action", "gesture on the button", "gesture on the link"])
    #expect(host.texts == ["detail 1"])
  }

  @Test("two taps in quick succession are for the gesture that wants two")
  func doubleTap() {
    let log = Log()
    let host = host {
      NavigationLink(destination: Detail(id: 1)) { Text("go").onTapGesture(count: 2) { log.add("two") } }
        .simultaneousGesture(TapGesture(count: 2).onEnded { log.add("and two") })
    }
    host.tap("go", count: 2)
    #expect(log.take().sorted() == ["and two", "two"])
    #expect(host.depth == 1)
    host.tap("go")
    #expect(log.take() == [])
    #expect(host.depth == 2)
  }

  @Test("a hidden view's gestures cannot be tapped")
  func hidden() {
    let host = host { Text("go").onTapGesture {}.hidden() }
    #expect(host.control("go") == nil)
  }
}
