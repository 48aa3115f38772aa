import Testing
import ViewTree

@MainActor @Suite("Elements of a lazy container that reach out of the viewport")
struct PartlySeenRowsTests {
  /// Three rows, of none of which its type tells that it is one.
  struct Three: View {
    let element: Int
    var body: some View { ForEach(0..<3) { AnyView(Text("\(element)/\($0)")) } }
  }

  @Test("found by random programs: such an element is all its rows, not only those seen")
  func wholeElements() {
    let host = ViewHost(viewport: Viewport(rows: 3, retention: .never)) {
      LazyVStack { ForEach(0..<3) { Three(element: $0) } }
    }
    var shown = [host.texts]
    for rows in [4, -3, 3, 10, -10] {
      host.scroll(by: rows)
      shown.append(host.texts)
    }
    #expect(
      shown == [
        ["0/0", "0/1", "0/2"], ["1/1", "1/2", "2/0"], ["0/1", "0/2", "1/0"], ["1/1", "1/2", "2/0"],
        ["2/0", "2/1", "2/2"], ["0/0", "0/1", "0/2"],
      ]
    )
  }
}
