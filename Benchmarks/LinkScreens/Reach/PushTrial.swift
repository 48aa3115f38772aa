import Measurement
import ViewTree

/// Pushes a screen on a few prepared trees, one a step. It is popped outside the clock, so the same trees serve every
/// sample.
@MainActor final class PushTrial: Measurable {
  /// Few, so that they stay in the caches: each holds many screens.
  let stepLimit = 8
  private let check: CountsCheck
  private let mount: @MainActor () -> MountedScreen
  private var mounted: [MountedScreen] = []

  init(_ check: CountsCheck, mount: @escaping @MainActor () -> MountedScreen) {
    self.check = check
    self.mount = mount
  }

  func prepare(steps: Int) {
    while mounted.count < steps { mounted.append(mount()) }
    for screen in mounted.prefix(steps) { screen.host.resetCounts() }
  }

  func run(steps: Int) {
    for index in 0..<steps { mounted[index].tick() }
  }

  func verify(steps: Int) throws {
    for (index, screen) in mounted.prefix(steps).enumerated() {
      try check.verify(screen.host.totals, step: index + 1)
      screen.host.goBack()
    }
  }
}
