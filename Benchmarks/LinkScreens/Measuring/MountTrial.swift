import Measurement
import ViewTree

/// Mounts fresh trees, one a step, by themselves or with all that their headers fetch; they are taken down outside the
/// clock.
@MainActor final class MountTrial: Measurable {
  private let stage: Stage
  private let phase: Phase
  private let check: CountsCheck
  private var mounted: [MountedScreen] = []

  init(_ stage: Stage, _ phase: Phase = .mount, _ check: CountsCheck) {
    self.stage = stage
    self.phase = phase
    self.check = check
  }

  /// As many trees as a quarter of a gigabyte holds.
  var stepLimit: Int { max(1, Stage.memoryForTrees / stage.bytesOfTree) }

  func prepare(steps: Int) { mounted.reserveCapacity(steps) }

  func run(steps: Int) {
    if phase == .mount {
      for _ in 0..<steps { mounted.append(stage.mount()) }
    } else {
      for _ in 0..<steps { mounted.append(stage.appear()) }
    }
  }

  func verify(steps: Int) throws {
    defer { mounted.removeAll(keepingCapacity: true) }
    for (index, screen) in mounted.enumerated() { try check.verify(screen.host.totals, step: index + 1) }
  }
}
