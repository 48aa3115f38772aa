import Testing
import ViewTree

@testable import LinkScreens

@Suite("A token that an action link hands out")
@MainActor
struct NavigationTokenTests {
  /// Keeps what the rows' actions were handed.
  private final class Desk {
    var tokens: [String: NavigationToken] = [:]
    var rows: Binding<[String]>?
  }

  private struct Rows: View {
    let desk: Desk
    @State private var rows = ["a", "b", "c"]

    var body: some View {
      NavigationStack {
        ForEach(rows, id: \.self) { row in
          ActionNavigationLink(destination: Text("detail \(row)")) { token in
            desk.tokens[row] = token
          } content: {
            Text(row)
          }
        }
      }
      .onAppear { desk.rows = $rows }
    }
  }

  private let desk = Desk()

  /// A screen whose rows have all been tapped, none of which has led anywhere yet.
  private func tappedRows() -> ViewHost {
    let host = ViewHost { Rows(desk: desk) }
    for row in ["a", "b", "c"] { host.tap(row) }
    #expect(host.depth == 1)
    return host
  }

  @Test("leads on when it is used, and not before")
  func used() {
    let host = tappedRows()
    host.update { desk.tokens["b"]?.navigate() }
    #expect(host.texts == ["detail b"])
    #expect(host.warnings == [])
  }

  @Test("used twice pushes once; used again after going back, it pushes again")
  func twice() {
    let host = tappedRows()
    host.update {
      desk.tokens["a"]?.navigate()
      desk.tokens["a"]?.navigate()
    }
    #expect(host.depth == 2)
    host.update { desk.tokens["a"]?.navigate() }
    #expect(host.depth == 2)
    host.goBack()
    #expect(host.depth == 1)
    host.update { desk.tokens["a"]?.navigate() }
    #expect(host.texts == ["detail a"])
    #expect(host.warnings == [])
  }

  @Test("used after its row was deleted does nothing")
  func deletedRow() {
    let host = tappedRows()
    host.update { desk.rows?.wrappedValue = ["a", "c"] }
    host.update { desk.tokens["b"]?.navigate() }
    #expect(host.texts == ["a", "c"])
    #expect(host.depth == 1)
    // A row with the same identity that comes later is another one.
    host.update { desk.rows?.wrappedValue = ["a", "b", "c"] }
    #expect(host.depth == 1)
    #expect(host.warnings == [])
  }

  @Test("used while another screen is up pushes upon that")
  func anotherScreen() {
    let host = tappedRows()
    host.update { desk.tokens["a"]?.navigate() }
    host.update { desk.tokens["c"]?.navigate() }
    #expect(host.texts == ["detail c"])
    #expect(host.depth == 3)
    host.goBack()
    #expect(host.texts == ["detail a"])
    host.goBack()
    #expect(host.texts == ["a", "b", "c"])
  }

  @Test("leads on at once, after 3 s, or never, as the screen decides")
  func opening() {
    func depths(_ opening: Opening) -> [Int] {
      let stage = Stage(.named("action-link")!, rows: 3, days: .embedded())
      stage.store.opening = opening
      let mounted = stage.mount()
      mounted.tap()
      var depths = [mounted.host.depth]
      for time in [2_999, 1, 10_000] {
        mounted.host.advance(by: .milliseconds(time))
        depths.append(mounted.host.depth)
      }
      return depths
    }
    #expect(depths(.atOnce) == [2, 2, 2, 2])
    #expect(depths(.later) == [1, 1, 2, 2])
    #expect(depths(.never) == [1, 1, 1, 1])
  }
}
