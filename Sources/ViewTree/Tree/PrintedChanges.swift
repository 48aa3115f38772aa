/// Where `_printChanges()` and `_logChanges()` put their lines: standard output, unless a test looks at them.
@MainActor package enum PrintedChanges {
  package static var sink: (String) -> Void = { print($0) }

  static func write(of type: Any.Type) {
    let reasons = Tree.reasons(forBodyOf: type).map(\.description)
    let change = reasons.isEmpty ? "unchanged" : "\(reasons.joined(separator: ", ")) changed"
    sink("\(type): \(change).")
  }
}

extension View {
  /// Prints why the body that calls this is evaluated, in SwiftUI's words: `Row: @self, _name changed.`
  ///
  /// Where no reason is known the line is `Row: unchanged.`: outside a body of this type, and where the host does not
  /// record details (`ViewHost.recordsDetails`), since a pass that records nothing keeps no reasons.
  public static func _printChanges() { PrintedChanges.write(of: Self.self) }

  /// Prints the same line. SwiftUI's own goes to the system's log, which not every platform has.
  public static func _logChanges() { PrintedChanges.write(of: Self.self) }
}
