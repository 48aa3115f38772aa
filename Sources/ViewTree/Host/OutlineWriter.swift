/// Writes the tree as text: a line for each node, two spaces for each level.
final class OutlineWriter: _Visitor {
  private(set) var lines: [String] = []
  private var level = 0

  override func container(_ type: Any.Type, detail: @autoclosure () -> String?, content: () -> Void) {
    write(detail().map { "\(Self.name(of: type)) \($0)" } ?? Self.name(of: type), content)
  }

  override func text(_ string: String) { write("Text \"\(string)\"") {} }

  override func control(
    _ type: Any.Type,
    isEnabled: Bool,
    activation: () -> ViewHost.Control.Activation,
    label: () -> Void
  ) {
    write(Self.name(of: type) + (isEnabled ? "" : " (disabled)"), label)
  }

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    write(Self.name(of: type)) {
      root()
      for (index, screen) in navigation.screens.enumerated() {
        write("screen \(index + 2)") { screen.visit(with: self) }
      }
    }
  }

  override func sheet(_ sheet: Sheet) {
    if sheet.phase == .shown { write("sheet") { sheet.visit(with: self) } }
  }

  private func write(_ line: String, _ content: () -> Void) {
    lines.append(String(repeating: "  ", count: level) + line)
    level += 1
    content()
    level -= 1
  }

  /// The type's name without module and generic arguments.
  private static func name(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }
}
