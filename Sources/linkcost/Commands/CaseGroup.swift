import LinkScreens
import Measurement

/// The cases that are measured together, interleaved: all screens of one phase at one row count.
@MainActor
struct CaseGroup {
  let rows: Int
  let phase: Phase
  let cases: [Case]

  /// A screen is left out of the phases that it does not have, and without a row there is nothing to tap; a group that
  /// is empty then is none.
  static func all(rows: [Int], phases: [Phase], screens: [Screen]) -> [CaseGroup] {
    rows.flatMap { rows in
      phases.map { phase in
        let cases = screens.map { Case(screen: $0, rows: rows, phase: phase) }
        return CaseGroup(rows: rows, phase: phase, cases: cases.filter(\.exists))
      }
    }.filter { !$0.cases.isEmpty }
  }

  /// What a sampler takes: every case and its floor.
  func subjects(
    days: DayTable,
    expecting counts: [String: [String: Int]]
  ) -> [(key: String, subject: any Measurable)] {
    cases.flatMap { aCase -> [(key: String, subject: any Measurable)] in
      let subject = (key: aCase.key, subject: aCase.subject(days: days, expecting: counts[aCase.key] ?? [:]))
      let floor = aCase.floor(days: days).map { (key: aCase.floorKey, subject: $0) }
      return [subject] + [floor].compactMap(\.self)
    }
  }
}

extension Case {
  var floorKey: String { key + "/floor" }
}
