extension String {
  /// Whether there is nothing in it to read.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
