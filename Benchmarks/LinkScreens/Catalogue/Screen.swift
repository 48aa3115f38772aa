import ViewTree

/// One way to write the calendar.
@MainActor public struct Screen {
  public let name: String
  public let summary: String
  /// The first system whose SwiftUI has all that the screen uses as it is written, the navigation stack included.
  public let since: String
  /// The container that it is written in unless another is asked for.
  public var home: Container { onlyContainer ?? .stack }

  /// Whether it can be written in one container only.
  let onlyContainer: Container?
  /// Whether its stack follows a path that can be written.
  let hasPath: Bool
  /// Whether an escaping closure makes its destinations, of which nobody knows how often SwiftUI calls it.
  let isMadeAtPush: Bool
  /// Whether its state still names the day when its destination has gone, so that the same tap once more is another step.
  let keepsSelection: Bool
  /// The screen with each destination; where it leads nowhere, with `typical` alone, in name.
  let forms: [Destination: Form]
  /// The floor of the screen in a stack; nil where there is no such screen.
  let makeFloor: (@MainActor (ScreenInput) -> Floor)?

  /// Why there is no floor, in a whole sentence; nil where there is one.
  public private(set) var floorAbsence: String?

  /// Whether it leads to a destination at all.
  public let isLinked: Bool

  /// What takes its steps apart.
  let grades: Grades

  /// A screen that leads to whichever destination.
  @inline(__always) init<Content: LinkedScreen, Rows: FloorRows>(
    _ name: String,
    _ summary: String,
    since: String,
    hasPath: Bool = false,
    isMadeAtPush: Bool = false,
    keepsSelection: Bool = false,
    _ screen: Content.Type,
    floor rows: Rows.Type
  ) where Rows.Content == Content {
    self.init(
      name,
      summary,
      since: since,
      forms: Form.all(of: screen),
      grades: Grades(alike: rows),
      isLinked: true,
      hasPath: hasPath,
      isMadeAtPush: isMadeAtPush,
      keepsSelection: keepsSelection
    ) { Floor(of: rows, $0) }
  }

  /// A screen whose rows hold destinations. What takes its steps apart may be another screen's rows, if they are the same.
  @inline(__always) init<Content: LinkedScreen, Rows: FloorRows, Graded: GradedRows>(
    _ name: String,
    _ summary: String,
    since: String,
    _ screen: Content.Type,
    floor rows: Rows.Type,
    graded: Graded.Type
  ) where Rows.Content == Content {
    self.init(
      name,
      summary,
      since: since,
      forms: Form.all(of: screen),
      grades: Grades(graded),
      isLinked: true
    ) { Floor(of: rows, $0) }
  }

  /// A screen that leads to whichever destination and has no floor.
  @inline(__always) init<Content: LinkedScreen, Graded: GradedRows>(
    _ name: String,
    _ summary: String,
    since: String,
    _ screen: Content.Type,
    graded: Graded.Type,
    withoutFloorBecause reason: String
  ) {
    self.init(
      name,
      summary,
      since: since,
      forms: Form.all(of: screen),
      grades: Grades(graded),
      isLinked: true,
      makeFloor: nil
    )
    floorAbsence = reason
  }

  /// A screen that leads nowhere.
  @inline(__always) init<Content: CalendarScreen, Rows: FloorRows>(
    _ name: String,
    _ summary: String,
    since: String,
    unlinked screen: Content.Type,
    floor rows: Rows.Type
  ) where Rows.Content == Content {
    self.init(
      name,
      summary,
      since: since,
      forms: [.typical: Form(screen)],
      grades: Grades(alike: rows),
      isLinked: false
    ) { Floor(of: rows, $0) }
  }

  /// A screen that can be written with one container and one destination only.
  @inline(__always) init<Content: CalendarScreen>(
    _ name: String,
    _ summary: String,
    since: String,
    onlyIn container: Container,
    _ screen: Content.Type
  ) {
    self.init(
      name,
      summary,
      since: since,
      forms: [.typical: Form(screen)],
      grades: .none,
      isLinked: true,
      isMadeAtPush: true,
      keepsSelection: true,
      onlyContainer: container,
      makeFloor: nil
    )
    floorAbsence = "Floors are loops over the rows of a stack, and it has only those in its viewport."
  }

  init(
    _ name: String,
    _ summary: String,
    since: String,
    forms: [Destination: Form],
    grades: Grades,
    isLinked: Bool,
    hasPath: Bool = false,
    isMadeAtPush: Bool = false,
    keepsSelection: Bool = false,
    onlyContainer: Container? = nil,
    makeFloor: (@MainActor (ScreenInput) -> Floor)?
  ) {
    self.name = name
    self.summary = summary
    self.since = since
    self.forms = forms
    self.grades = grades
    self.isLinked = isLinked
    self.hasPath = hasPath
    self.isMadeAtPush = isMadeAtPush
    self.keepsSelection = keepsSelection
    self.onlyContainer = onlyContainer
    self.makeFloor = makeFloor
  }

  /// The phases that it has with a container and a destination; none where there is no such screen.
  public func phases(in container: Container = .stack, leadingTo destination: Destination = .typical) -> [Phase] {
    Phase.allCases.filter { absence(in: container, leadingTo: destination, phase: $0) == nil }
  }
}
