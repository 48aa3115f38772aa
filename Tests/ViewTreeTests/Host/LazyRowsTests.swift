import Testing
import ViewTree

@MainActor @Suite("What is a row of a lazy container, and what is not")
struct LazyRowsTests {
  @Observable final class Title {
    var text = "a"
  }

  /// Two views.
  struct Pair: View {
    let row: Int
    var body: some View {
      Text("\(row)")
      Text("also \(row)")
    }
  }

  struct Rows: View {
    let range: Range<Int>
    var body: some View { ForEach(range) { Text("\($0)") } }
  }

  private func texts<Content: View>(_ rows: Int = 3, @ViewBuilder _ content: @escaping () -> Content) -> [String] {
    let host = ViewHost(viewport: Viewport(rows: rows)) { LazyVStack { content() } }
    let texts = host.texts
    host.scroll(by: 1_000)
    host.scroll(by: -1_000)
    #expect(host.texts == texts)
    return texts
  }

  @Test("rows are found through groups, sections, modifiers, conditions, erasure, and views with a body")
  func through() {
    #expect(texts { Group { ForEach(0..<9) { Text("\($0)") } } } == ["0", "1", "2"])
    #expect(texts { Section("h") { ForEach(0..<9) { Text("\($0)") } } } == ["h", "0", "1", "2"])
    #expect(texts { Rows(range: 0..<9).opacity(0.5).onAppear {}.id(1) } == ["0", "1", "2"])
    #expect(texts { Rows(range: 0..<9).environment(\.a, 1).background(Text("b")) } == ["0", "1", "2", "b"])
    #expect(texts { AnyView(Rows(range: 0..<9)) } == ["0", "1", "2"])
    for isTrue in [true, false] {
      #expect(texts { if isTrue { Rows(range: 0..<9) } else { Rows(range: 10..<19) } }.count == 3)
      #expect(texts { if isTrue { Rows(range: 0..<9) } }.count == (isTrue ? 3 : 0))
    }
  }

  @Test("not through stacks, scroll views, other lazy containers' rows, or a control's label")
  func notThrough() {
    #expect(texts { VStack { Rows(range: 0..<9) } }.count == 9)
    #expect(texts { HStack { ZStack { Rows(range: 0..<9) } } }.count == 9)
    #expect(texts { ScrollView { Rows(range: 0..<9) } }.count == 9)
    #expect(
      texts {
        Button {
        } label: {
          Rows(range: 0..<9)
        }
      }.count == 9
    )
    #expect(texts { NavigationLink(destination: Text("d")) { Rows(range: 0..<9) } }.count == 9)
    #expect(texts { ForEach(0..<5) { _ in NavigationLink(destination: Text("d")) { Rows(range: 0..<9) } } }.count == 27)
    #expect(texts { Text("b").background(Rows(range: 0..<9)) }.count == 10)
    #expect(texts { ForEach(0..<5) { _ in VStack { Rows(range: 0..<9) } } }.count == 27)
  }

  @Test("an element is as many rows as it has views, if its type tells")
  func severalViews() {
    #expect(texts(3) { ForEach(0..<9) { Pair(row: $0) } } == ["0", "also 0", "1", "also 1"])
    #expect(texts(4) { ForEach(0..<9) { row in Group { Pair(row: row).hidden() } } } == [])
    #expect(texts(4) { ForEach(0..<9) { row in Group { Pair(row: row).opacity(1) } } }.count == 4)
    #expect(texts { ForEach(0..<9) { _ in EmptyView() } } == [])
  }

  @Test("rows of several containers' children follow one another")
  func several() {
    let host = ViewHost(viewport: Viewport(rows: 4)) {
      LazyVStack {
        Text("top")
        ForEach(0..<3) { Text("a\($0)") }
        Section("middle") { ForEach(0..<3) { Text("b\($0)") } }
        ForEach(0..<3) { Text("c\($0)") }
      }
    }
    #expect(host.texts == ["top", "a0", "a1", "a2", "middle", "b0"])
    host.scroll(by: 2)
    #expect(host.texts == ["top", "a2", "middle", "b0", "b1", "b2"])
    host.scroll(by: 100)
    #expect(host.texts == ["top", "middle", "b2", "c0", "c1", "c2"])
  }

  @Test("months with days: days are the container's own rows, headers take no room, months far away are not made")
  func calendar() {
    let log = Log()
    let host = ViewHost(viewport: Viewport(rows: 5, retention: .never)) {
      ScrollView {
        LazyVStack {
          ForEach(0..<24) { month in
            Section {
              ForEach(0..<30) { Noted("\(month)/\($0)", log) }
            } header: {
              Noted("month \(month)", log)
            }
          }
        }
      }
    }
    #expect(log.take() == ["+month 0", "+0/0", "+0/1", "+0/2", "+0/3", "+0/4"])
    host.scroll(by: 28)
    #expect(host.texts == ["month 0", "0/28", "0/29", "month 1", "1/0", "1/1", "1/2"])
    _ = log.take()
    host.scroll(by: 2)
    #expect(host.texts == ["month 1", "1/0", "1/1", "1/2", "1/3", "1/4"])
    #expect(log.take().sorted() == ["+1/3", "+1/4", "-0/28", "-0/29", "-month 0"])
    host.resetCounts()
    host.scroll(by: 10_000)
    #expect(host.texts == ["month 23", "23/25", "23/26", "23/27", "23/28", "23/29"])
    // The months between were passed over as values.
    #expect(host.counts.values(of: Noted.self) == 6)
  }

  @Test("a month that is a view with a body is entered to be passed over, and does not appear")
  func hiddenMonths() {
    struct Month: View {
      let month: Int
      let log: Log
      var body: some View {
        Section {
          ForEach(0..<10) { Text("\(month)/\($0)") }
        } header: {
          Noted("month \(month)", log)
        }
      }
    }
    let log = Log()
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      LazyVStack { ForEach(0..<24) { Month(month: $0, log: log) } }
    }
    #expect(host.counts.bodies(of: Month.self) == 1)
    host.scroll(by: 55)
    #expect(host.texts == ["month 5", "5/5", "5/6"])
    #expect(host.counts.bodies(of: Month.self) == 6)
    #expect(log.take() == ["+month 0", "+month 5", "-month 0"])
  }

  @Test("a row that comes to have more rows, or none, by its own state moves those after it")
  func growing() {
    let (more, shows) = (Handle<Int>(), Handle<Bool>())
    let host = ViewHost(viewport: Viewport(rows: 4)) {
      LazyVStack {
        ForEach(0..<9) { row in
          switch row {
          case 1: Stateful(2, more) { more in ForEach(0..<more.wrappedValue, id: \.self) { Text("1.\($0)") } }
          case 2: Stateful(true, shows) { if $0.wrappedValue { Text("2") } }
          default: Text("\(row)")
          }
        }
      }
    }
    #expect(host.texts == ["0", "1.0", "1.1", "2"])
    host.update { shows.value = false }
    #expect(host.texts == ["0", "1.0", "1.1", "3"])
    host.update { more.value = 0 }
    #expect(host.texts == ["0", "3", "4", "5"])
    host.update { more.value = 9 }
    #expect(host.texts == ["0", "1.0", "1.1", "1.2"])
    host.update { (more.value, shows.value) = (1, true) }
    #expect(host.texts == ["0", "1.0", "2", "3"])
  }

  @Test("rows whose closure reads an observable object follow it, without their parent, kept ones when they return")
  func observables() {
    let title = Title()
    let host = ViewHost(viewport: Viewport(rows: 2)) { LazyVStack { ForEach(0..<50) { Text("\(title.text)\($0)") } } }
    let tall = ViewHost(viewport: Viewport(rows: 2)) { List(0..<50) { if $0 > 3 { Text("\(title.text)\($0)") } } }
    host.scroll(by: 2)
    host.update { title.text = "b" }
    tall.update {}
    #expect([host.texts, tall.texts] == [["b2", "b3"], ["b4", "b5"]])
    host.resetCounts()
    host.scroll(by: -2)
    #expect(host.texts == ["b0", "b1"])
    #expect(host.counts.bodiesEvaluated == 0)
  }

  @Test("a value of the environment reaches visible rows and kept ones")
  func environment() {
    struct Reader: View {
      let row: Int
      @Environment(\.a) private var a
      var body: some View { Text("\(row) a \(a)") }
    }
    let a = Handle<Int>()
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      Stateful(0, a) { List(0..<50) { Reader(row: $0) }.environment(\.a, $0.wrappedValue) }
    }
    host.scroll(by: 1)
    host.update { a.value = 7 }
    #expect(host.texts == ["1 a 7", "2 a 7"])
    host.scroll(by: -1)
    #expect(host.texts == ["0 a 7", "1 a 7"])
  }

  @Test("a list that goes takes its rows along, kept ones too; models in them end")
  func ending() {
    struct Row: View {
      let row: Int
      @StateObject var model: LoggedModel
      var body: some View { Text("\(row)") }
    }
    let (log, shows) = (Log(), Handle<Bool>())
    let host = ViewHost(viewport: Viewport(rows: 2, retention: .updates(3))) {
      Stateful(true, shows) {
        if $0.wrappedValue { List(0..<50) { row in Row(row: row, model: LoggedModel(row, log)) } }
      }
    }
    #expect(log.take() == ["+0", "+1"])
    host.scroll(by: 2)
    #expect(log.take() == ["+2", "+3"])
    for _ in 0..<2 { host.update {} }
    #expect(log.take() == [])
    host.update {}
    #expect(log.take().sorted() == ["-0", "-1"])
    host.scroll(by: 1)
    host.update { shows.value = false }
    #expect(log.take().sorted() == ["+4", "-2", "-3", "-4"])
    #expect(host.counts.nodesLive == 1)
  }
}
