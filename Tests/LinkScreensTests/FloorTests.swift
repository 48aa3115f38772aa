import Testing
import ViewTree

@testable import LinkScreens

@Suite("The floors")
@MainActor
struct FloorTests {
  @Test(
    "A floor makes and compares as many values as a tick of its screen",
    arguments: await ScreenNames.withFloors,
    [0, 1, 40, 730]
  )
  func tick(screen: String, rows: Int) throws {
    let tick = phaseCase(screen, rows: rows, .tick).counts(days: .embedded())
    let floor = floor(screen, rows: rows)
    _ = floor.make()
    var comparisons = 0
    let work = counted { comparisons = floor.compare() }
    #expect(
      [comparisons, work.linksBuilt, work.destinationsBuilt]
        == [tick["comparisons"]!, tick["links_built"]!, tick["destinations_built"]!]
    )
  }

  @Test("A floor does the same work each time, and after it has been emptied", arguments: await ScreenNames.withFloors)
  func repetition(screen: String) {
    let floor = floor(screen, rows: 40)
    func round() -> [Int] {
      var results: [Int] = []
      let work = counted { results = [floor.make(), floor.compare(), floor.compare()] }
      floor.drop()
      return results + [work.linksBuilt, work.destinationsBuilt]
    }
    #expect(round() == round())
  }

  @Test("A floor that is made holds a value for each row", arguments: await ScreenNames.withFloors, [0, 1, 730])
  func make(screen: String, rows: Int) {
    #expect(floor(screen, rows: rows).make() == rows)
  }

  @Test("A floor's trial repeats its step", arguments: await ScreenNames.withFloors, [FloorTrial.Step.make, .compare])
  func trial(screen: String, step: FloorTrial.Step) throws {
    let trial = FloorTrial(floor(screen, rows: 40), step: step)
    for steps in [1, min(3, trial.stepLimit), 1] {
      trial.prepare(steps: steps)
      trial.run(steps: steps)
      try trial.verify(steps: steps)
    }
  }

  @Test("A screen without a floor says why")
  func absent() {
    let reasons = LinkScreens.Screen.all.map { ($0.name, $0.makeFloor == nil, $0.floorAbsence != nil) }
    #expect(reasons.filter { $0.1 != $0.2 }.map(\.0) == [])
    #expect(reasons.filter(\.1).map(\.0) == ["isolated", "saved-maps"])
  }

  private func floor(_ screen: String, rows: Int) -> Floor {
    let screen = LinkScreens.Screen.named(screen)!
    return screen.makeFloor!(Stage(screen, rows: rows, days: .embedded()).input())
  }

  /// What is built in a closure. Values are counted for the host that is at work, so an empty one is put to work.
  private func counted(_ work: () -> Void) -> WorkTotals {
    let host = ViewHost { EmptyView() }
    host.update(work)
    return host.totals
  }
}
