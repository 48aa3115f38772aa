import Testing

@testable import LinkScreens

@Suite("Day tables")
struct DaysTableTests {
  let table: DayTable

  init() throws {
    let text = "date,weather,high_c\n2013-12-30,sun,1\n2014-01-02,rain,2\n"
    table = try DayTable(source: "days.csv", bytes: Array(text.utf8))
  }

  let data = [
    Day(id: 16_069, date: "2013-12-30", weather: "sun", summary: "sun, 1 °C"),
    Day(id: 16_072, date: "2014-01-02", weather: "rain", summary: "rain, 2 °C"),
  ]
  let beyond = [
    Day(id: 16_073, date: "2014-01-03", weather: "sun", summary: "sun, 1 °C"),
    Day(id: 16_074, date: "2014-01-04", weather: "rain", summary: "rain, 2 °C"),
    Day(id: 16_075, date: "2014-01-05", weather: "sun", summary: "sun, 1 °C"),
  ]

  @Test("Days beyond the data continue day by day and repeat the summaries", arguments: 0...5)
  func days(count: Int) {
    #expect(table.days(count: count) == Array((data + beyond).prefix(count)))
  }

  @Test("Days stay in order and differ from each other far beyond the data")
  func manyDays() {
    let days = DayTable.embedded().days(count: 100_000)
    #expect(days.map(\.id) == Array(15_706..<115_706))
    #expect(Set(days.map(\.date)).count == 100_000)
    #expect(
      days[99_999] == Day(id: 115_705, date: "2286-10-16", weather: days[719].weather, summary: days[719].summary)
    )
  }

  @Test("Days under a month's header are those of the month, and a month without a day has no header")
  func months() {
    let march = Day(id: 16_130, date: "2014-03-01", weather: "", summary: "")
    #expect(
      DayTable.months(of: data + beyond + [march]) == [
        Month(id: 24_167, title: "December 2013", days: [data[0]]),
        Month(id: 24_168, title: "January 2014", days: [data[1]] + beyond),
        Month(id: 24_170, title: "March 2014", days: [march]),
      ]
    )
    #expect(DayTable.months(of: []) == [])
  }

  @Test("The embedded file holds the 730 days of 2013 and 2014")
  func embedded() {
    let table = DayTable.embedded()
    #expect(table.source == "days.csv (embedded)")
    #expect(table.records.map(\.id) == Array(15_706...16_435))
    #expect(
      table.records[2]
        == Day(id: 15_708, date: "2013-01-03", weather: "rain", summary: "rain, 6.7 °C, -1.7 °C, 4.1 mm, 3.0 m/s")
    )

    let months = DayTable.months(of: table.records)
    #expect(months.map(\.id) == Array(24_156..<24_180))
    #expect(
      months.map(\.days.count) == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] + [
        31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
      ]
    )
    #expect(months[2].title == "March 2013")
    #expect(months.flatMap(\.days) == table.records)
  }

  /// Vectors from the reference page of FNV.
  @Test(
    "A digest is the 64-bit FNV-1a hash of the bytes",
    arguments: [
      ("", "fnv1a64:cbf29ce484222325"),
      ("a", "fnv1a64:af63dc4c8601ec8c"),
      ("foobar", "fnv1a64:85944171f73967e8"),
    ]
  )
  func digest(text: String, expected: String) {
    #expect(FNV1a64.digest(of: Array(text.utf8)) == expected)
  }
}
