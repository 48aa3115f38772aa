import Testing
import ViewTree

/// Something a sheet is presented for.
private struct Topic: Identifiable, Equatable {
  let id: Int
  var title = "t"
}

@MainActor @Suite("Sheets") struct SheetTests {
  /// A screen that presents a sheet by a Bool and one by an item.
  private struct Screen: View {
    let isOn: Handle<Bool>
    let topic: Handle<Topic?>
    let log: Log
    @State private var isPresented = false
    @State private var chosen: Topic?
    var body: some View {
      let _ = isOn.hold($isPresented)
      let _ = topic.hold($chosen)
      let _ = log.add("screen")
      NavigationStack {
        Noted("root", log)
        NavigationLink("push", destination: Noted("pushed", log))
      }
      .sheet(isPresented: $isPresented, onDismiss: { log.add("dismissed") }) { LoggedDetail("sheet", log) }
      .sheet(item: $chosen, onDismiss: { log.add("dismissed \(chosen?.id ?? 0)") }) { topic in
        let _ = log.add("closure \(topic.id)")
        Counted(topic.id)
        Text(topic.title)
      }
    }
  }

  private func make() -> (ViewHost, Handle<Bool>, Handle<Topic?>, Log) {
    let (isOn, topic, log) = (Handle<Bool>(), Handle<Topic?>(), Log())
    return (ViewHost { Screen(isOn: isOn, topic: topic, log: log) }, isOn, topic, log)
  }

  @Test("nothing is made until it is presented; then it is on top, what is below stays shown and cannot be reached")
  func presented() {
    let (host, isOn, _, log) = make()
    #expect(log.take() == ["screen", "+root"])
    #expect(host.built == Built(links: 1, destinations: 0, entered: 0))
    host.update { isOn.value = true }
    #expect(log.take() == ["body sheet", "appear sheet"])
    #expect(host.texts == ["sheet"])
    #expect(host.control("push") == nil)
    #expect(host.depth == 1)
    host.goBack()
    #expect(host.texts == ["sheet"])
    host.dismissSheet()
    #expect(log.take() == ["disappear sheet", "dismissed"])
    #expect(isOn.value == false)
    #expect(host.texts == ["root", "push"])
    host.dismissSheet()
    #expect(log.take() == [])
  }

  @Test("the binding set back dismisses as swiping does")
  func setBack() {
    let (host, isOn, topic, log) = make()
    _ = log.take()
    for _ in 0..<2 {
      host.update { isOn.value = true }
      host.update { isOn.value = false }
      #expect(log.take() == ["body sheet", "appear sheet", "disappear sheet", "dismissed"])
    }
    host.update { topic.value = Topic(id: 1) }
    host.tap("1 tapped 0")
    host.update { topic.value = nil }
    #expect(log.take() == ["closure 1", "dismissed 0"])
    host.update { topic.value = Topic(id: 1) }
    #expect(host.texts == ["1 tapped 0", "t"])
  }

  @Test("an item of the same identity is shown on the same sheet, one of another is another sheet")
  func otherItem() {
    let (host, _, topic, log) = make()
    host.update { topic.value = Topic(id: 1) }
    host.tap("1 tapped 0")
    _ = log.take()
    host.update { topic.value?.title = "u" }
    #expect(host.texts == ["1 tapped 1", "u"])
    #expect(log.take() == ["closure 1"])
    host.update { topic.value = Topic(id: 2) }
    #expect(host.texts == ["2 tapped 0", "t"])
    #expect(log.take() == ["closure 2", "dismissed 2"])
    host.dismissSheet()
    #expect(topic.value == nil)
    #expect(host.warnings == [])
  }

  @Test("over a pushed screen, with a stack of its own, whose root dismisses the sheet")
  func ownStack() {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Button("close \(isPresented)") { dismiss() }
        NavigationLink("deeper", destination: Detail(id: 5))
      }
    }
    let isOn = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        NavigationLink("push") {
          Stateful(false, isOn) { isOn in
            Text("pushed").sheet(isPresented: isOn) { NavigationStack { Inside() } }
          }
        }
      }
    }
    host.tap("push")
    host.update { isOn.value = true }
    #expect(host.texts == ["close true", "deeper"])
    #expect(host.depth == 1)
    host.tap("deeper")
    #expect([host.texts == ["detail 5"], host.depth == 2] == [true, true])
    host.goBack()
    host.tap("close true")
    #expect(isOn.value == false)
    #expect([host.texts == ["pushed"], host.depth == 2] == [true, true])
    #expect(host.warnings == [])
  }

  @Test("the environment is the presenter's, the stack is not: links without one are disabled")
  func environment() {
    let item = Numbered()
    struct Reads: View {
      @Environment(Numbered.self) private var item
      var body: some View {
        Text("number \(item.number)")
        NavigationLink("link", destination: Detail(id: 1))
        NavigationLink("value", value: 1)
        Button("button") {}
      }
    }
    let isOff = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, isOff) { isOff in
          Text("root").sheet(isPresented: .constant(true)) { Reads() }.environment(item).disabled(isOff.wrappedValue)
        }
        .navigationDestination(for: Int.self) { Detail(id: $0) }
      }
    }
    #expect(host.texts == ["number 0", "link", "value", "button"])
    #expect(
      [host.control("link") == nil, host.control("value") == nil, host.control("button") == nil] == [true, true, false]
    )
    host.update { item.number = 4 }
    #expect(host.texts.first == "number 4")
    host.update { isOff.value = true }
    #expect(host.control("button") == nil)
    // A binding that refuses keeps its sheet.
    host.dismissSheet()
    #expect(host.texts.first == "number 4")
  }

  /// A view that presents another one of its kind, up to a level.
  private struct Level: View {
    let number: Int
    let handles: [Handle<Bool>]
    let log: Log
    @State private var isPresented = false
    var body: some View {
      let _ = handles[number].hold($isPresented)
      Noted("level \(number)", log)
        .sheet(isPresented: $isPresented, onDismiss: { log.add("dismissed \(number + 1)") }) {
          if number + 1 < handles.count { Level(number: number + 1, handles: handles, log: log) }
        }
    }
  }

  @Test("a sheet from a sheet, and so on: the lowest takes all above along", arguments: [1, 2, 5])
  func nested(levels: Int) {
    let handles = (0...levels).map { _ in Handle<Bool>() }
    let log = Log()
    let host = ViewHost { Level(number: 0, handles: handles, log: log) }
    for level in 0..<levels {
      host.update { handles[level].value = true }
      #expect(host.texts == ["level \(level + 1)"])
    }
    host.dismissSheet()
    #expect(host.texts == ["level \(levels - 1)"])
    host.update { handles[levels - 1].value = true }
    _ = log.take()
    host.update { handles[0].value = false }
    #expect(host.texts == ["level 0"])
    #expect(log.take().filter { $0.hasPrefix("-") }.sorted() == (1...levels).map { "-level \($0)" })
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
    #expect(host.warnings == [])
  }

  @Test("a second sheet from elsewhere waits until the first is dismissed, with a warning")
  func second() {
    let (host, isOn, topic, log) = make()
    host.update { isOn.value = true }
    host.update { topic.value = Topic(id: 3) }
    #expect(host.texts == ["sheet"])
    #expect(host.warnings.count == 1)
    _ = log.take()
    host.dismissSheet()
    #expect(host.texts == ["3 tapped 0", "t"])
    #expect(host.warnings.count == 1)
    // One that waits can be taken back.
    host.update { isOn.value = true }
    host.update { isOn.value = false }
    host.dismissSheet()
    #expect(host.texts == ["root", "push"])
    #expect(host.warnings.count == 2)
  }

  @Test("both in one action: the first that asks is presented, the other waits")
  func together() {
    let (host, isOn, topic, _) = make()
    host.update {
      topic.value = Topic(id: 3)
      isOn.value = true
    }
    let first = host.texts
    host.dismissSheet()
    let second = host.texts
    host.dismissSheet()
    #expect([first, second].sorted { $0.count < $1.count } == [["sheet"], ["3 tapped 0", "t"]])
    #expect(host.texts == ["root", "push"])
    #expect([host.warnings.count, isOn.value ? 1 : 0] == [1, 0])
    #expect(topic.value == nil)
  }

  @Test("removing the presenter dismisses; so does popping the screen it is on", arguments: [true, false])
  func presenterGoes(byPop: Bool) {
    let (isThere, path, log) = (Handle<Bool>(), Handle<[Int]>(), Log())
    let host = ViewHost {
      Stateful([1], path) { path in
        NavigationStack(path: path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            Stateful(true, isThere) { isThere in
              Text("screen")
              if isThere.wrappedValue { Text("presenter").sheet(isPresented: .constant(true)) { Noted("sheet", log) } }
            }
          }
        }
      }
    }
    #expect(host.texts == ["sheet"])
    host.update { if byPop { path.value = [] } else { isThere.value = false } }
    #expect(host.texts == [byPop ? "root" : "screen"])
    #expect(log.take() == ["+sheet", "-sheet"])
    #expect(host.counts.nodesLive == host.outline.split { $0 == "\n" }.count { !$0.contains("screen 2") })
  }

  @Test("the screen's body runs for none of it, and its newer closure reaches the sheet")
  func newerClosure() {
    let (tick, isOn, log) = (Handle<Int>(), Handle<Bool>(), Log())
    struct Host: View {
      let tick: Handle<Int>
      let isOn: Handle<Bool>
      let log: Log
      @State private var count = 0
      @State private var isPresented = false
      var body: some View {
        let _ = tick.hold($count)
        let _ = isOn.hold($isPresented)
        let _ = log.add("host")
        let count = count
        Text("host").sheet(isPresented: $isPresented) {
          Counted(7)
          Text("tick \(count)")
        }
      }
    }
    let host = ViewHost { Host(tick: tick, isOn: isOn, log: log) }
    host.update { isOn.value = true }
    #expect(log.take() == ["host"])
    host.tap("7 tapped 0")
    host.update { tick.value = 3 }
    #expect(log.take() == ["host"])
    #expect(host.texts == ["7 tapped 1", "tick 3"])
  }

  @Test("what a sheet sets of a preference stays on it, and the outline shows it below its presenter")
  func preference() {
    enum Total: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let log = Log()
    let isOn = Handle<Bool>()
    let host = ViewHost {
      Stateful(false, isOn) { isOn in
        Text("root").preference(key: Total.self, value: 1)
          .sheet(isPresented: isOn) { Text("sheet").preference(key: Total.self, value: 10) }
      }
      .onPreferenceChange(Total.self) { log.add("\($0)") }
    }
    host.update { isOn.value = true }
    #expect(log.take() == ["1"])
    let lines = host.outline.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(lines.suffix(3) == ["sheet", "PreferenceView", "Text \"sheet\""])
  }

  @Test("a host that ends with sheets up ends their content, and objects with it")
  func end() {
    let log = Log()
    do {
      let model = LoggedModel(1, log)
      let host = ViewHost { Text("root").sheet(isPresented: .constant(true)) { NumberReader2(model: model) } }
      #expect(host.texts == ["1"])
    }
    #expect(log.take() == ["+1", "-1"])
  }
}

private struct NumberReader2: View {
  @ObservedObject var model: LoggedModel
  var body: some View { Text("\(model.number)") }
}
