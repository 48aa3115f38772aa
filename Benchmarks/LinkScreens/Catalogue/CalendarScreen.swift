import ViewTree

/// The root view of a screen.
protocol CalendarScreen: View {
  init(_ input: ScreenInput)

  /// How often the body ran that holds the rows: that of this view, unless it says otherwise.
  static func screenBodies(in counts: WorkCounts) -> Int

  /// How often a body of its destinations ran.
  static func destinationBodies(in counts: WorkCounts) -> Int

  /// How often a body ran of views that only wrap a destination.
  static func wrapperBodies(in counts: WorkCounts) -> Int
}

extension CalendarScreen {
  static func screenBodies(in counts: WorkCounts) -> Int { counts.bodies(of: Self.self) }
  static func destinationBodies(in counts: WorkCounts) -> Int { 0 }
  static func wrapperBodies(in counts: WorkCounts) -> Int { 0 }
}

/// A screen that leads to a destination, whichever it is.
protocol LinkedScreen: CalendarScreen {
  associatedtype Detail: DayDestination

  /// The same screen with another destination. Written out in each screen, so that the tree is specialised into it.
  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form
}

extension LinkedScreen {
  static func destinationBodies(in counts: WorkCounts) -> Int { Detail.bodies(in: counts) }
}
