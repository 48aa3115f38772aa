import Testing

@testable import LinkScreens

@Suite("What SwiftUI builds and runs in a step")
@MainActor
struct BuiltTests {
  /// Rows from the first day of the embedded data on, 2013-01-01, and the months they lie in.
  nonisolated private static let sizes = [(0, 0), (1, 1), (2, 1), (15, 1), (16, 1), (730, 24)]

  @Test("follows each screen's formula in a stack", arguments: await ScreenNames.all, sizes)
  func stack(name: String, size: (rows: Int, months: Int)) {
    expectFormula(name, .stack, .typical, size)
  }

  @Test(
    "follows it in lazy containers, by the rows that exist",
    arguments: await ScreenNames.all,
    [Container.lazyStack, .lazyGrid, .list].flatMap { container in
      (sizes + [(30, 1), (31, 1), (32, 2)]).map { (container, $0.0, $0.1) }
    }
  )
  func lazily(name: String, place: (container: Container, rows: Int, months: Int)) {
    expectFormula(name, place.container, .typical, (place.rows, place.months))
  }

  @Test(
    "follows it with every destination: objects, loads, and who runs again",
    arguments: await ScreenNames.all,
    Destination.allCases.filter { $0 != .typical }.flatMap { destination in
      [(0, 0), (2, 1), (16, 1), (730, 24)].map { (destination, $0.0, $0.1) }
    }
  )
  func destinations(name: String, place: (destination: Destination, rows: Int, months: Int)) {
    expectFormula(name, .stack, place.destination, (place.rows, place.months))
  }

  private func expectFormula(
    _ name: String,
    _ container: Container,
    _ destination: Destination,
    _ size: (rows: Int, months: Int)
  ) {
    let screen = LinkScreens.Screen.named(name)!
    for phase in phases(rows: size.rows, container, destination) {
      let step = Case(screen: screen, container: container, destination: destination, rows: size.rows, phase: phase)
      guard step.exists else { continue }
      let formula = BuiltFormula(
        screen: name,
        container: container,
        destination: destination,
        rows: size.rows,
        months: size.months
      )
      #expect(BuiltFormula.Built(step.counts(days: .embedded())) == formula.built(phase), "\(step.key)")
    }
  }

  /// Every phase on a few rows. A great many steps of a great many rows would take minutes here: a burst is as many
  /// ticks, and what appears is counted in a tick for each month.
  private func phases(rows: Int, _ container: Container, _ destination: Destination) -> [Phase] {
    if container.isLazy || rows <= 16 { return Phase.allCases }
    if destination != .typical { return Phase.main }
    return Phase.allCases.filter { ![.burst, .appear].contains($0) }
  }

  /// The examples of the table in whole figures, so that the formula itself is held against something.
  @Test("730 rows load and make objects as their destinations say")
  func objectsAndLoads() {
    func column(_ screen: String, _ destination: Destination, _ count: String) -> [Int] {
      [Phase.mount, .tick, .tap, .tickPushed].map { phase in
        let step = Case(
          screen: LinkScreens.Screen.named(screen)!,
          destination: destination,
          rows: 730,
          phase: phase
        )
        return step.counts(days: .embedded())[count]!
      }
    }
    #expect(column("eager", .heavy, "objects_built") == [730, 730, 0, 730])
    #expect(column("eager", .loading, "loads_started") == [730, 730, 0, 730])
    #expect(column("eager", .loadingLazily, "loads_started") == [0, 0, 1, 1])
    #expect(column("eager", .loadingOwned, "loads_started") == [0, 0, 1, 0])
    #expect(column("eager", .typical, "objects_built") == [0, 0, 1, 0])
    #expect(column("hidden-link", .loading, "loads_started") == [0, 0, 1, 1])
    #expect(column("eager", .callback, "destination_bodies") == [0, 0, 1, 1])
    #expect(column("row-view", .callback, "destination_bodies") == [0, 0, 1, 0])
  }
}
