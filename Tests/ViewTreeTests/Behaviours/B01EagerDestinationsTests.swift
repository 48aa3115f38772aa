import Testing
import ViewTree

@MainActor @Suite("B01: a link makes its destination when it is made itself")
struct B01EagerDestinationsTests {
  @Test("three links in a stack, whose destinations are arguments")
  func arguments() {
    let host = ViewHost {
      NavigationStack {
        VStack {
          NavigationLink(destination: Detail(id: 1)) { Text("one") }
          NavigationLink(destination: Detail(id: 2)) { Text("two") }
          NavigationLink(destination: Detail(id: 3)) { Text("three") }
        }
      }
    }
    #expect(host.built == Built(links: 3, destinations: 3, entered: 0))
    #expect(host.texts == ["one", "two", "three"])
  }

  @Test("three links in a stack, whose destinations are closures: they do not escape")
  func closures() {
    let host = ViewHost {
      NavigationStack {
        VStack {
          NavigationLink {
            Detail(id: 1)
          } label: {
            Text("one")
          }
          NavigationLink("two") { Detail(id: 2) }
          NavigationLink("three", destination: Detail(id: 3))
        }
      }
    }
    #expect(host.built == Built(links: 3, destinations: 3, entered: 0))
    #expect(host.texts == ["one", "two", "three"])
  }

  @Test("as many destinations as links, whatever the number", arguments: [0, 1, 2, 10, 1000])
  func sizes(count: Int) {
    let host = ViewHost {
      NavigationStack {
        ForEach(0..<count) { id in NavigationLink("row \(id)", destination: Detail(id: id)) }
      }
    }
    #expect(host.built == Built(links: count, destinations: count, entered: 0))
    #expect(host.counts.values(of: Detail.self) == count)
    #expect(host.texts == (0..<count).map { "row \($0)" })
  }

  @Test("a closure with several views makes them all")
  func severalInOne() {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("all") {
          Detail(id: 1)
          Detail(id: 2)
          if true { Detail(id: 3) } else { Detail(id: 4) }
        }
      }
    }
    #expect(host.built == Built(links: 1, destinations: 3, entered: 0))
    #expect(host.built { host.tap("all") } == Built(links: 0, destinations: 0, entered: 3))
    #expect(host.texts == ["detail 1", "detail 2", "detail 3"])
  }

  @Test("erased, in a group, in a section, in a background and outside any navigation container")
  func places() {
    let host = ViewHost {
      AnyView(NavigationLink("erased", destination: Detail(id: 1)))
      Group { NavigationLink("grouped", destination: AnyView(Detail(id: 2))) }
      Section("section") { NavigationLink("in section", destination: Detail(id: 3)) }
      Text("front").background(NavigationLink("behind", destination: Detail(id: 4)))
    }
    #expect(host.built == Built(links: 4, destinations: 4, entered: 0))
  }

  @Test("a link inside a destination is made with the push, and only then its destination")
  func nested() {
    struct Outer: View {
      init() { WorkCounts.countDestination() }
      var body: some View { NavigationLink("inner", destination: Detail(id: 1)) }
    }
    let host = ViewHost { NavigationStack { NavigationLink("outer", destination: Outer()) } }
    #expect(host.built == Built(links: 1, destinations: 1, entered: 0))
    #expect(host.built { host.tap("outer") } == Built(links: 1, destinations: 1, entered: 0))
    #expect(host.built { host.tap("inner") } == Built(links: 0, destinations: 0, entered: 1))
    #expect(host.depth == 3)
  }

  @Test("a link inside a label's or a destination's argument is made at once")
  func directlyNested() {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("outer") { NavigationLink("inner", destination: Detail(id: 1)) }
      }
    }
    #expect(host.built == Built(links: 2, destinations: 1, entered: 0))
  }
}
