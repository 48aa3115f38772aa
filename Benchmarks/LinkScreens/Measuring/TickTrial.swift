import Measurement
import ViewTree

/// Ticks one tree again and again, at the root or while the destination is on screen; or does another step that can be
/// repeated for ever.
@MainActor final class TickTrial: Measurable {
  let stepLimit = Int.max
  private let mounted: MountedScreen
  private let check: CountsCheck
  private let step: @MainActor (MountedScreen) -> Void
  /// The totals before the first step and after each.
  private var totals: [WorkTotals] = []

  init(
    _ mounted: MountedScreen,
    _ check: CountsCheck,
    step: @escaping @MainActor (MountedScreen) -> Void = { $0.tick() }
  ) {
    self.mounted = mounted
    self.check = check
    self.step = step
  }

  convenience init(_ stage: Stage, _ phase: Phase, _ check: CountsCheck) {
    let mounted = stage.mount()
    stage.prepare(mounted, for: phase)
    self.init(mounted, check, step: stage.step(of: phase))
  }

  func prepare(steps: Int) {
    totals.removeAll(keepingCapacity: true)
    totals.reserveCapacity(steps + 1)
    mounted.host.resetCounts()
    totals.append(mounted.host.totals)
  }

  func run(steps: Int) {
    for _ in 0..<steps {
      step(mounted)
      totals.append(mounted.host.totals)
    }
  }

  func verify(steps: Int) throws {
    for step in 1..<totals.count {
      try check.verify(totals[step] - totals[step - 1], step: step)
    }
  }
}
