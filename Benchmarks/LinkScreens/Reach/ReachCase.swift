import Measurement
import ViewTree

/// A change that reaches few views of a large screen, so that its cost must not depend on how large the screen is.
///
/// For `scripts/bench-check`. These screens answer no question about links, so they are in no table.
@MainActor public struct ReachCase {
  public enum Change: String, Encodable, Sendable {
    /// A state that only the screen's title shows; all rows are in an equal child.
    case besideRows = "beside-rows"
    /// A value of the environment that ten rows read.
    case environment
  }

  public let change: Change
  public let rows: Int

  public init(_ change: Change, rows: Int) {
    self.change = change
    self.rows = rows
  }

  /// Each change on a small screen and on a large one.
  public static let all = [
    ReachCase(.besideRows, rows: 730), ReachCase(.besideRows, rows: 1_000_000),
    ReachCase(.environment, rows: 100), ReachCase(.environment, rows: 100_000),
  ]

  /// "environment/100000".
  public var key: String { "\(change.rawValue)/\(rows)" }

  /// The same change on the smallest screen, which the others are held against.
  public var reference: ReachCase { Self.all.first { $0.change == change }! }

  /// What every step does, however many rows there are.
  ///
  /// Worked out from how the screens are written, and held against each step that is counted or timed.
  ///
  /// | | the screen's body | readers' bodies | compared | of these unequal | only handed on |
  /// |---|---|---|---|---|---|
  /// | beside rows | 1 | | title, calendar | title | `onAppear`, `NavigationStack` |
  /// | environment | 1 | 10 | the value, the rows, ten texts | the value, ten texts | `onAppear` |
  public var expected: WorkTotals {
    var totals = WorkTotals()
    switch change {
    case .besideRows:
      totals.bodiesEvaluated = 1
      totals.comparisons = 2
      totals.comparisonsUnequal = 1
      totals.valuesHandedOn = 2
    case .environment:
      totals.bodiesEvaluated = 1 + FewReadersScreen.readerCount
      totals.comparisons = 2 + FewReadersScreen.readerCount
      totals.comparisonsUnequal = 1 + FewReadersScreen.readerCount
      totals.valuesHandedOn = 1
      totals.environmentChecks = FewReadersScreen.readerCount
    }
    return totals
  }

  /// The screen in a tree, and its step repeated for the clock; each step's totals are held against the expected ones.
  public func subject() -> any Measurable { TickTrial(mount(), CountsCheck(key: key, expected: expected)) }

  func mount() -> MountedScreen {
    let driver = ScreenDriver()
    let host: ViewHost
    switch change {
    case .besideRows:
      let table = DayTable.embedded()
      let months = DayTable.months(of: table.days(count: rows))
      let store = DayStore(source: table.source)
      host = ViewHost(recordsDetails: false) { BesideRowsScreen(months: months, store: store, driver: driver) }
    case .environment:
      host = ViewHost(recordsDetails: false) { FewReadersScreen(rows: rows, driver: driver) }
    }
    return MountedScreen(host: host, driver: driver, tappedDate: nil)
  }
}
