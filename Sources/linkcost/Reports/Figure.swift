/// How figures are written: `1,460`, `0.0071`, `0.750`, `78.0`, `1,203`.
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

  /// As many decimals as a number of this size needs.
  static func short(_ number: Double) -> String {
    fixed(number, decimals: decimals(forLeast: number))
  }

  /// How many decimals a column needs, so that its least number still says something.
  static func decimals(forLeast number: Double) -> Int {
    switch number {
    case ..<0.1: 4
    case ..<0.9995: 3
    case ..<9.995: 2
    case ..<99.95: 1
    default: 0
    }
  }

  /// - Precondition: the number is neither negative nor beyond what an `Int` holds of its last decimal.
  static func fixed(_ number: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((number * Double(scale)).rounded())
    guard decimals > 0 else { return whole(scaled) }
    let fraction = String(scaled % scale)
    return whole(scaled / scale) + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  /// `+730`, `-1`, `0`.
  static func signed(_ number: Int) -> String {
    (number > 0 ? "+" : "") + whole(number)
  }

  /// `+3.1 %`, `-0.4 %` of a share; what no run can have found is not spelt out.
  static func percent(_ share: Double) -> String {
    guard !share.isNaN else { return "unknown" }
    guard share.magnitude < 10_000 else { return "beyond \(share < 0 ? "-" : "+")1,000,000 %" }
    let text = fixed(share.magnitude * 100, decimals: 1)
    return (text == "0.0" ? "±" : share < 0 ? "-" : "+") + text + " %"
  }

  /// `1 row`, `2 rows`.
  static func counted(_ number: Int, _ singular: String, _ plural: String) -> String {
    "\(whole(number)) \(number == 1 ? singular : plural)"
  }
}

extension Figure {
  /// `3.0 %`, without a sign.
  static func plainPercent(_ share: Double) -> String {
    share.isFinite && share.magnitude < 10_000
      ? fixed(share.magnitude * 100, decimals: 1) + " %" : "more than can be told"
  }
}
