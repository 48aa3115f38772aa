import Measurement
import Testing
import ViewTree

@testable import LinkScreens

@Suite("Steps repeated for the clock")
@MainActor
struct TrialTests {
  /// What each sample of a trial asks for; the trees of a longer sample serve the shorter one after it.
  private static let samples = [1, 3, 2]

  @Test(
    "Ticks count alike however often they are repeated, and leave the rows as they were",
    arguments: await ScreenNames.all
  )
  func tick(screen: String) throws {
    let recorded = RecordedStage(screen, rows: 40)
    let trial = TickTrial(recorded.stage, .tick, check(screen, .tick))
    let before = shown(on: recorded)
    try repeatSamples(trial)
    #expect(shown(on: recorded) == before)
    #expect(recorded.mountedCount == 1)
  }

  @Test("Ticks under a pushed screen count alike and leave it where it is", arguments: await ScreenNames.withLinks)
  func tickPushed(screen: String) throws {
    let recorded = RecordedStage(screen, rows: 40)
    let trial = TickTrial(recorded.stage, .tickPushed, check(screen, .tickPushed))
    let before = shown(on: recorded)
    #expect(recorded.hosts.map(\.depth) == [2])
    try repeatSamples(trial)
    #expect(shown(on: recorded) == before)
  }

  @Test(
    "Taps and pops count alike on every tree and end at the root",
    arguments: await ScreenNames.withLinks,
    [Phase.tap, .pop]
  )
  func visit(screen: String, phase: Phase) throws {
    let recorded = RecordedStage(screen, rows: 40)
    let trial = VisitTrial(recorded.stage, phase, check(screen, phase))
    try repeatSamples(trial)
    let fresh = recorded.stage.mount().host
    #expect(recorded.mountedCount == 4, "Three trees, and a fresh one to hold them against.")
    #expect(shown(on: recorded) == Array(repeating: Shown(fresh), count: 4))
    #expect(fresh.depth == 1)
  }

  @Test(
    "Between prepare and verify, tapped trees show the details and popped ones the root",
    arguments: await ScreenNames.withLinks
  )
  func visitHalfway(screen: String) throws {
    func depths(_ phase: Phase) -> [[Int]] {
      let recorded = RecordedStage(screen, rows: 40)
      let trial = VisitTrial(recorded.stage, phase, check(screen, phase))
      trial.prepare(steps: 2)
      let prepared = recorded.hosts.map(\.depth)
      trial.run(steps: 2)
      return [prepared, recorded.hosts.map(\.depth)]
    }
    #expect(depths(.tap) == [[1, 1], [2, 2]])
    #expect(depths(.pop) == [[2, 2], [1, 1]])
  }

  @Test("Mounts count alike, and each sample's trees are gone after it", arguments: await ScreenNames.all)
  func mount(screen: String) throws {
    let recorded = RecordedStage(screen, rows: 40)
    let trial = MountTrial(recorded.stage, .mount, check(screen, .mount))
    trial.prepare(steps: 2)
    trial.run(steps: 2)
    #expect(recorded.hosts.count == 2)
    try trial.verify(steps: 2)
    try repeatSamples(trial)
    #expect(recorded.mountedCount == 8)
    #expect(recorded.hosts.isEmpty)
  }

  @Test("A tick that does less than the counted one fails, and is named")
  func idleTick() throws {
    var ticks = 0
    let recorded = RecordedStage("eager", rows: 40) { tick in
      {
        ticks += 1
        if ticks != 4 { tick() }
      }
    }
    let check = check("eager", .tick)
    let trial = TickTrial(recorded.stage, .tick, check)
    try repeatSamples(trial, [2])
    #expect(throws: CountsVaried(key: check.key, step: 2, expected: check.expected, found: WorkTotals())) {
      try repeatSamples(trial, [3])
    }
  }

  @Test("A trial held against the counts of more rows fails at its first step", arguments: Phase.main)
  func wrongCounts(phase: Phase) throws {
    let days = DayTable.embedded()
    let measured = phaseCase("hidden-link", rows: 4, phase)
    let other = phaseCase("hidden-link", rows: 5, phase)
    let trial = measured.subject(days: days, expecting: other.counts(days: days))
    let error = #expect(throws: CountsVaried.self) { try repeatSamples(trial, [1]) }
    #expect(error?.key == measured.key)
    #expect(error?.step == 1)
  }

  @Test("A case's subject repeats its own phase", arguments: await ScreenNames.withLinks, Phase.allCases)
  func subject(screen: String, phase: Phase) throws {
    let measured = phaseCase(screen, rows: 40, phase)
    guard measured.exists else { return }
    let days = DayTable.embedded()
    try repeatSamples(measured.subject(days: days, expecting: measured.counts(days: days)))
  }

  @Test(
    "A subject repeats its phase in all containers, to all destinations",
    arguments: await ScreenNames.all,
    Phase.allCases
  )
  func combinations(screen: String, phase: Phase) throws {
    let days = DayTable.embedded()
    let screen = try #require(Screen.named(screen))
    let containers = Container.allCases.map { Case(screen: screen, container: $0, rows: 20, phase: phase) }
    let destinations = Destination.allCases.map { Case(screen: screen, destination: $0, rows: 20, phase: phase) }
    for measured in containers + destinations where measured.exists {
      try repeatSamples(measured.subject(days: days, expecting: measured.counts(days: days)), [2, 3])
    }
  }

  private func check(_ screen: String, _ phase: Phase) -> CountsCheck {
    let measured = phaseCase(screen, rows: 40, phase)
    return CountsCheck(key: measured.key, expected: measured.counts(days: .embedded()))
  }

  private func repeatSamples(_ trial: any Measurable, _ samples: [Int] = samples) throws {
    for steps in samples {
      try trial.prepare(steps: steps)
      trial.run(steps: steps)
      try trial.verify(steps: steps)
    }
  }

  private func shown(on recorded: RecordedStage) -> [Shown] { recorded.hosts.map(Shown.init) }

  /// What a host shows, but for the counter of `isolated`, which is a text among the others.
  @MainActor private struct Shown: Equatable {
    let texts: [String]
    let depth: Int

    init(_ host: ViewHost) {
      texts = host.texts.filter { !$0.hasPrefix("Calendar, refreshed") }
      depth = host.depth
    }
  }

  @Test("A screen ends with its host: its driver holds nothing of it", arguments: await ScreenNames.all)
  func screenEnds(name: String) {
    let stage = Stage(LinkScreens.Screen.named(name)!, rows: 3, days: .embedded())
    weak var driver: ScreenDriver?
    do {
      let mounted = stage.mount()
      mounted.tick()
      driver = mounted.driver
    }
    #expect(driver == nil)
  }
}
