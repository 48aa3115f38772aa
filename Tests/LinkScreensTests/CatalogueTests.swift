import Testing

@testable import LinkScreens

@Suite("The catalogue of screens")
@MainActor
struct CatalogueTests {
  @Test("It lists the screens in the order of tables, with the phases that each has")
  func screens() {
    let listed = LinkScreens.Screen.all.map { "\($0.name): \($0.phases.map(\.rawValue).joined(separator: " "))" }
    #expect(
      listed == [
        "control: mount tick", "control-button: mount tick", "eager: mount tick tap tick-pushed pop",
        "row-view: mount tick tap tick-pushed pop", "hidden-link: mount tick tap tick-pushed pop",
      ]
    )
  }

  @Test("A screen is found by its name, and by nothing else")
  func named() {
    #expect(ScreenNames.all.map { LinkScreens.Screen.named($0)?.name } == ScreenNames.all)
    #expect(LinkScreens.Screen.named("Eager") == nil)
  }

  @Test("A case's key says which line of the results it is")
  func key() {
    #expect(phaseCase("eager", rows: 730, .tickPushed).key == "eager/stack/typical/730/tick-pushed")
  }

  @Test("Without a link there is nothing to tap, nor without a row")
  func existence() {
    func phases(_ screen: String, rows: Int) -> [Phase] {
      Phase.allCases.filter { phaseCase(screen, rows: rows, $0).exists }
    }
    #expect(phases("control", rows: 1) == [.mount, .tick])
    #expect(phases("eager", rows: 1) == Phase.allCases)
    #expect(phases("eager", rows: 0) == [.mount, .tick])
  }

  @Test("Only mount and tick have a floor", arguments: Phase.allCases)
  func floors(phase: Phase) {
    let hasFloor = phaseCase("eager", rows: 1, phase).floor(days: .embedded()) != nil
    #expect(hasFloor == [.mount, .tick].contains(phase))
  }

  @Test("A counted step has every count of the files, and no other")
  func names() {
    let counts = phaseCase("eager", rows: 1, .mount).counts(days: .embedded())
    #expect(counts.keys.sorted() == Metric.counts.map(\.name).sorted())
  }
}
