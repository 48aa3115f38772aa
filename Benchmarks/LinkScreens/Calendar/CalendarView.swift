import ViewTree

/// Months, a header each, with their days below: the layout that all screens share.
///
/// The container is what an app would have chosen once and for all; which one it is costs a screen no node.
struct CalendarView<DayView: View>: View {
  let interval: [Month]
  var container = Container.stack
  let onHeaderAppear: (Month) -> Void
  @ViewBuilder let content: (Day) -> DayView

  var body: some View {
    if let lazyLayout = container.lazyLayout {
      lazyLayout.lay(months)
    } else {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(alignment: .leading, spacing: 8) { months }
      }
    }
  }

  private var months: some View {
    ForEach(interval) { month in
      Section(header: header(for: month)) {
        ForEach(month.days, content: content)
      }
    }
  }

  private func header(for month: Month) -> some View {
    Text(month.title).onAppear { onHeaderAppear(month) }
  }
}

/// The date and the summary side by side.
typealias DayLabel = HStack<TupleView<Text, Text>>

/// What every row shows. A function and not a view, so that all screens have the same nodes in their rows.
@MainActor func dayLabel(_ day: Day) -> DayLabel {
  HStack {
    Text(day.date)
    Text(day.summary)
  }
}
