import Measurement
import ViewTree

/// A screen with its data, ready to be mounted and driven.
@MainActor final class Stage {
  /// How much of a lazy container is visible.
  static let viewport = Viewport(rows: 15)
  /// How long an answer takes that a month's header has asked for.
  static let fetchDelay = Duration.milliseconds(100)

  let screen: Screen
  let form: Form
  let container: Container
  let rows: Int
  let days: [Day]
  let months: [Month]
  let store: DayStore
  /// How many rows are made when the screen appears.
  private let madeRows: Int
  /// The row that is tapped: the one in the middle of those that are made.
  let tappedDate: String?

  convenience init(
    _ screen: Screen,
    in givenContainer: Container? = nil,
    leadingTo destination: Destination = .typical,
    rows: Int,
    days table: DayTable
  ) {
    let container = givenContainer ?? screen.home
    guard screen.absence(in: container, leadingTo: destination) == nil, let form = screen.forms[destination] else {
      fatalError("\(screen.name) does not exist in \(container.rawValue) leading to \(destination.rawValue).")
    }
    let months = DayTable.months(of: table.days(count: rows))
    let store = DayStore(source: table.source)
    store.weight = destination
    self.init(screen, form, in: container, months: months, store: store)
  }

  private init(_ screen: Screen, _ form: Form, in container: Container, months: [Month], store: DayStore) {
    self.screen = screen
    self.form = form
    self.container = container
    self.months = months
    self.store = store
    days = months.flatMap(\.days)
    rows = days.count
    let made = container.isLazy ? min(rows, Stage.viewport.rows * container.laneCount) : rows
    madeRows = made
    tappedDate = days.isEmpty ? nil : days[made / 2].date
  }

  /// The same screen in another form, with other days in its months.
  convenience init(_ stage: Stage, mounting form: Form, replacing: (Month) -> Month) {
    self.init(
      stage.screen,
      form,
      in: stage.container,
      months: stage.months.map(replacing),
      store: DayStore(source: stage.store.note)
    )
  }

  /// The days whose rows are made when the screen appears.
  var madeDays: [Day] { Array(days.prefix(madeRows)) }

  func input() -> ScreenInput { ScreenInput(months: months, store: store, container: container) }

  func mount(recordsDetails: Bool = false) -> MountedScreen {
    mount(input(), recordsDetails: recordsDetails)
  }

  /// Mounts the screen with a store of its own, whose headers fetch, and waits for all answers.
  func appear(recordsDetails: Bool = false) -> MountedScreen {
    let network = FakeNetwork(delay: .milliseconds(100), keepsRequests: false)
    let input = ScreenInput(months: months, store: DayStore(source: store.note), container: container)
    input.store.weight = store.weight
    input.store.fetch = { [driver = input.driver] month in
      network.request("/months/\(month.id)") { [weak driver] _ in driver?.tick() }
    }
    let mounted = mount(input, recordsDetails: recordsDetails)
    mounted.host.advance(by: Stage.fetchDelay)
    return mounted
  }

  private func mount(_ input: ScreenInput, recordsDetails: Bool) -> MountedScreen {
    let host = form.mount(input, Stage.viewport, recordsDetails)
    return MountedScreen(host: host, driver: input.driver, tappedDate: tappedDate)
  }

  /// Does one step of a phase on a fresh tree that records details.
  func countedStep(_ phase: Phase) -> StepCounts { form.count(recordedStep(phase)) }

  /// The same; what the host tells afterwards is that step's.
  ///
  /// - Parameter watch: does what it is given, which is the step and nothing of what has to be there before.
  func recordedStep(_ phase: Phase, watchedBy watch: (() -> ViewHost) -> ViewHost = { $0() }) -> ViewHost {
    switch phase {
    case .mount: return watch { mount(recordsDetails: true).host }
    case .appear: return watch { appear(recordsDetails: true).host }
    default:
      let mounted = mount(recordsDetails: true)
      prepare(mounted, for: phase)
      let step = recordedStep(of: phase, on: mounted)
      return watch {
        mounted.counting(step)
        return mounted.host
      }
    }
  }

  /// The control of a tap is looked for before, as the clock has it.
  private func recordedStep(of phase: Phase, on mounted: MountedScreen) -> @MainActor (MountedScreen) -> Void {
    guard phase == .tap else { return step(of: phase) }
    let control = mounted.control()
    return { _ in control.tap() }
  }
}

extension Stage {
  /// The step of a phase, repeated for the clock.
  func subject(of phase: Phase, _ check: CountsCheck) -> any Measurable {
    switch phase {
    case .mount, .appear: MountTrial(self, phase, check)
    case .tick, .burst, .edit, .tickPushed, .storeChange: TickTrial(self, phase, check)
    case .insert, .delete, .scroll, .deepLink: FreshTrial(self, phase, check)
    case .tap, .pop: VisitTrial(self, phase, check)
    }
  }

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
