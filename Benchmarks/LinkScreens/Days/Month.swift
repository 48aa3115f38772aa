/// The days of one calendar month that a screen shows under one header.
public struct Month: Identifiable, Equatable, Sendable {
  /// `year * 12 + month - 1`, so that the next month is one more.
  public let id: Int
  /// "March 2013".
  public let title: String
  /// In order; only the days that were given, which may be fewer than the month has.
  public let days: [Day]

  public init(id: Int, title: String, days: [Day]) {
    self.id = id
    self.title = title
    self.days = days
  }
}

extension Month {
  /// Splits days into months; a month without a day does not appear.
  ///
  /// - Precondition: The days are in ascending order, as a `DayTable` gives them.
  static func splitting(_ days: [Day]) -> [Month] {
    var months: [Month] = []
    var start = 0
    while start < days.count {
      let first = CivilDate(daysSinceEpoch: days[start].id)
      let lastID = days[start].id - first.day + CivilDate.dayCount(year: first.year, month: first.month)
      let end = days[start...].firstIndex { $0.id > lastID } ?? days.count
      months.append(
        Month(id: first.year * 12 + first.month - 1, title: first.monthTitle, days: Array(days[start..<end]))
      )
      start = end
    }
    return months
  }
}
