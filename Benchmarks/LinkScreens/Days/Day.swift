/// One row of the calendar, with every text that a screen shows already formatted.
public struct Day: Identifiable, Hashable, Sendable {
  /// Days since 1970-01-01.
  public let id: Int
  /// "2013-03-04".
  public let date: String
  /// All columns beside the date in one line: "rain, 6.7 °C, -1.7 °C, 4.1 mm, 3.0 m/s".
  public let summary: String
  /// The length in UTF-8 of the summary's beginning that is the first column.
  private let weatherLength: Int

  /// The first column beside the date ("rain"); empty where there is none. Cut out of the summary on demand, so that a
  /// copy of a day holds on to two strings and not three: a copy is made for every row at every tick.
  public var weather: String { String(decoding: summary.utf8.prefix(weatherLength), as: UTF8.self) }

  /// The day of a screen that has none.
  static let none = Day(id: .min, date: "", weather: "", summary: "")

  /// Traps if the summary does not begin with the weather.
  public init(id: Int, date: String, weather: String, summary: String) {
    self.id = id
    self.date = date
    self.summary = summary
    precondition(summary.utf8.starts(with: weather.utf8), "A day's summary must begin with its weather, \(weather).")
    weatherLength = weather.utf8.count
  }
}
