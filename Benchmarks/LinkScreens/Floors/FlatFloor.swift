import ViewTree

/// The loop that all floors have in common, over preallocated arrays of rows, of what lies in their bodies,
/// and of month headers.
@MainActor final class FlatFloor<Rows: FloorRows> {
  private let days: [Day]
  private let months: [Month]
  private let screen: Rows.Content
  /// Keeps the storage that the screen's states have; nil where they have none.
  private let host: ViewHost?
  private let rows: UnsafeMutablePointer<Rows.Row>
  private let rowBodies: UnsafeMutablePointer<Rows.RowBody>
  private let headers: UnsafeMutablePointer<Text>
  private var interval: [Month]
  private var rest: Rows.Rest?
  private var title = ""
  private var ticks = 0
  private var isMade = false

  init(_ input: ScreenInput, isInstalled: Bool = false) {
    months = input.months
    host = isInstalled ? hostWithoutDays(of: Rows.Content.self, input) : nil
    screen = host?.installedRoot(of: Rows.Content.self) ?? Rows.Content(input)
    days = months.flatMap(\.days)
    rows = .allocate(capacity: days.count)
    rowBodies = .allocate(capacity: days.count)
    headers = .allocate(capacity: months.count)
    interval = months
  }

  isolated deinit {
    drop()
    rows.deallocate()
    rowBodies.deallocate()
    headers.deallocate()
  }

  func make() -> Int {
    drop()
    title = Self.title(ticks)
    for index in months.indices { (headers + index).initialize(to: Text(months[index].title)) }
    for index in days.indices {
      (rows + index).initialize(to: makeRow(index))
      (rowBodies + index).initialize(to: Rows.makeBody(of: rows[index]))
    }
    rest = Rows.makeRest(on: screen)
    isMade = true
    return days.count
  }

  func compare() -> Int {
    ticks += 1
    var comparisons = Comparisons()
    var newTitle = Self.title(ticks)
    var newInterval = months
    comparisons.hold(&newTitle, against: &title)
    comparisons.hold(&newInterval, against: &interval)
    for index in months.indices {
      var header = Text(months[index].title)
      comparisons.hold(&header, against: &headers[index])
    }
    for index in days.indices {
      var row = makeRow(index)
      Rows.compare(&rows[index], with: &row, &comparisons)
    }
    if var kept = rest.take() {
      var new = Rows.makeRest(on: screen)
      Rows.compareRest(&kept, with: &new, &comparisons)
      rest = kept
    }
    return comparisons.count
  }

  func remake() -> Int {
    ticks += 1
    title = Self.title(ticks)
    for index in months.indices { _ = makeHeader(index) }
    for index in days.indices { _ = makeRow(index) }
    _ = Rows.makeRest(on: screen)
    return days.count
  }

  @inline(never) private func makeHeader(_ index: Int) -> Text { Text(months[index].title) }

  /// Not inlined, so that the row is made for good: the optimiser would else compare its parts without making it.
  @inline(never) private func makeRow(_ index: Int) -> Rows.Row { Rows.makeRow(days[index], on: screen) }

  func drop() {
    guard isMade else { return }
    rows.deinitialize(count: days.count)
    rowBodies.deinitialize(count: days.count)
    headers.deinitialize(count: months.count)
    rest = nil
    isMade = false
  }

  private static func title(_ ticks: Int) -> String { "Calendar, refreshed \(ticks) times" }
}

/// The screen in a tree, without a single day: only its own values matter, and their storage. Not specialised: it is asked
/// for once, and a tree for every screen and destination is much to compile.
@_semantics("optimize.sil.specialize.generic.never") @inline(never)
@MainActor private func hostWithoutDays<Content: CalendarScreen>(of screen: Content.Type, _ input: ScreenInput)
  -> ViewHost
{
  let empty = ScreenInput(months: [], store: input.store, container: input.container)
  return ViewHost(recordsDetails: false) { Content(empty) }
}
