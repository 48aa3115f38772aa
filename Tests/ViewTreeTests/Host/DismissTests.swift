import Testing
import ViewTree

/// A view with a button for each way to leave its screen, and a line that tells whether there is one.
private struct Leaver: View {
  let name: String
  let log: Log?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode

  init(_ name: String, _ log: Log? = nil) {
    self.name = name
    self.log = log
  }

  var body: some View {
    let _ = log?.add(name)
    Text("\(name) \(isPresented)")
    Button("dismiss \(name)") { dismiss() }
    Button("old dismiss \(name)") { mode.wrappedValue.dismiss() }
    if mode.wrappedValue.isPresented != isPresented { Text("they differ") }
  }
}

@MainActor @Suite("dismiss, isPresented and presentationMode") struct DismissTests {
  @Test("at a root nothing happens, with a stack or without", arguments: ["dismiss root", "old dismiss root"])
  func root(button: String) {
    for host in [ViewHost { Leaver("root") }, ViewHost { NavigationStack { Leaver("root") } }] {
      host.tap(button)
      #expect(host.texts == ["root false", "dismiss root", "old dismiss root"])
      #expect([host.depth, host.warnings.count] == [1, 0])
    }
  }

  @Test(
    "a link's screen, one by isActive:, by item:, by a value: it goes, and its source is told",
    arguments: ["dismiss screen", "old dismiss screen"]
  )
  func screens(button: String) {
    let (isOn, item, path) = (Handle<Bool>(), Handle<Int?>(), Handle<[Int]>())
    let host = ViewHost {
      Stateful([Int](), path) { path in
        NavigationStack(path: path) {
          NavigationLink("link", destination: Leaver("screen"))
          Stateful(false, isOn) { NavigationLink("active", destination: Leaver("screen"), isActive: $0) }
          Stateful(Int?.none, item) { item in
            Button("item") { item.wrappedValue = 3 }.navigationDestination(item: item) { _ in Leaver("screen") }
          }
          NavigationLink("value", value: 1).navigationDestination(for: Int.self) { _ in Leaver("screen") }
        }
      }
    }
    for label in ["link", "active", "item", "value", "link"] {
      host.tap(label)
      #expect(host.texts.first == "screen true")
      host.tap(button)
      #expect(host.texts == ["link", "active", "item", "value"])
    }
    #expect(isOn.value == false)
    #expect(item.value == nil)
    #expect(path.value == [])
    #expect(host.warnings == [])
  }

  /// A screen that hands its dismissal out.
  struct Handing: View {
    let number: Int
    let actions: Actions
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      let _ = actions.held[number] = dismiss
      Text("screen \(number)")
      NavigationLink("view", destination: Handing(number: number + 10, actions: actions))
    }
  }

  @MainActor final class Actions {
    var held: [Int: DismissAction] = [:]
  }

  @Test("a screen below the top goes with all above it", arguments: 0..<4)
  func below(place: Int) {
    let (actions, path) = (Actions(), Handle<[Int]>())
    let host = ViewHost {
      Stateful([0, 1, 2, 3], path) { path in
        NavigationStack(path: path) {
          Text("root").navigationDestination(for: Int.self) { Handing(number: $0, actions: actions) }
        }
      }
    }
    host.tap("view")
    host.tap("view")
    #expect(host.texts.first == "screen 23")
    host.update { actions.held[place]!() }
    #expect(path.value == Array(0..<place))
    #expect(host.depth == place + 1)
    #expect(host.texts.first == (place == 0 ? "root" : "screen \(place - 1)"))
    // What has gone is not dismissed again, nor is what has come in its place.
    host.update { path.value = [7, 8, 9, 10] }
    host.update { for number in [place, 13, 23] { actions.held[number]!() } }
    #expect(host.depth == 5)
  }

  @Test("twice in one action is once, and a dismissal that was kept does not touch the link's next screen")
  func twice() {
    let actions = Actions()
    let path = Handle<[Int]>()
    let host = ViewHost {
      Stateful([1, 1], path) { path in
        NavigationStack(path: path) {
          Text("root").navigationDestination(for: Int.self) { Handing(number: $0, actions: actions) }
        }
      }
    }
    host.update {
      actions.held[1]!()
      actions.held[1]!()
    }
    #expect(path.value == [1])
    host.tap("view")
    let kept = actions.held[11]!
    host.goBack()
    host.tap("view")
    host.update { kept() }
    #expect(host.depth == 3)
  }

  @Test("the values are equal from pass to pass: a change of the environment runs no body")
  func equal() {
    let (log, isOn) = (Log(), Handle<Bool>())
    let host = ViewHost {
      Stateful(false, isOn) { isOn in
        NavigationStack(path: .constant([1])) {
          Leaver("root", log).navigationDestination(for: Int.self) { _ in Leaver("screen", log) }
        }
        .disabled(isOn.wrappedValue)
      }
    }
    _ = log.take()
    host.update { isOn.value = true }
    host.update { isOn.value = false }
    #expect(log.take() == [])
    #expect(host.texts.first == "screen true")
  }

  @Test("dismissing when the screen appears, in a transaction, and while a body is evaluated")
  func moments() {
    struct AtOnce: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("brief").onAppear { dismiss() } }
    }
    struct InBody: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let _ = dismiss()
        Text("stays")
      }
    }
    struct Animated: View {
      @Environment(\.dismiss) private var dismiss
      @State private var taps = 0
      var body: some View {
        Button("leave") {
          taps += 1
          withAnimation { dismiss() }
        }
      }
    }
    let host = ViewHost {
      NavigationStack {
        NavigationLink("at once", destination: AtOnce())
        NavigationLink("in body", destination: InBody())
        NavigationLink("animated", destination: Animated())
      }
    }
    host.tap("at once")
    #expect(host.depth == 1)
    host.tap("in body")
    #expect([host.depth, host.warnings.count] == [2, 1])
    host.goBack()
    host.tap("animated")
    host.tap("leave")
    #expect(host.depth == 1)
    #expect(host.warnings.count == 1)
  }

  @Test("a path that refuses keeps its screen")
  func refusing() {
    let host = ViewHost {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in Leaver("screen") }
      }
    }
    host.tap("dismiss screen")
    #expect(host.texts.first == "screen true")
  }
}
