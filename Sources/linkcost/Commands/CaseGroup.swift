import LinkScreens
import Measurement

/// Where the rows lie and where they lead, of all combinations that exist.
struct Combination: Codable, Equatable, Hashable, Sendable {
  var container = Container.stack
  var destination = Destination.typical

  /// What is not as in the main job, "in a lazy-grid", "leading to heavy"; nil where all is.
  var words: String? {
    let parts = [
      container == .stack ? nil : "in a \(container.rawValue)",
      destination == .typical ? nil : "leading to \(destination.rawValue)",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Containers are crossed with `typical`, destinations with `stack`: `stack` and `typical` come first, if asked for.
  static func all(containers: [Container], destinations: [Destination]) -> [Combination] {
    let pairs = containers.flatMap { container in
      destinations.map { Combination(container: container, destination: $0) }
    }
    return pairs.filter { $0.container == .stack || $0.destination == .typical }
  }
}

/// The cases that are measured together, interleaved: all screens of one combination and phase at one row count.
@MainActor
struct CaseGroup {
  let rows: Int
  let combination: Combination
  let phase: Phase
  let cases: [Case]

  /// A screen is left out of the phases that it does not have, and without a row there is nothing to tap; a group that
  /// is empty then is none.
  static func all(
    rows: [Int],
    combinations: [Combination] = [Combination()],
    phases: [Phase],
    screens: [Screen]
  ) -> [CaseGroup] {
    rows.flatMap { rows in
      combinations.flatMap { combination in
        phases.map { phase in
          let cases = screens.map { Case(screen: $0, combination: combination, rows: rows, phase: phase) }
          return CaseGroup(rows: rows, combination: combination, phase: phase, cases: cases.filter(\.exists))
        }
      }
    }.filter { !$0.cases.isEmpty }
  }

  /// How many of its cases have a floor.
  var floorCount: Int { cases.filter(\.hasFloor).count }

  /// What a sampler takes: every case and, if asked for, its floor.
  func subjects(
    days: DayTable,
    expecting counts: [String: [String: Int]],
    hasFloors: Bool = true
  ) -> [(key: String, subject: any Measurable)] {
    cases.flatMap { aCase -> [(key: String, subject: any Measurable)] in
      let subject = (key: aCase.key, subject: aCase.subject(days: days, expecting: counts[aCase.key] ?? [:]))
      let floor = (hasFloors ? aCase.floor(days: days) : nil).map { (key: aCase.floorKey, subject: $0) }
      return [subject] + [floor].compactMap(\.self)
    }
  }
}

extension Case {
  init(screen: Screen, combination: Combination, rows: Int, phase: Phase) {
    self.init(
      screen: screen,
      container: combination.container,
      destination: combination.destination,
      rows: rows,
      phase: phase
    )
  }

  var floorKey: String { key + "/floor" }
}
