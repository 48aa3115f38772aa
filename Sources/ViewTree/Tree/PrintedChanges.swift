/// Where `_printChanges()` and `_logChanges()` put their lines: standard output, unless a test looks at them.
@MainActor package enum PrintedChanges {
  package static var sink: (String) -> Void = { print($0) }

  static func write(of type: Any.Type) {
    let reasons = Tree.reasons(forBodyOf: type).map(\.description)
    let change = reasons.isEmpty ? "unchanged" : "\(reasons.joined(separator: ", ")) changed"
    sink("\(name(of: type)): \(change).")
  }

  /// A type's name as SwiftUI prints it: with the types around it, without the modules and functions they are in.
  /// (Not documented; a log that shows it is in ObservationScope.swift of github.com/VergeGroup/swift-state-graph.)
  private static func name(of type: Any.Type) -> String {
    var rest = Substring(String(reflecting: type))
    var name = ""
    var isAtModule = true
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !word.isEmpty {
        rest = rest.dropFirst(word.count)
        if isAtModule, rest.first == "." { rest.removeFirst() } else { name += word }
        isAtModule = false
      } else if rest.hasPrefix("(unknown context") || rest.hasPrefix("(extension in") {
        rest = rest.drop { $0 != ")" }.dropFirst(2)
      } else {
        name.append(first)
        rest.removeFirst()
        isAtModule = first != "." && first != ">"
      }
    }
    return name
  }
}

extension View {
  /// Prints why the body that calls this is evaluated, in SwiftUI's words: `Calendar.Row: @self, _name changed.`
  ///
  /// Where no reason is known the line is `Calendar.Row: unchanged.`: outside a body of this type, and where the host
  /// does not record details (`ViewHost.recordsDetails`), since a pass that records nothing keeps no reasons.
  public static func _printChanges() { PrintedChanges.write(of: Self.self) }

  /// Prints the same line. SwiftUI's own goes to the system's log, which not every platform has.
  public static func _logChanges() { PrintedChanges.write(of: Self.self) }
}
