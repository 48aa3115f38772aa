import Testing
import ViewTree

@MainActor @Suite("ScrollViewReader: scrollTo moves the viewport to an identity")
struct ScrollViewReaderTests {
  /// A screen with a button that scrolls, above a lazy stack of 100 rows.
  private func host<ID: Hashable>(_ id: ID, _ anchor: UnitPoint? = nil, viewport: Int = 5) -> ViewHost {
    ViewHost(viewport: Viewport(rows: viewport)) {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(id, anchor: anchor) }
        ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } } }
      }
    }
  }

  private func offset(_ host: ViewHost, from first: Int) -> Int {
    host.scroll(by: first)
    host.tap("go")
    #expect(host.texts.dropFirst().first == "\(host.scrollOffset!)")
    return host.scrollOffset!
  }

  @Test(
    "with an anchor the row lies there, as far as the ends allow",
    arguments: [
      (50, .top, 50), (50, .center, 48), (50, .bottom, 46), (2, .bottom, 0), (0, .center, 0), (98, .top, 95),
      (50, UnitPoint(x: 0, y: 0.25), 49),
    ] as [(Int, UnitPoint, Int)]
  )
  func anchors(id: Int, anchor: UnitPoint, expected: Int) {
    for first in [0, 50, 200] { #expect(offset(host(id, anchor), from: first) == expected) }
  }

  @Test(
    "without one it moves as little as need be",
    arguments: [(20, 10, 16), (12, 10, 10), (14, 10, 10), (15, 10, 11), (3, 10, 3), (99, 0, 95)]
  )
  func nearest(id: Int, first: Int, expected: Int) {
    #expect(offset(host(id), from: first) == expected)
  }

  @Test("an identity that nobody has, or of another type, changes nothing")
  func unknown() {
    #expect(offset(host(100), from: 7) == 7)
    #expect(offset(host("50", .top), from: 7) == 7)
    #expect(offset(host(Int8(50), .top), from: 7) == 7)
  }

  @Test("only the rows at the target are made", arguments: [500, 99_990])
  func made(id: Int) {
    let tally = Tally()
    let host = ViewHost(viewport: Viewport(rows: 10)) {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(id, anchor: .top) }
        List(0..<100_000) { TalliedRow($0, tally) }
      }
    }
    #expect(tally.take() == [10, 10])
    host.tap("go")
    #expect(tally.take() == [10, 10])
    #expect(host.scrollOffset == id)
  }

  @Test("finds what rows and other views call themselves by .id")
  func explicitIDs() {
    let target = Handle<String>()
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      Stateful("", target) { target in
        ScrollViewReader { proxy in
          LazyVStack {
            Text("header").id("header")
            ForEach(0..<20) { Text("\($0)").id("row \($0)") }
            Text("footer").id("footer")
          }
          .onChange(of: target.wrappedValue) { proxy.scrollTo(target.wrappedValue, anchor: .top) }
        }
      }
    }
    for (id, offset) in [("row 2", 2), ("footer", 17), ("header", 0), ("row 19", 0), ("row 1", 1)] {
      host.update { target.value = id }
      // In a lazy stack, what a row calls itself is known only once it is made.
      #expect(host.scrollOffset == offset, "\(id)")
    }
    let list = ViewHost(viewport: Viewport(rows: 3)) {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo("row 12", anchor: .top) }
        List(0..<20) { Text("\($0)").id("row \($0)") }
      }
    }
    list.tap("go")
    #expect(list.texts == ["go", "12", "13", "14"])
  }

  @Test("finds days in sections, seen or not, and sections themselves")
  func sections() {
    let target = Handle<Int>()
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      Stateful(-1, target) { target in
        ScrollViewReader { proxy in
          LazyVStack {
            ForEach(0..<12) { month in
              Section {
                ForEach((1_000 * month)..<(1_000 * month + 28 + month % 4), id: \.self) { day in
                  Text("\(month)/\(day % 1_000)")
                }
              } header: {
                Text("month \(month)")
              }
            }
          }
          .onChange(of: target.wrappedValue) { proxy.scrollTo(target.wrappedValue, anchor: .top) }
        }
      }
    }
    host.update { target.value = 7 }
    #expect(host.texts == ["month 7", "7/0", "7/1", "7/2"])
    host.update { target.value = 2_005 }
    #expect(host.texts == ["month 2", "2/5", "2/6", "2/7"])
    host.update { target.value = 11_030 }
    #expect(host.texts == ["month 11", "11/28", "11/29", "11/30"])
    host.update { target.value = 0 }
    #expect(host.texts == ["month 0", "0/0", "0/1", "0/2"])
  }

  @Test("an action that appends an element can scroll to it")
  func appended() {
    let ids = Handle<[Int]>()
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      Stateful(Array(0..<10), ids) { ids in
        ScrollViewReader { proxy in
          Button("append") {
            ids.wrappedValue.append(ids.wrappedValue.count)
            proxy.scrollTo(ids.wrappedValue.count - 1)
          }
          List(ids.wrappedValue, id: \.self) { Text("\($0)") }
        }
      }
    }
    host.tap("append")
    #expect(host.texts == ["append", "8", "9", "10"])
    host.update { withAnimation { ids.value.append(11) } }
    host.tap("append")
    #expect(host.texts == ["append", "10", "11", "12"])
  }

  @Test("a proxy that outlives its reader does nothing; the last of two requests counts")
  func lives() {
    let shows = Handle<Bool>()
    var proxy: ScrollViewProxy?
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      Stateful(true, shows) { shows in
        if shows.wrappedValue {
          ScrollViewReader { given in
            let _ = proxy = given
            LazyHStack { ForEach(0..<100) { Text("\($0)") } }
          }
        }
      }
    }
    host.update {
      proxy!.scrollTo(40)
      proxy!.scrollTo(50, anchor: .leading)
    }
    #expect(host.texts == ["50", "51", "52"])
    host.update { shows.value = false }
    host.update { proxy!.scrollTo(3) }
    #expect(host.texts == [])
  }

  @Test("inner and outer readers, and two containers: the first that has it moves")
  func several() {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo("b7", anchor: .top) }
        List(0..<10) { Text("a\($0)") }
        List((0..<10).map { "b\($0)" }, id: \.self) { Text($0) }
      }
    }
    host.tap("go")
    #expect(host.texts == ["go", "a0", "a1", "b7", "b8"])
  }
}
