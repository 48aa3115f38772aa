import ViewTree

@testable import LinkScreens

/// A stage that remembers, without keeping them alive, the hosts that were mounted on it.
@MainActor final class RecordedStage {
  private(set) var stage: Stage!
  private var mounted: [WeakHost] = []

  /// The stage is for mounting only: whatever the screen, its counts and its floor would be the eager screen's.
  ///
  /// - Parameter changingTick: wraps the tick of each mounted screen, for screens that do not do the same each time.
  init(_ name: String, rows: Int, changingTick change: ((@escaping () -> Void) -> () -> Void)? = nil) {
    let original = LinkScreens.Screen.named(name)!
    let screen = LinkScreens.Screen(
      name,
      original.summary,
      since: original.since,
      phases: original.phases,
      floor: EagerFloor.self
    ) { [unowned self] input, recordsDetails in
      let host = original.mount(input, recordsDetails)
      if let change { input.driver.tick = change(input.driver.tick) }
      mounted.append(WeakHost(host: host))
      return host
    }
    stage = Stage(screen, rows: rows, days: .embedded())
  }

  /// Those of the hosts that still exist, in the order of their mounting.
  var hosts: [ViewHost] { mounted.compactMap(\.host) }
  var mountedCount: Int { mounted.count }

  private struct WeakHost {
    weak var host: ViewHost?
  }
}
