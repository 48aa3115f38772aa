import ViewTree

/// A screen with its data, ready to be mounted and driven.
@MainActor final class Stage {
  let screen: Screen
  let rows: Int
  let months: [Month]
  let store: DayStore
  /// The row that is tapped: the one in the middle.
  let tappedDate: String?

  init(_ screen: Screen, rows: Int, days table: DayTable) {
    self.screen = screen
    self.rows = rows
    let days = table.days(count: rows)
    months = DayTable.months(of: days)
    store = DayStore(source: table.source)
    tappedDate = days.isEmpty ? nil : days[days.count / 2].date
  }

  func input() -> ScreenInput { ScreenInput(months: months, store: store) }

  func mount(recordsDetails: Bool = false) -> MountedScreen {
    let input = input()
    return MountedScreen(host: screen.mount(input, recordsDetails), driver: input.driver, tappedDate: tappedDate)
  }

  /// Does one step of a phase on a fresh tree that records details.
  func countedStep(_ phase: Phase) -> StepCounts { screen.count(recordedStep(phase)) }

  /// The same; what the host tells afterwards is that step's.
  func recordedStep(_ phase: Phase) -> ViewHost {
    let mounted = mount(recordsDetails: true)
    switch phase {
    case .mount: break
    case .tick: mounted.counting { $0.tick() }
    case .tap: mounted.counting { $0.tap() }
    case .tickPushed:
      mounted.tap()
      mounted.counting { $0.tick() }
    case .pop:
      mounted.tap()
      mounted.counting { $0.host.goBack() }
    }
    return mounted.host
  }
}

extension Stage {
  /// What the trees prepared for one sample may take together.
  static let memoryForTrees = 256 << 20

  /// An estimate, high on purpose.
  var bytesOfTree: Int { 20_000 + rows * Case.bytesPerRow }
}

/// A screen in a tree, and the harness's hand on it.
@MainActor struct MountedScreen {
  let host: ViewHost
  let driver: ScreenDriver
  let tappedDate: String?

  func tick() { host.update { driver.tick() } }

  /// The control of the row that is tapped. Looking for it takes a walk through the rows, which is no part of a tap.
  func control() -> ViewHost.Control {
    guard let tappedDate, let control = host.control(tappedDate) else {
      fatalError("The screen shows no control for \(tappedDate ?? "any day"): it cannot be tapped.")
    }
    return control
  }

  func tap() { control().tap() }

  func counting(_ step: (MountedScreen) -> Void) {
    host.resetCounts()
    step(self)
  }
}
