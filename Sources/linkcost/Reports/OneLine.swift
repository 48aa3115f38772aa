extension String {
  /// The text with its control characters spelt out, so that what a user or a file put into it can neither break the
  /// line nor command the terminal.
  var inOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      if scalar.properties.generalCategory == .control {
        line += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
