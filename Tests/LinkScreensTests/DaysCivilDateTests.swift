import Testing

@testable import LinkScreens

@Suite("Civil dates")
struct DaysCivilDateTests {
  /// Counted with another implementation: `(date.fromisoformat(text) - date(1970, 1, 1)).days` in Python.
  static let knownDates: [(String, Int)] = [
    ("0001-01-01", -719_162),
    ("1582-10-15", -141_427),
    ("1858-11-17", -40_587),
    ("1899-12-31", -25_568),
    ("1900-02-28", -25_509),
    ("1900-03-01", -25_508),
    ("1969-12-31", -1),
    ("1970-01-01", 0),
    ("2000-02-29", 11_016),
    ("2000-03-01", 11_017),
    ("2013-01-01", 15_706),
    ("2014-12-31", 16_435),
    ("2038-01-19", 24_855),
    ("9999-12-31", 2_932_896),
  ]

  @Test("A known date has its known number of days since 1970, and back", arguments: knownDates)
  func knownDate(text: String, daysSinceEpoch: Int) {
    #expect(CivilDate(isoText: text)?.daysSinceEpoch == daysSinceEpoch)
    #expect(CivilDate(daysSinceEpoch: daysSinceEpoch).isoText == text)
  }

  @Test("Every day of the years 1 to 9999 follows the one before it, counted by hand on a calendar")
  func everyDay() throws {
    var id = -719_162
    var wrong: [String] = []
    for year in 1...9_999 {
      let february = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0) ? 29 : 28
      for (index, length) in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for day in 1...length {
          let date = CivilDate(daysSinceEpoch: id)
          let isRight = date == CivilDate(year: year, month: index + 1, day: day) && date.daysSinceEpoch == id
          if !isRight { wrong.append("\(year)-\(index + 1)-\(day)") }
          id += 1
        }
      }
    }
    #expect(wrong == [])
    #expect(id - 1 == 2_932_896)
  }

  @Test(
    "A leap year is one of four, but of full centuries one of four",
    arguments: [
      (1900, false), (1999, false), (2000, true), (2012, true), (2013, false), (2100, false), (2400, true),
    ]
  )
  func leapYear(year: Int, isLeap: Bool) {
    #expect(CivilDate.isLeap(year: year) == isLeap)
    #expect((CivilDate(year: year, month: 2, day: 29) != nil) == isLeap)
  }

  @Test(
    "A text that is not a day written YYYY-MM-DD is no date",
    arguments: [
      "", "2013", "2013-1-2", "2013-01-2", "13-01-02", "2013-00-01", "2013-13-01", "2013-01-00", "2013-01-32",
      "2013-02-29", "2100-02-29", "2013-04-31", "0000-01-01", "10000-01-01", "-013-01-01", "+013-01-01", "2013/01/02",
      "2013-01-02 ", " 2013-01-02", "2013-01-02T00:00", "２０１３-01-02", "2013-0a-02", "02-01-2013",
    ]
  )
  func noDate(text: String) {
    #expect(CivilDate(isoText: text) == nil)
  }

  @Test("A date beyond the year 9999 has as many digits as it needs")
  func afterYear9999() {
    #expect(CivilDate(daysSinceEpoch: 2_932_897).isoText == "10000-01-01")
    #expect(CivilDate(daysSinceEpoch: 2_932_897 + 365).isoText == "10000-12-31")
  }
}
