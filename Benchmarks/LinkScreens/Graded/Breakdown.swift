import Measurement
import ViewTree

/// What a step is taken apart into. Each part is a sum of times that are measured interleaved with the step itself; what
/// they leave of it is unexplained, and belongs to none of them.
@MainActor public struct Breakdown {
  public enum Part: String, CaseIterable, Sendable {
    case rows, buttons, links
    case values = "destination values"
    case inits = "destination inits"
    case comparison, destination, tree

    public var summary: String {
      switch self {
      case .rows: "a loop makes what the rows show, and drops it"
      case .buttons: "the same rows as the buttons that they are, less the rows"
      case .links: "the same rows as links that lead to a date alone, less the rows"
      case .values: "the same links to the destination, made of what is there already, less those to a date"
      case .inits: "the same links with the destination's own initialiser, less the values"
      case .comparison: "the same loop that compares each row with a kept one, less the one that drops it"
      case .destination: "the destination in a tree of its own"
      case .tree: "the screen with rows that weigh nothing, less a loop over the same and such a destination"
      }
    }
  }

  /// Those of the step that there are, each with what its time is made of.
  public let parts: [(part: Part, terms: [WeightedKey])]
  /// What is left of the step beside all parts.
  public let unexplained: [WeightedKey]
  /// What has to be measured for it, the step itself first.
  public let subjects: [(key: String, subject: any Measurable)]
}

extension Case {
  /// Takes the step apart. The counts are those of the step: they tell how often the screen's body made the rows.
  public func breakdown(days: DayTable, counts: [String: Int]) -> Breakdown {
    let builder = BreakdownBuilder(step: self, days: days, counts: counts)
    return builder.breakdown
  }
}

/// Puts a breakdown together, and makes what it measures as it is asked for.
@MainActor
private final class BreakdownBuilder {
  private let step: Case
  private let days: DayTable
  private let counts: [String: Int]
  private let grades: Grades
  private let stage: Stage
  /// How often rows are made anew, and how often they are made and compared.
  private let makings: Int
  private let comparings: Int
  private var subjects: [(key: String, subject: any Measurable)] = []

  init(step: Case, days: DayTable, counts: [String: Int]) {
    self.step = step
    self.days = days
    self.counts = counts
    grades = step.screen.grades
    stage = step.stage(days)
    let runs = counts["screen_bodies"] ?? 0
    switch step.phase {
    case .mount, .appear: makings = 1
    case .scroll: makings = 1 - min(runs, 1)
    default: makings = 0
    }
    comparings = max(0, runs - makings)
  }

  var breakdown: Breakdown {
    subjects = [(step.key, step.subject(days: days, expecting: counts))]
    var parts = rowParts
    parts.append((.comparison, comparison))
    if step.phase.showsDestination { parts.append((.destination, destination)) }
    parts.append((.tree, tree))
    let explained = parts.flatMap(\.terms).map { WeightedKey($0.key, weight: -$0.weight) }
    return Breakdown(
      parts: parts.filter { !$0.terms.isEmpty },
      unexplained: Self.gathered([WeightedKey(step.key)] + explained),
      subjects: subjects
    )
  }

  // MARK: Rows

  private var rowParts: [(part: Breakdown.Part, terms: [WeightedKey])] {
    guard let full = grades.loops[step.destination] else { return [] }
    let whole = made("rows as they are", full)
    // A hidden link is one, whatever the rows are.
    let makesLinks = (counts["links_built"] ?? 0) >= max(1, stage.madeDays.count)
    let holdsDestination = grades.holdsDestinations && makesLinks
    let rows = made("rows alone") { Floor(of: ControlFloor.self, $0) }
    if step.screen.name == "control" || grades.holdsDestinations && !holdsDestination { return [(.rows, whole)] }
    guard holdsDestination else {
      return [(.rows, rows), (makesLinks ? .links : .buttons, Self.difference(whole, rows))]
    }
    guard step.destination != .light, let lightLoop = grades.loops[.light] else {
      return [(.rows, rows), (.links, Self.difference(whole, rows))]
    }
    let links = made("light links", lightLoop)
    let shared = [(part: Breakdown.Part.rows, terms: rows), (.links, Self.difference(links, rows))]
    // The others store what they are given and do nothing else.
    guard step.destination != .typical else { return shared + [(.values, Self.difference(whole, links))] }
    let bare = times("bare values", full, onComparing: .remake) { [self] in loopInput(weight: .typical) }
    return shared + [(.values, Self.difference(bare, links)), (.inits, Self.difference(whole, bare))]
  }

  /// What it takes to make the rows as often as the step does, and to drop them where they are compared.
  private func made(_ name: String, _ loop: @escaping Grades.Loop) -> [WeightedKey] {
    times(name, loop, onComparing: .remake) { [self] in loopInput(weight: step.destination) }
  }

  private var comparison: [WeightedKey] {
    guard comparings > 0, let full = grades.loops[step.destination] else { return [] }
    return [(FloorTrial.Step.compare, comparings), (.remake, -comparings)].map { kind, times in
      term("rows as they are", full, kind, times: times) { [self] in loopInput(weight: step.destination) }
    }
  }

  private func times(
    _ name: String,
    _ loop: @escaping Grades.Loop,
    onComparing comparing: FloorTrial.Step,
    input: () -> ScreenInput
  ) -> [WeightedKey] {
    let makings = makings == 0 ? [] : [term(name, loop, .make, times: makings, input: input)]
    let comparings = comparings == 0 ? [] : [term(name, loop, comparing, times: comparings, input: input)]
    return makings + comparings
  }

  private func term(
    _ name: String,
    _ loop: @escaping Grades.Loop,
    _ kind: FloorTrial.Step,
    times: Int,
    input: () -> ScreenInput
  ) -> WeightedKey {
    let key = "\(step.key)/\(name), \(kind.rawValue)"
    if !subjects.contains(where: { $0.key == key }) { subjects.append((key, FloorTrial(loop(input()), step: kind))) }
    return WeightedKey(key, weight: Double(times))
  }

  /// Of a lazy container, the rows that it makes.
  ///
  /// - Parameter weight: what a destination's initialiser does, if it does anything.
  private func loopInput(weight: Destination, isWeightless: Bool = false) -> ScreenInput {
    let store = DayStore(source: stage.store.note)
    store.weight = weight
    let months = DayTable.months(of: stage.madeDays)
    return ScreenInput(
      months: isWeightless ? months.map(\.weightless) : months,
      store: store,
      container: step.container
    )
  }

  // MARK: The tree

  private var tree: [WeightedKey] {
    // One to count and one to time: a step may change its store for good.
    let stages = (0..<2).map { _ in
      let weightless = Stage(stage, mounting: stage.form) { $0.weightless }
      weightless.store.weight = .typical
      return weightless
    }
    let key = "\(step.key)/weightless"
    let expected = stages[0].countedStep(step.phase).byName
    subjects.append((key, stages[1].subject(of: step.phase, CountsCheck(key: key, expected: expected))))
    let loops = grades.loops[step.destination].map { loop in
      times("weightless rows", loop, onComparing: .compare) { [self] in
        loopInput(weight: .typical, isWeightless: true)
      }
    }
    return Self.difference(
      [WeightedKey(key)],
      (loops ?? []) + destinationAlone("weightless destination", on: stages[1])
    )
  }

  // MARK: The destination

  private var destination: [WeightedKey] { destinationAlone("destination", on: stage) }

  /// The destination by itself as often as it is shown, told of a change, or left. Never where a change passes it by: its
  /// value is then one more beside those of the rows.
  private func destinationAlone(_ name: String, on stage: Stage) -> [WeightedKey] {
    let bodies = counts["destination_bodies"] ?? 0
    switch step.phase {
    case .tap, .deepLink: return lone(name, on: stage, .appear, times: bodies)
    case .pop: return lone(name, on: stage, .leave, times: 1)
    case .storeChange: return lone(name, on: stage, .storeChange, times: bodies)
    default: return []
    }
  }

  private func lone(_ name: String, on stage: Stage, _ kind: LoneTrial.Step, times: Int) -> [WeightedKey] {
    guard times > 0, let day = stage.days.first else { return [] }
    let key = "\(step.key)/\(name), \(kind.rawValue)"
    let destination = LoneDestination.leading(to: step.destination)
    subjects.append((key, LoneTrial(destination, kind, day: day, store: stage.store)))
    return [WeightedKey(key, weight: Double(times))]
  }

  // MARK: Sums

  private static func difference(_ left: [WeightedKey], _ right: [WeightedKey]) -> [WeightedKey] {
    gathered(left + right.map { WeightedKey($0.key, weight: -$0.weight) })
  }

  /// Each key once.
  private static func gathered(_ terms: [WeightedKey]) -> [WeightedKey] {
    terms.reduce(into: []) { sum, term in
      if let index = sum.firstIndex(where: { $0.key == term.key }) {
        sum[index].weight += term.weight
      } else {
        sum.append(term)
      }
    }.filter { $0.weight != 0 }
  }
}
