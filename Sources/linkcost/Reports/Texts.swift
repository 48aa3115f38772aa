extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text in lines of at most `width` characters, broken at spaces; a longer word stands alone.
  func wrapped(to width: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if line.isEmpty {
        line = indent + word
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = indent + word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

/// How figures are written: `1,460`, `0.513`, `78.0`, `1,203`.
enum Figure {
  /// A whole number in groups of three digits.
  static func whole(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// Three significant digits, no fewer than the whole part has.
  static func short(_ number: Double) -> String {
    guard number.isFinite else { return "" }
    let decimals = significantDecimals(of: number.magnitude)
    return fixed(number, decimals: decimals)
  }

  static func fixed(_ number: Double, decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((number * Double(scale)).rounded())
    let fraction = String(scaled.magnitude % UInt(scale)).leftPadded(with: "0", to: decimals)
    let sign = scaled < 0 && scaled > -scale ? "-" : ""
    return sign + whole(scaled / scale) + (decimals == 0 ? "" : "." + fraction)
  }

  /// `1 row`, `2 rows`.
  static func counted(_ number: Int, _ singular: String, _ plural: String) -> String {
    "\(whole(number)) \(number == 1 ? singular : plural)"
  }

  private static func significantDecimals(of magnitude: Double) -> Int {
    switch magnitude {
    case ..<9.995: 2
    case ..<99.95: 1
    default: 0
    }
  }
}

extension String {
  fileprivate func leftPadded(with pad: Character, to width: Int) -> String {
    String(repeating: pad, count: max(0, width - count)) + self
  }
}
