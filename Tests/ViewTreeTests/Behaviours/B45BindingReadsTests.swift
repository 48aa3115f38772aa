import Testing
import ViewTree

@MainActor @Suite("B45: reading a binding while a body is evaluated is a read by that view")
struct B45BindingReadsTests {
  private static func double(_ number: Binding<Int>) -> Int { number.wrappedValue * 2 }
  private static func keep(_ number: Binding<Int>) -> Int { 0 }

  struct Owner: View {
    let reads: Bool
    let handle: Handle<Int>
    @State private var x = 1
    var body: some View {
      let _ = handle.hold($x)
      Text("\(reads ? B45BindingReadsTests.double($x) : B45BindingReadsTests.keep($x))")
    }
  }

  @Test("an owner that hands its binding to a function which reads it depends on the state", arguments: [true, false])
  func functions(reads: Bool) {
    let handle = Handle<Int>()
    let host = ViewHost { Owner(reads: reads, handle: handle) }
    #expect(host.causes(of: { host.update { handle.value = 4 } }) == (reads ? ["Owner: _x"] : []))
    #expect(host.texts == [reads ? "8" : "0"])
  }

  /// A screen whose rows set a selection, with a link that follows it.
  struct Screen<Link: View>: View {
    let log: Log
    let handle: Handle<Int?>
    @ViewBuilder let link: (Binding<Int?>) -> Link
    @State private var selected: Int?

    var body: some View {
      let _ = handle.hold($selected)
      let _ = log.add("screen")
      NavigationStack {
        ForEach(0..<3) { id in Button("row \(id)") { selected = id } }
        link($selected)
      }
    }
  }

  @Test("a hidden link made by a failable initialiser reads in the screen's body: the screen runs at tap and pop")
  func failableLink() {
    let log = Log()
    let handle = Handle<Int?>()
    let host = ViewHost {
      Screen(log: log, handle: handle) { selected in
        Text("x").background(NavigationLink(selected) { Detail(id: $0) })
      }
    }
    #expect(log.take() == ["screen"])
    #expect(host.built { host.tap("row 1") } == Built(links: 1, destinations: 1, entered: 1))
    #expect(log.take() == ["screen"])
    #expect(host.texts == ["detail 1"])
    host.goBack()
    #expect(log.take() == ["screen"])
    #expect(handle.value == nil)
    host.tap("row 2")
    #expect(host.texts == ["detail 2"])
    #expect(log.take() == ["screen"])
  }

  struct Flagged: View {
    let log: Log
    let handle: Handle<Bool>
    @State private var isOn = false

    var body: some View {
      let _ = handle.hold($isOn)
      let _ = log.add("screen")
      NavigationStack {
        Button("turn on") { isOn = true }
        NavigationLink("link", destination: Detail(id: 1), isActive: $isOn)
      }
    }
  }

  @Test("an isActive link reads its binding itself: the screen does not run again, at tap, push and pop")
  func activeLink() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost { Flagged(log: log, handle: handle) }
    #expect(host.causes(of: { host.tap("turn on") }) == ["Detail: @self"])
    #expect(host.depth == 2)
    #expect(host.causes(of: { host.goBack() }) == [])
    #expect(handle.value == false)
    #expect(host.causes(of: { host.tap("link") }) == ["Detail: @self"])
    #expect(handle.value == true)
    #expect(host.causes(of: { host.update { handle.value = false } }) == [])
    #expect(host.depth == 1)
    #expect(log.take() == ["screen"])
  }

  @Test("in a row, erased, through a child's binding: the link reads, nobody runs")
  func activeLinksInRows() {
    struct Row: View {
      let id: Int
      @Binding var isOn: Bool
      var body: some View { AnyView(NavigationLink("link \(id)", destination: Detail(id: id), isActive: $isOn)) }
    }
    let handles = (0..<3).map { _ in Handle<Bool>() }
    let host = ViewHost {
      NavigationStack {
        ForEach(0..<3) { id in Stateful(false, handles[id]) { Row(id: id, isOn: $0) } }
      }
    }
    #expect(host.causes(of: { host.update { handles[2].value = true } }) == ["Detail: @self"])
    #expect(host.texts == ["detail 2"])
    #expect(host.causes(of: { host.goBack() }) == [])
    #expect(handles.map(\.value) == [false, false, false])
  }

  @Test("a binding made of two closures: what they read is read by whom evaluates them, the state's owner")
  func closures() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(1, handle) { number in
        let tens = Binding(get: { number.wrappedValue * 10 }, set: { number.wrappedValue = $0 / 10 })
        Text("\(tens.wrappedValue)")
        Button("set") { tens.wrappedValue = 70 }
      }
    }
    host.resetCounts()
    host.tap("set")
    #expect(host.counts.bodiesEvaluated == 1)
    #expect(host.texts == ["70", "set"])
  }

  @Test("read in an action it is no read")
  func actions() {
    let handle = Handle<Int>()
    let log = Log()
    let host = ViewHost {
      Stateful(1, handle) { number in
        Button("show") { log.add("\(B45BindingReadsTests.double(number))") }
      }
    }
    host.tap("show")
    #expect(host.causes(of: { host.update { handle.value = 6 } }) == [])
    host.tap("show")
    #expect(log.take() == ["2", "12"])
  }
}
