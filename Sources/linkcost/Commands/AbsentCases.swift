import LinkScreens

/// What a screen does not have, gathered by the reason.
@MainActor
struct AbsentCases {
  /// What is absent, "scroll in stack", and why, in the order in which it is found.
  private(set) var byReason: [(what: String, reason: String)] = []

  init(of screen: Screen) {
    for combination in Combination.every {
      let place = "\(combination.container.rawValue) leading to \(combination.destination.rawValue)"
      if let reason = screen.absence(in: combination.container, leadingTo: combination.destination) {
        add(place, because: reason)
      }
    }
    for phase in Phase.allCases {
      for container in Container.allCases where screen.absence(in: container, leadingTo: .typical) == nil {
        if let reason = screen.absence(in: container, leadingTo: .typical, phase: phase) {
          add("\(phase.rawValue) in \(container.rawValue)", because: reason)
        }
      }
    }
  }

  private mutating func add(_ what: String, because reason: String) {
    if let index = byReason.firstIndex(where: { $0.reason == reason }) {
      byReason[index].what += ", " + what
    } else {
      byReason.append((what, reason))
    }
  }
}

extension Combination {
  /// The full product, of which most does not exist.
  static let every = Container.allCases.flatMap { container in
    Destination.allCases.map { Combination(container: container, destination: $0) }
  }
}
