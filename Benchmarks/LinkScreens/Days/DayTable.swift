/// What a days file holds: its days in order, and which file it was.
public struct DayTable: Sendable {
  /// The path as it was given, or "days.csv (embedded)".
  public let source: String
  /// Tells two files apart in a result file: "fnv1a64:" and sixteen hexadecimal digits over the file's bytes.
  public let digest: String
  /// At least one, in ascending order, no date twice; the dates may have gaps.
  public let records: [Day]

  /// Reads a file of one's own.
  public init(contentsOf path: String) throws(DayFileError) {
    try self.init(source: path, bytes: FileBytes.read(path))
  }

  /// Reads bytes that are at hand already; `source` is what errors call them.
  public init(source: String, bytes: [UInt8]) throws(DayFileError) {
    self.source = source
    digest = FNV1a64.digest(of: bytes)
    records = try DayFileReader(source: source).records(in: bytes)
  }

  /// The 730 days that the library carries inside, read once per process.
  public static func embedded() -> DayTable { embeddedTable }

  private static let embeddedTable: DayTable = {
    do {
      return try DayTable(source: "days.csv (embedded)", bytes: PackageResources.days_csv)
    } catch {
      fatalError("The days file inside the library must be readable, but: \(error)")
    }
  }()

  /// The first `count` days; beyond the data, one day after the other from the last date on, with the weather and
  /// summaries of the data repeated in order.
  ///
  /// - Precondition: `count` is not negative.
  /// - Complexity: O(`count`); a made-up day formats its date and shares its other texts.
  public func days(count: Int) -> [Day] {
    precondition(count >= 0, "A calendar cannot have \(count) days; ask for 0 or more.")
    guard count > records.count else { return Array(records.prefix(count)) }
    var days = records
    days.reserveCapacity(count)
    let firstMadeUpID = records[records.count - 1].id + 1 - records.count
    for index in records.count..<count {
      let id = firstMadeUpID + index
      let model = records[index % records.count]
      days.append(
        Day(
          id: id,
          date: CivilDate(daysSinceEpoch: id).isoText,
          weather: model.weather,
          summary: model.summary
        )
      )
    }
    return days
  }

  /// The days under their months' headers, in order.
  ///
  /// - Precondition: The days are in ascending order.
  public static func months(of days: [Day]) -> [Month] {
    Month.splitting(days)
  }
}
