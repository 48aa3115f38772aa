import ViewTree

/// Rows in a child that is equal whenever the screen's counter goes up, ten of which read the counter from their
/// environment: the change has to reach these ten, and what it costs must not depend on the others.
struct FewReadersScreen: View {
  static let readerCount = 10

  let rows: Int
  let driver: ScreenDriver
  @State private var ticks = 0

  var body: some View {
    Rows(count: rows)
      .environment(\.ticks, ticks)
      .onAppear { driver.tick = { [ticks = $ticks] in ticks.wrappedValue += 1 } }
  }

  struct Rows: View {
    let count: Int

    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<count) { row in
            if row % (count / readerCount) == 0 { Reader() } else { Other(row: row) }
          }
        }
      }
    }
  }

  /// Its text needs no memory of its own, so that a step's cost is the tree's.
  struct Reader: View {
    @Environment(\.ticks) private var ticks

    var body: some View { Text(ticks % 2 == 0 ? "even" : "odd") }
  }

  struct Other: View {
    let row: Int

    var body: some View { Text("row") }
  }
}

extension EnvironmentValues {
  fileprivate var ticks: Int {
    get { self[TicksKey.self] }
    set { self[TicksKey.self] = newValue }
  }
}

private enum TicksKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
