import Testing
import ViewTree

@MainActor @Suite("B54: a hidden or transparent view stays alive")
struct B54HiddenViewsTests {
  @Test("it does not disappear, and its state and its task go on")
  func alive() {
    let log = Log()
    let opacity = Handle<Double>()
    let host = ViewHost {
      Stateful(1, opacity) { opacity in
        Keeper(1)
          .background(Noted("text", log).task {})
          .opacity(opacity.wrappedValue)
      }
    }
    host.tap("1 keeps 1")
    #expect(log.take() == ["+text"])
    host.update { opacity.value = 0 }
    #expect(host.texts == [])
    host.update { opacity.value = 0.5 }
    #expect(host.texts == ["1 keeps 101", "text"])
    #expect(log.take() == [])
    #expect(host.tasks == Tasks(started: 1, cancelled: 0))
  }

  @Test("one that is hidden from the start appears")
  func fromTheStart() {
    let log = Log()
    let host = ViewHost {
      Noted("hidden", log).hidden()
      AnyView(Noted("transparent", log)).opacity(0)
      VStack { Noted("inside", log) }.hidden().hidden()
      Noted("shown", log).opacity(1)
    }
    #expect(log.take() == ["+hidden", "+transparent", "+inside", "+shown"])
    #expect(host.texts == ["shown"])
  }

  @Test("it can be seen neither in texts nor by taps, and is in the outline")
  func unseen() {
    let host = ViewHost {
      Button("a") {}.hidden()
      Button("b") {}.opacity(0)
      Button("c") {}.opacity(0.1)
    }
    #expect(["a", "b", "c"].map { host.control($0) != nil } == [false, false, true])
    #expect(
      host.outline == """
        HiddenView (hidden)
          Button
            Text "a"
        HiddenView (hidden)
          Button
            Text "b"
        HiddenView
          Button
            Text "c"
        """
    )
  }

  @Test("its bodies run, it can be removed, and a hidden link can push")
  func passes() {
    let log = Log()
    let isActive = Handle<Bool>()
    let isThere = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(true, isThere) { isThere in
          if isThere.wrappedValue {
            Stateful(false, isActive) { isActive in
              let _ = log.add("body \(isActive.wrappedValue)")
              NavigationLink("go", destination: Detail(id: 1), isActive: isActive)
            }
            .onDisappear { log.add("gone") }
            .hidden()
          }
        }
      }
    }
    host.update { isActive.value = true }
    #expect(host.texts == ["detail 1"])
    host.goBack()
    host.update { isThere.value = false }
    #expect(log.take() == ["body false", "body true", "gone", "body false", "gone"])
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
  }
}
