/// How the columns beside the date become the texts of a day.
struct DaySummary {
  /// One for each further column, in order: what follows its values, or nothing.
  private let units: [String]

  init(columns: some Sequence<String>) {
    units = columns.map(Self.unit)
  }

  /// The values in column order with their units, joined by commas, in one line; an absent value is left out.
  func text(of values: [String]) -> String {
    var line = ""
    for (value, unit) in zip(values, units) {
      let value = Self.oneLine(value)
      guard !value.isEmpty else { continue }
      if !line.isEmpty { line += ", " }
      line += value
      line += unit
    }
    return line
  }

  /// The value with each run of line ends replaced by a space, since a row of a screen is one line.
  static func oneLine(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return value }
    return value.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A space and the unit that the end of a column's name stands for; empty where it stands for none.
  private static func unit(of column: String) -> String {
    if column.hasSuffix("_m_s") { return " m/s" }
    if column.hasSuffix("_mm") { return " mm" }
    if column.hasSuffix("_c") { return " °C" }
    return ""
  }
}
