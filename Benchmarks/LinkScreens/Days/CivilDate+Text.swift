extension CivilDate {
  /// Reads `YYYY-MM-DD`, years 0001 to 9999, and nothing around it.
  init?(isoText text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen,
      let year = number(bytes[0..<4]), year >= 1,
      let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `YYYY-MM-DD`; a year beyond 9999 has as many digits as it needs.
  var isoText: String {
    guard (0...9_999).contains(year) else {
      return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
    return String(unsafeUninitializedCapacity: 10) { text in
      text[0] = digit(year / 1_000)
      text[1] = digit(year / 100)
      text[2] = digit(year / 10)
      text[3] = digit(year)
      text[4] = hyphen
      text[5] = digit(month / 10)
      text[6] = digit(month)
      text[7] = hyphen
      text[8] = digit(day / 10)
      text[9] = digit(day)
      return 10
    }
  }

  /// "March 2013".
  var monthTitle: String {
    "\(Self.monthNames[month - 1]) \(year)"
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]
}

private let hyphen = UInt8(ascii: "-")

/// The ASCII digit of the last decimal place of `number`.
private func digit(_ number: Int) -> UInt8 {
  UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
}

private func number(_ digits: ArraySlice<UInt8>) -> Int? {
  var value = 0
  for digit in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    value = value * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return value
}
