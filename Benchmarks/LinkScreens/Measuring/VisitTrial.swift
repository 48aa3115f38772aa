import Measurement
import ViewTree

/// Enters the destination, or leaves it, on a few prepared trees, one a step. The other half of the visit happens
/// outside the clock, so the same trees serve every sample, but where a second visit would be another step than the first.
@MainActor final class VisitTrial: Measurable {
  /// As few as make a segment long against what measuring adds to it. With many, a step that takes a microsecond or two
  /// would wait for memory that 200 other trees have pushed out of the caches, more or less from process to process.
  private static let mostTrees = 32

  private let stage: Stage
  private let phase: Phase
  private let check: CountsCheck
  private var visits: [Visit] = []

  /// A tree and the control that is tapped in it. The control is looked for once: the walk through the rows takes a
  /// hundred times as long as the tap.
  private struct Visit {
    let tree: MountedScreen
    let control: ViewHost.Control
    /// That of the first day, where the screen would remember the one that is tapped: visited in between.
    let other: ViewHost.Control?
  }

  init(_ stage: Stage, _ phase: Phase, _ check: CountsCheck) {
    self.stage = stage
    self.phase = phase
    self.check = check
  }

  /// No more trees than memory is set aside for.
  var stepLimit: Int { min(Self.mostTrees, max(1, Stage.memoryForTrees / stage.bytesOfTree)) }

  func prepare(steps: Int) {
    while visits.count < steps {
      let tree = stage.mount()
      visits.append(Visit(tree: tree, control: tree.control(), other: other(in: tree)))
    }
    for visit in visits.prefix(steps) {
      if phase == .pop { visit.control.tap() }
      visit.tree.host.resetCounts()
    }
  }

  /// A link that keeps its destination keeps its resource, which loads for the first visit alone.
  private var isRepeatable: Bool { stage.store.weight != .loadingLazily }

  private func other(in tree: MountedScreen) -> ViewHost.Control? {
    guard stage.screen.keepsSelection, let first = stage.days.first?.date, first != stage.tappedDate else { return nil }
    return tree.host.control(first)
  }

  func run(steps: Int) {
    if phase == .tap {
      for index in 0..<steps { visits[index].control.tap() }
    } else {
      for index in 0..<steps { visits[index].tree.host.goBack() }
    }
  }

  func verify(steps: Int) throws {
    for index in 0..<steps { try check.verify(visits[index].tree.host.totals, step: index + 1) }
    guard phase == .tap else { return }
    if !isRepeatable { return visits.removeAll(keepingCapacity: true) }
    for visit in visits.prefix(steps) {
      visit.tree.host.goBack()
      guard let other = visit.other else { continue }
      other.tap()
      visit.tree.host.goBack()
    }
  }
}
