/// A day of the proleptic Gregorian calendar, without a time and without a time zone.
///
/// The arithmetic is that of `days_from_civil` and `civil_from_days` in Howard Hinnant, "chrono-Compatible Low-Level
/// Date Algorithms" (https://howardhinnant.github.io/date_algorithms.html): years are counted from 1 March, so that a
/// leap day is the last day of its year, and in eras of 400 years, which all have the same number of days.
struct CivilDate: Equatable {
  let year: Int
  /// 1 for January.
  let month: Int
  /// 1 for the first of the month.
  let day: Int

  private static let daysPerEra = 146_097
  /// Days from 1 March of year 0 to 1 January 1970.
  private static let epochOffset = 719_468

  /// The day, or nil where the calendar has no such day.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.dayCount(year: year, month: month) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies `daysSinceEpoch` days after 1970-01-01.
  init(daysSinceEpoch: Int) {
    let shifted = daysSinceEpoch + Self.epochOffset
    let era = floorDivision(shifted, Self.daysPerEra)
    let dayOfEra = shifted - era * Self.daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01; negative before it.
  var daysSinceEpoch: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = floorDivision(yearFromMarch, 400)
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysPerEra + dayOfEra - Self.epochOffset
  }

  static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// Division that rounds down, so that days before the epoch fall into the era they belong to.
private func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
  (dividend >= 0 ? dividend : dividend - divisor + 1) / divisor
}
