import Testing
import ViewTree

@MainActor @Suite("B09: navigationDestination(isPresented:) is eager")
struct B09PresentedDestinationsTests {
  /// A screen whose body reads a tick, and a Bool that it hands on.
  struct Screen: View {
    let isOn: Handle<Bool>
    let tick: Handle<Int>
    @State private var isPresented = false
    @State private var count = 0
    var body: some View {
      let _ = isOn.hold($isPresented)
      let _ = tick.hold($count)
      Text("tick \(count)").navigationDestination(isPresented: $isPresented) { Detail(id: count) }
    }
  }

  @Test("one destination at mount, one more for each body of its host, none entered", arguments: [1, 2, 10])
  func eager(passes: Int) {
    let (isOn, tick) = (Handle<Bool>(), Handle<Int>())
    let host = ViewHost { NavigationStack { Screen(isOn: isOn, tick: tick) } }
    #expect(host.built == Built(links: 0, destinations: 1, entered: 0))
    for pass in 1...passes { host.update { tick.value = pass } }
    #expect(host.built == Built(links: 0, destinations: passes + 1, entered: 0))
  }

  @Test("presenting enters it and makes nothing; a newer one reaches the screen, whose host does not run for the Bool")
  func presented() {
    let (isOn, tick) = (Handle<Bool>(), Handle<Int>())
    let host = ViewHost { NavigationStack { Screen(isOn: isOn, tick: tick) } }
    #expect(host.built { host.update { isOn.value = true } } == Built(links: 0, destinations: 0, entered: 1))
    #expect(host.texts == ["detail 0"])
    #expect(host.built { host.update { tick.value = 4 } } == Built(links: 0, destinations: 1, entered: 1))
    #expect(host.texts == ["detail 4"])
    #expect(host.built { host.goBack() } == Built())
    #expect(isOn.value == false)
    #expect(host.texts == ["tick 4"])
  }

  @Test("an if let inside makes what is inside lazy")
  func optionalInside() {
    struct Optional: View {
      let isOn: Handle<Bool>
      let chosen: Handle<Int?>
      @State private var isPresented = false
      @State private var id: Int?
      var body: some View {
        let _ = isOn.hold($isPresented)
        let _ = chosen.hold($id)
        Text("host").navigationDestination(isPresented: $isPresented) { if let id { Detail(id: id) } }
      }
    }
    let (isOn, chosen) = (Handle<Bool>(), Handle<Int?>())
    let host = ViewHost { NavigationStack { Optional(isOn: isOn, chosen: chosen) } }
    #expect(host.built == Built())
    host.update {
      chosen.value = 3
      isOn.value = true
    }
    #expect(host.built == Built(links: 0, destinations: 1, entered: 1))
    #expect(host.texts == ["detail 3"])
    // The item goes before the screen does: the screen shows nothing.
    host.update { chosen.value = nil }
    #expect([host.depth, host.texts.count] == [2, 0])
    host.goBack()
    #expect(host.texts == ["host"])
  }

  @Test("one that starts true is pushed at mount; outside a stack it is made, never pushed, and warned of")
  func start() {
    func content() -> some View {
      Text("host").navigationDestination(isPresented: .constant(true)) { Detail(id: 1) }
    }
    let host = ViewHost { NavigationStack { content() } }
    #expect(host.texts == ["detail 1"])
    #expect(host.warnings == [])
    let bare = ViewHost { content() }
    #expect(bare.texts == ["host"])
    #expect(bare.built == Built(links: 0, destinations: 1, entered: 0))
    #expect(bare.warnings.count == 1)
  }
}
