import Measurement
import ViewTree

/// Runs what a destination does in a tree of its own for the clock.
@MainActor final class LoneTrial: Measurable {
  enum Step: String {
    case appear, leave
    case storeChange = "store-change"
  }

  private let destination: LoneDestination
  private let step: Step
  private let day: Day
  private let store: DayStore
  /// Those that have appeared, or are to leave.
  private var hosts: [ViewHost?] = []
  private var turn = 0

  init(_ destination: LoneDestination, _ step: Step, day: Day, store: DayStore) {
    self.destination = destination
    self.step = step
    self.day = day
    self.store = store
    if step == .storeChange { hosts = [destination.mount(day, store)] }
  }

  /// As few as of the trees that are visited.
  var stepLimit: Int { step == .storeChange ? .max : 32 }

  func prepare(steps: Int) {
    switch step {
    case .appear: hosts.reserveCapacity(steps)
    case .leave: hosts = (0..<steps).map { _ in destination.mount(day, store) }
    case .storeChange: break
    }
  }

  func run(steps: Int) {
    switch step {
    case .appear: for _ in 0..<steps { hosts.append(destination.mount(day, store)) }
    case .leave: for index in 0..<steps { hosts[index] = nil }
    case .storeChange: for _ in 0..<steps { changeStore() }
    }
  }

  private func changeStore() {
    turn = 1 - turn
    hosts[0]?.update { store.note = Self.notes[turn] }
  }

  private static let notes = ["The store has changed", "The store has changed back"]

  func verify(steps: Int) throws {
    if step != .storeChange { hosts.removeAll(keepingCapacity: true) }
  }
}
