/// One row of the calendar, with every text that a screen shows already formatted.
public struct Day: Identifiable, Equatable, Sendable {
  /// Days since 1970-01-01.
  public let id: Int
  /// "2013-03-04".
  public let date: String
  /// The first column beside the date ("sun"); empty where there is none.
  public let weather: String
  /// All columns beside the date in one line: "rain, 6.7 °C, -1.7 °C, 4.1 mm, 3.0 m/s".
  public let summary: String

  public init(id: Int, date: String, weather: String, summary: String) {
    self.id = id
    self.date = date
    self.weather = weather
    self.summary = summary
  }
}
