import LinkScreens

/// What screens do not have, and why: all that is absent for one reason and alike, in one entry.
@MainActor
struct AbsentCases {
  struct Entry: Equatable {
    var screens: [String]
    /// "scroll in stack"; "lazy-stack, list leading to light, heavy".
    let what: String
    let reason: String
  }

  /// In the order in which they are found.
  private(set) var entries: [Entry] = []

  init(of screens: [Screen]) {
    for screen in screens {
      addCombinations(of: screen)
      for phase in Phase.allCases { add(phase, of: screen) }
      if let reason = screen.floorAbsence { add("floor", of: screen, because: reason) }
    }
  }

  /// Containers that lack the same destinations for the same reason stand together.
  private mutating func addCombinations(of screen: Screen) {
    for reason in Self.distinct(Combination.every.compactMap { screen.absence(in: $0) }) {
      let lacking = Container.allCases.map { container in
        Destination.allCases.filter {
          screen.absence(in: Combination(container: container, destination: $0)) == reason
        }
      }
      for destinations in Self.distinct(lacking) where !destinations.isEmpty {
        let containers = zip(Container.allCases, lacking).filter { $0.1 == destinations }.map(\.0)
        let places = Self.list(containers, of: Container.allCases.count)
        add(
          "\(places) leading to \(Self.list(destinations, of: Destination.allCases.count))",
          of: screen,
          because: reason
        )
      }
    }
  }

  private mutating func add(_ phase: Phase, of screen: Screen) {
    let containers = Container.allCases.filter { screen.absence(in: $0, leadingTo: .typical) == nil }
    func reason(_ container: Container) -> String? {
      screen.absence(in: container, leadingTo: .typical, phase: phase)
    }
    for reason in Self.distinct(containers.compactMap(reason)) {
      let places = containers.filter { screen.absence(in: $0, leadingTo: .typical, phase: phase) == reason }
      let place = places == containers ? "" : " in \(places.map(\.rawValue).joined(separator: ", "))"
      add(phase.rawValue + place, of: screen, because: reason)
    }
  }

  private mutating func add(_ what: String, of screen: Screen, because reason: String) {
    if let index = entries.firstIndex(where: { $0.what == what && $0.reason == reason }) {
      entries[index].screens.append(screen.name)
    } else {
      entries.append(Entry(screens: [screen.name], what: what, reason: reason))
    }
  }

  private static func list<Value: RawRepresentable<String>>(_ values: [Value], of count: Int) -> String {
    values.count == count ? "any" : values.map(\.rawValue).joined(separator: ", ")
  }

  private static func distinct<Value: Equatable>(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Screen {
  fileprivate func absence(in combination: Combination) -> String? {
    absence(in: combination.container, leadingTo: combination.destination)
  }
}

extension Combination {
  /// The full product, of which most does not exist.
  static let every = Container.allCases.flatMap { container in
    Destination.allCases.map { Combination(container: container, destination: $0) }
  }
}
