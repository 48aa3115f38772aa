import Testing

@testable import LinkScreens

@Suite("The catalogue of screens")
@MainActor
struct CatalogueTests {
  @Test("It lists the screens in the order of tables, with the phases that each has")
  func screens() {
    let listed = LinkScreens.Screen.all.map { screen in
      "\(screen.name): \(screen.phases(in: screen.home).map(\.rawValue).joined(separator: " "))"
    }
    let unlinked = "mount appear tick burst edit insert delete"
    let linked = "\(unlinked) tap tick-pushed store-change pop"
    #expect(
      listed == [
        "control: \(unlinked)", "control-button: \(unlinked)", "eager: \(linked)", "eager-closure: \(linked)",
        "navigation-view: \(linked)", "row-view: \(linked)", "equatable-row: \(linked)", "isolated: \(linked)",
        "lazy-view: \(linked)", "tag-selection: \(linked)", "hidden-link: \(linked)", "action-link: \(linked)",
        "value-link: \(linked)", "path: \(unlinked) tap deep-link tick-pushed store-change pop",
        "is-presented: \(linked)",
        "saved-maps: mount tick burst edit insert delete scroll tap tick-pushed store-change pop", "item: \(linked)",
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
    #expect(phases("control", rows: 1) == [.mount, .appear, .tick, .burst, .edit, .insert, .delete])
    #expect(phases("path", rows: 1) == Phase.allCases.filter { $0 != .scroll })
    #expect(phases("path", rows: 0) == [.mount, .appear, .tick, .burst, .insert])
  }

  @Test("Only mount and tick have a floor", arguments: Phase.allCases)
  func floors(phase: Phase) {
    let step = phaseCase("eager", rows: 1, phase)
    let hasFloor = step.floor(days: .embedded()) != nil
    #expect(step.hasFloor == hasFloor)
    #expect(hasFloor == [.mount, .tick].contains(phase))
  }

  @Test("What is not in the catalogue is absent for a reason")
  func absences() {
    func reason(_ name: String, _ container: Container, _ destination: Destination, _ phase: Phase = .mount) -> String?
    {
      LinkScreens.Screen.named(name)!.absence(in: container, leadingTo: destination, phase: phase)
    }
    #expect(reason("eager", .stack, .heavy) == nil)
    #expect(reason("eager", .list, .typical) == nil)
    #expect(
      reason("eager", .list, .heavy)
        == "Containers are crossed with typical, and destinations with stack: more combinations answer no question."
    )
    #expect(reason("control", .stack, .heavy) == "It leads nowhere, so there is nothing to be of another weight.")
    #expect(reason("control", .stack, .typical, .pop) == "It has no link, so it cannot be left.")
    #expect(reason("saved-maps", .stack, .typical) == "Its lazy-grid is part of the pattern.")
    #expect(reason("saved-maps", .lazyGrid, .typical, .appear) == "It has no months, so no header appears.")
    #expect(
      reason("eager", .stack, .typical, .scroll) == "A stack has made all of its rows before: scrolling does nothing."
    )
    #expect(
      reason("item", .stack, .typical, .deepLink) == "Its stack follows no path, so a tap at a time is all there is."
    )
  }

  @Test("A counted step has every count of the files, and no other")
  func names() {
    let counts = phaseCase("eager", rows: 1, .mount).counts(days: .embedded())
    #expect(counts.keys.sorted() == Metric.counts.map(\.name).sorted())
  }
}
