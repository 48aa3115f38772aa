import Measurement
import ViewTree

/// A step that reaches few views of a large screen, so that its cost must not depend on how large the screen is; or, of a
/// list, hardly.
///
/// For `scripts/bench-check`. These screens answer no question about links, so they are in no table.
@MainActor public struct ReachCase {
  public enum Change: String, Encodable, Sendable {
    /// A state that only the screen's title shows; all rows are in an equal child.
    case besideRows = "beside-rows"
    /// A value of the environment that ten rows read.
    case environment
    /// A screen with a lazy stack enters a tree.
    case lazyMount = "lazy-mount"
    /// A state that the screen with the lazy stack shows in its title.
    case lazyTick = "lazy-tick"
    /// The lazy stack is scrolled by a page.
    case lazyScroll = "lazy-scroll"
    /// A list enters a tree.
    case listMount = "list-mount"
    /// A screen is pushed upon others by a path; the rows are the screens that are on the stack already.
    case push
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
    ReachCase(.lazyMount, rows: 730), ReachCase(.lazyMount, rows: 1_000_000),
    ReachCase(.lazyTick, rows: 730), ReachCase(.lazyTick, rows: 1_000_000),
    ReachCase(.lazyScroll, rows: 730), ReachCase(.lazyScroll, rows: 1_000_000),
    ReachCase(.listMount, rows: 730), ReachCase(.listMount, rows: 1_000_000),
    ReachCase(.push, rows: 2), ReachCase(.push, rows: 100),
  ]

  /// "environment/100000".
  public var key: String { "\(change.rawValue)/\(rows)" }

  /// The same change on the smallest screen, which the others are held against.
  public var reference: ReachCase { Self.all.first { $0.change == change }! }

  /// The screen in a tree, or about to be, and its step repeated for the clock; each step's totals are held against the
  /// expected ones.
  public func subject() -> any Measurable {
    let check = CountsCheck(key: key, expected: expected)
    switch change {
    case .besideRows, .environment, .lazyTick: return TickTrial(mount(), check)
    case .lazyMount, .listMount: return RemountTrial(check, mount: prepareMount())
    case .push: return PushTrial(check, mount: prepareMount())
    case .lazyScroll:
      let mounted = mount()
      var pages = Pages(of: mounted.host, rows: rows)
      return TickTrial(mounted, check) { _ in pages.turn() }
    }
  }

  func mount() -> MountedScreen { prepareMount()() }

  /// The data, made beforehand, and what puts a screen that shows them into a tree.
  func prepareMount() -> @MainActor () -> MountedScreen {
    let make = prepareHost()
    return {
      let driver = ScreenDriver()
      return MountedScreen(host: make(driver), driver: driver, tappedDate: nil)
    }
  }

  private func prepareHost() -> @MainActor (ScreenDriver) -> ViewHost {
    let rows = rows
    if change == .environment {
      return { driver in ViewHost(recordsDetails: false) { FewReadersScreen(rows: rows, driver: driver) } }
    }
    let days = ReachDays.days(count: rows)
    let store = DayStore(source: ReachDays.source)
    switch change {
    case .besideRows:
      let months = DayTable.months(of: days)
      return { driver in
        ViewHost(recordsDetails: false) { BesideRowsScreen(months: months, store: store, driver: driver) }
      }
    case .push:
      return { driver in
        ViewHost(recordsDetails: false) { DeepStackScreen(days: days, depth: rows, store: store, driver: driver) }
      }
    case .listMount:
      return { _ in
        ViewHost(viewport: Self.viewport, recordsDetails: false) { ListRowsScreen(days: days, store: store) }
      }
    case .environment, .lazyMount, .lazyTick, .lazyScroll:
      return { driver in
        ViewHost(viewport: Self.viewport, recordsDetails: false) {
          LazyRowsScreen(days: days, store: store, driver: driver)
        }
      }
    }
  }

  static let viewport = Viewport(rows: 15)
}

/// The days of the embedded table and those that continue it, made once for each number.
@MainActor private enum ReachDays {
  private static var known: [Int: [Day]] = [:]

  static var source: String { DayTable.embedded().source }

  static func days(count: Int) -> [Day] {
    if let days = known[count] { return days }
    let days = DayTable.embedded().days(count: count)
    known[count] = days
    return days
  }
}
