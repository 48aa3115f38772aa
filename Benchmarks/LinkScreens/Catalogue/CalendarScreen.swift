import ViewTree

/// The root view of a screen.
protocol CalendarScreen: View {
  init(_ input: ScreenInput)
}
