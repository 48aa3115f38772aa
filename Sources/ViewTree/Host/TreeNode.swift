/// One node of a tree as `ViewHost.nodes` describes it: what it is, what it shows, and below which it lies.
public struct TreeNode: Equatable, Sendable {
  public enum Kind: String, Equatable, Sendable {
    /// A view with content, or one without that is no text.
    case view
    case text
    /// A view that can be activated: a button, a link.
    case control
    /// A screen that has been pushed on the navigation stack above it: no node, but what holds those below it.
    case screen
    /// The same for a sheet.
    case sheet
  }

  public let kind: Kind
  /// The view's type without module and generic arguments; `screen 2` for the first that was pushed; `sheet`.
  public let name: String
  /// What a text shows, an identity, a title; absent where a node has none.
  public let detail: String?
  /// False for a control that a tap does not reach.
  public let isEnabled: Bool
  /// How many lie above it.
  public let level: Int
  /// The place of the one above it in the list of nodes; absent at the top.
  public let parent: Int?

  public init(kind: Kind, name: String, detail: String?, isEnabled: Bool, level: Int, parent: Int?) {
    self.kind = kind
    self.name = name
    self.detail = detail
    self.isEnabled = isEnabled
    self.level = level
    self.parent = parent
  }

  /// Whether it is among `WorkCounts.nodesLive`.
  public var isCounted: Bool { kind != .screen && kind != .sheet }

  /// What a person reads: `Text "one"`, `NavigationLink (disabled)`.
  public var title: String {
    let detail = detail.map { kind == .text ? " \"\($0)\"" : " \($0)" }
    return name + (detail ?? "") + (isEnabled ? "" : " (disabled)")
  }
}

extension ViewHost {
  /// The tree in document order, each node before those below it. A walk through all of it.
  ///
  /// Rows that a lazy container keeps for a while after they have left its viewport are counted as live, and not shown.
  public var nodes: [TreeNode] {
    let describer = TreeDescriber()
    visit(with: describer)
    return describer.nodes
  }

  /// The tree as indented text, a line for each node.
  public var outline: String {
    nodes.map { String(repeating: "  ", count: $0.level) + $0.title }.joined(separator: "\n")
  }
}

/// Describes the nodes it is shown, pushed screens and sheets among them.
private final class TreeDescriber: _Visitor {
  private(set) var nodes: [TreeNode] = []
  /// The places of those around what is shown next.
  private var above: [Int] = []

  override func container(_ type: Any.Type, detail: @autoclosure () -> String?, content: () -> Void) {
    add(.view, Self.name(of: type), detail: detail(), content)
  }

  override func text(_ string: String) { add(.text, "Text", detail: string) {} }

  override func control(
    _ type: Any.Type,
    isEnabled: Bool,
    activation: () -> ViewHost.Control.Activation,
    label: () -> Void
  ) {
    add(.control, Self.name(of: type), isEnabled: isEnabled, label)
  }

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    add(.view, Self.name(of: type)) {
      root()
      for (index, screen) in navigation.screens.enumerated() {
        add(.screen, "screen \(index + 2)") { screen.visit(with: self) }
      }
    }
  }

  override func sheet(_ sheet: Sheet) {
    if sheet.phase == .shown { add(.sheet, "sheet") { sheet.visit(with: self) } }
  }

  private func add(
    _ kind: TreeNode.Kind,
    _ name: String,
    detail: String? = nil,
    isEnabled: Bool = true,
    _ content: () -> Void
  ) {
    nodes.append(
      TreeNode(
        kind: kind,
        name: name,
        detail: detail,
        isEnabled: isEnabled,
        level: above.count,
        parent: above.last
      )
    )
    above.append(nodes.count - 1)
    content()
    above.removeLast()
  }

  /// The type's name without module and generic arguments.
  private static func name(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }
}
