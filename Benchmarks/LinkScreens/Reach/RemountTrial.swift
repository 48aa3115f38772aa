import Measurement
import ViewTree

/// Mounts one screen again and again; the trees are taken down outside the clock.
@MainActor final class RemountTrial: Measurable {
  let stepLimit = 256
  private let check: CountsCheck
  private let mount: @MainActor () -> MountedScreen
  private var mounted: [MountedScreen] = []

  init(_ check: CountsCheck, mount: @escaping @MainActor () -> MountedScreen) {
    self.check = check
    self.mount = mount
  }

  func prepare(steps: Int) { mounted.reserveCapacity(steps) }

  func run(steps: Int) {
    for _ in 0..<steps { mounted.append(mount()) }
  }

  func verify(steps: Int) throws {
    defer { mounted.removeAll(keepingCapacity: true) }
    for (index, screen) in mounted.enumerated() { try check.verify(screen.host.totals, step: index + 1) }
  }
}
