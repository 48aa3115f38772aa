import ViewTree

/// The loop that all floors have in common, over preallocated arrays of rows, of what lies in their bodies,
/// and of month headers.
@MainActor final class FlatFloor<Content: FloorRows> {
  private let days: [Day]
  private let months: [Month]
  private let screen: Content
  private let rows: UnsafeMutablePointer<Content.RowContent>
  private let rowBodies: UnsafeMutablePointer<Content.RowBody>
  private let headers: UnsafeMutablePointer<Text>
  private var interval: [Month]
  private var title = ""
  private var ticks = 0
  private var isMade = false

  init(_ input: ScreenInput) {
    months = input.months
    screen = Content(input)
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
      (rowBodies + index).initialize(to: screen.body(of: rows[index]))
    }
    isMade = true
    return days.count
  }

  func compare() -> Int {
    ticks += 1
    var comparisons = 2
    var newTitle = Self.title(ticks)
    var newInterval = months
    if !areEqual(&title, &newTitle) { swap(&title, &newTitle) }
    if !haveEqualBits(&interval, &newInterval) { swap(&interval, &newInterval) }
    for index in months.indices {
      var header = Text(months[index].title)
      if !haveEqualBits(&headers[index], &header) { swap(&headers[index], &header) }
      comparisons += 1
    }
    for index in days.indices {
      var row = makeRow(index)
      if !haveEqualBits(&rows[index], &row) { swap(&rows[index], &row) }
      comparisons += Content.comparisonsPerRow
    }
    return comparisons
  }

  /// Not inlined, so that the row is made for good: the optimiser would else compare its parts without making it.
  @inline(never) private func makeRow(_ index: Int) -> Content.RowContent { screen.row(for: days[index]) }

  func drop() {
    guard isMade else { return }
    rows.deinitialize(count: days.count)
    rowBodies.deinitialize(count: days.count)
    headers.deinitialize(count: months.count)
    isMade = false
  }

  private static func title(_ ticks: Int) -> String { "Calendar, refreshed \(ticks) times" }
}
