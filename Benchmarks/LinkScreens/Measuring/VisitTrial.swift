import Measurement
import ViewTree

/// Enters the destination, or leaves it, on many prepared trees, one a step. The other half of the visit happens
/// outside the clock, so the same trees serve every sample.
@MainActor final class VisitTrial: Measurable {
  private let stage: Stage
  private let phase: Phase
  private let check: CountsCheck
  private var trees: [MountedScreen] = []
  private var controls: [Control] = []

  init(_ stage: Stage, _ phase: Phase, _ check: CountsCheck) {
    self.stage = stage
    self.phase = phase
    self.check = check
  }

  /// At most 256 trees, and no more than memory is set aside for.
  var stepLimit: Int { min(256, max(1, Stage.memoryForTrees / stage.bytesOfTree)) }

  func prepare(steps: Int) {
    while trees.count < steps { trees.append(stage.mount()) }
    controls = trees.prefix(steps).map { $0.control() }
    if phase == .pop { for control in controls { control.tap() } }
    for tree in trees.prefix(steps) { tree.host.resetCounts() }
  }

  func run(steps: Int) {
    if phase == .tap {
      for index in 0..<steps { controls[index].tap() }
    } else {
      for index in 0..<steps { trees[index].host.goBack() }
    }
  }

  func verify(steps: Int) throws {
    for index in 0..<steps { try check.verify(trees[index].host.totals, step: index + 1) }
    if phase == .tap { for tree in trees.prefix(steps) { tree.host.goBack() } }
  }
}
