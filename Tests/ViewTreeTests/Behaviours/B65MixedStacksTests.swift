import Testing
import ViewTree

@MainActor @Suite("B65: links to views are not in the path, and values land below what they have pushed")
struct B65MixedStacksTests {
  enum Colour: Hashable { case green, blue }

  struct Screens: View {
    let path: Handle<NavigationPath>
    let item: Handle<Int?>
    let log: Log
    @State private var values = NavigationPath()
    @State private var chosen: Int?
    var body: some View {
      let _ = path.hold($values)
      let _ = item.hold($chosen)
      NavigationStack(path: $values) {
        VStack {
          Noted("root", log)
          NavigationLink("to gray") {
            Noted("gray", log)
            NavigationLink("to green", value: Colour.green)
            NavigationLink("to black", destination: Noted("black", log))
          }
        }
        .navigationDestination(for: Colour.self) { colour in
          Noted("\(colour)", log)
          NavigationLink("from \(colour)", destination: Noted("above \(colour)", log))
        }
        .navigationDestination(item: $chosen) { Noted("item \($0)", log) }
      }
    }
  }

  private func host(_ path: Handle<NavigationPath>, _ item: Handle<Int?>, _ log: Log) -> ViewHost {
    ViewHost { Screens(path: path, item: item, log: log) }
  }

  @Test("root, view link to gray, value link to green: root, green, gray")
  func greenUnderneath() {
    let (path, item, log) = (Handle<NavigationPath>(), Handle<Int?>(), Log())
    let host = host(path, item, log)
    #expect(log.take() == ["+root"])
    host.tap("to gray")
    #expect([path.value.count, host.depth] == [0, 2])
    #expect(log.take().sorted() == ["+gray", "-root"])
    host.tap("to green")
    #expect([path.value.count, host.depth] == [1, 3])
    #expect(host.texts.first == "gray")
    // Green has come covered: it has not appeared.
    #expect(log.take() == [])
    host.goBack()
    #expect(host.texts.first == "green")
    #expect(log.take().sorted() == ["+green", "-gray"])
    #expect(path.value.count == 1)
    host.goBack()
    #expect(log.take().sorted() == ["+root", "-green"])
    #expect(path.value.count == 0)
    #expect(host.warnings == [])
  }

  @Test("an item's push followed by a value likewise; each goes by itself")
  func itemThenValue() {
    let (path, item, log) = (Handle<NavigationPath>(), Handle<Int?>(), Log())
    let host = host(path, item, log)
    host.update { item.value = 5 }
    host.update { path.value.append(Colour.blue) }
    #expect(host.texts == ["item 5"])
    #expect(host.depth == 3)
    host.update { item.value = nil }
    #expect(host.texts == ["blue", "from blue"])
    host.update { item.value = 6 }
    host.update { path.value.removeLast() }
    #expect(host.texts == ["item 6"])
    #expect([host.depth, item.value] == [2, 6])
  }

  @Test("a value goes from below the top: what its own screen had pushed goes with it, what others had stays")
  func valueFromBelow() {
    let (path, item, log) = (Handle<NavigationPath>(), Handle<Int?>(), Log())
    let host = host(path, item, log)
    host.update { path.value.append(Colour.green) }
    host.tap("from green")
    #expect(host.texts == ["above green"])
    _ = log.take()
    host.update { path.value.removeLast() }
    #expect(host.texts.first == "root")
    #expect(log.take().sorted() == ["+root", "-above green"])
    host.tap("to gray")
    host.tap("to green")
    host.update { path.value = NavigationPath([Colour.blue, Colour.green]) }
    #expect(host.texts.first == "gray")
    #expect(host.depth == 4)
    host.update { path.value = NavigationPath() }
    #expect(host.texts.first == "gray")
    #expect(host.depth == 2)
    host.goBack()
    #expect(host.texts.first == "root")
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
  }

  @Test("a view link and a value in one action, in either order", arguments: [true, false])
  func oneAction(linkFirst: Bool) {
    let (path, item, log) = (Handle<NavigationPath>(), Handle<Int?>(), Log())
    let host = host(path, item, log)
    host.update {
      if linkFirst { host.tap("to gray") }
      path.value.append(Colour.green)
      if !linkFirst { host.tap("to gray") }
    }
    #expect(host.depth == 3)
    #expect(host.texts.first == "gray")
    host.goBack()
    #expect(host.texts.first == "green")
    #expect(log.take().sorted() == ["+gray", "+green", "+root", "-gray", "-root"])
  }
}
