import Measurement
import ViewTree

/// Does a step that cannot be repeated on fresh trees, one a step. They are mounted, and taken down, outside the clock.
@MainActor final class FreshTrial: Measurable {
  private let stage: Stage
  private let phase: Phase
  private let check: CountsCheck
  private let step: @MainActor (MountedScreen) -> Void
  private var mounted: [MountedScreen] = []

  init(_ stage: Stage, _ phase: Phase, _ check: CountsCheck) {
    self.stage = stage
    self.phase = phase
    self.check = check
    step = stage.step(of: phase)
  }

  /// No more trees than memory is set aside for, and few enough to stay near the caches.
  var stepLimit: Int { min(32, max(1, Stage.memoryForTrees / stage.bytesOfTree)) }

  func prepare(steps: Int) {
    mounted.reserveCapacity(steps)
    while mounted.count < steps {
      let tree = stage.mount()
      stage.prepare(tree, for: phase)
      tree.host.resetCounts()
      mounted.append(tree)
    }
  }

  func run(steps: Int) {
    for index in 0..<steps { step(mounted[index]) }
  }

  func verify(steps: Int) throws {
    defer { mounted.removeAll(keepingCapacity: true) }
    for index in 0..<steps { try check.verify(mounted[index].host.totals, step: index + 1) }
  }
}
