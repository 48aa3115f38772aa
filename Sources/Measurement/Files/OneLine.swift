extension String {
  /// The text with control characters (C0, U+007F, C1) and Unicode's line and paragraph separators as Swift writes
  /// them, so that what a user or a file put into it can neither break the line nor command the terminal.
  ///
  /// One rule for all that is shown: a library's error says it of its whole sentence, since anybody may print that; the
  /// program says it of what it prints itself. Done twice it changes nothing more. Files keep their text as it is.
  package var inOneLine: String {
    unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}
