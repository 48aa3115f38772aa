import ViewTree

@testable import LinkScreens

/// A stage that remembers, without keeping them alive, the hosts that were mounted on it.
@MainActor final class RecordedStage {
  private(set) var stage: Stage!
  private var mounted: [WeakHost] = []

  /// The screen on it has no floor.
  ///
  /// - Parameter changingTick: wraps the tick of each mounted screen, for screens that do not do the same each time.
  init(_ name: String, rows: Int, changingTick change: ((@escaping () -> Void) -> () -> Void)? = nil) {
    let original = LinkScreens.Screen.named(name)!
    let form = original.forms[.typical]!
    let recorded = Form(
      mount: { [unowned self] input, viewport, recordsDetails in
        let host = form.mount(input, viewport, recordsDetails)
        if let change { input.driver.tick = change(input.driver.tick) }
        mounted.append(WeakHost(host: host))
        return host
      },
      count: form.count
    )
    let screen = LinkScreens.Screen(
      name,
      original.summary,
      since: original.since,
      forms: [.typical: recorded],
      grades: original.grades,
      isLinked: original.isLinked,
      hasPath: original.hasPath,
      isMadeAtPush: original.isMadeAtPush,
      keepsSelection: original.keepsSelection,
      onlyContainer: original.home == .stack ? nil : original.home,
      makeFloor: nil
    )
    stage = Stage(screen, rows: rows, days: .embedded())
  }

  /// Those of the hosts that still exist, in the order of their mounting.
  var hosts: [ViewHost] { mounted.compactMap(\.host) }
  var mountedCount: Int { mounted.count }

  private struct WeakHost {
    weak var host: ViewHost?
  }
}
