/// How much of a lazy container is visible.
public struct Viewport: Equatable, Sendable {
  public var rows: Int

  public init(rows: Int) {
    precondition(rows >= 0, "A viewport cannot have \(rows) rows.")
    self.rows = rows
  }
}

/// Drives a tree: mounts a root view, makes changes, and tells what they did.
///
/// Everything happens on the main actor and before the call returns; there is no clock but the virtual one.
@MainActor public final class ViewHost {
  // The root first: it ends first, and what its nodes do as they end may still speak to the tree.
  private let root: ErasedNode
  @usableFromInline let tree: Tree
  /// What lazy containers may take as visible.
  public let viewport: Viewport
  /// The virtual clock: how far it has been advanced since the host was made.
  public private(set) var elapsed: Duration = .zero

  /// Mounts a view and runs its first passes, appearance callbacks included.
  ///
  /// - Parameters:
  ///   - recordsDetails: whether counts by type and causes are kept from the start; timed passes do without.
  @inlinable public convenience init<Root: View>(
    viewport: Viewport = Viewport(rows: 15),
    recordsDetails: Bool = true,
    @ViewBuilder root: () -> Root
  ) {
    let tree = Tree(recordsDetails: recordsDetails)
    let node = tree.mount(root)
    self.init(tree: tree, root: node, viewport: viewport)
  }

  @usableFromInline init(tree: Tree, root: ErasedNode, viewport: Viewport) {
    self.tree = tree
    self.root = root
    self.viewport = viewport
    update {}
  }

  /// One action: the writes, then as many passes as they need. Taps inside are delivered before the pass.
  @inlinable public func update(_ action: () -> Void) {
    let outer = Ledger.current
    Ledger.current = tree.ledger
    tree.perform(action)
    Ledger.current = outer
  }

  /// The first enabled control on the top screen whose label shows a text; nil if there is none.
  public func control(_ label: String) -> Control? {
    let finder = ControlFinder(label: label)
    root.visit(root, finder)
    return finder.found.map { Control(texts: $0.texts, activation: $0.activation, host: self) }
  }

  /// Taps the first enabled control on the top screen whose label shows a text. Traps if there is none.
  public func tap(_ label: String) {
    guard let control = control(label) else {
      fatalError("No enabled control on the top screen shows \"\(label)\". It shows: \(texts.prefix(20)).")
    }
    control.tap()
  }

  /// What the system's back button does. Nothing at the root.
  public func goBack() {
    guard let navigation = frontNavigation else { return }
    update { navigation.goBack() }
  }

  /// Moves the visible part of lazy containers by a number of rows. Without a lazy container nothing changes.
  public func scroll(by rows: Int) { update {} }

  /// Advances the virtual clock and runs what became due.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "The clock cannot go back by \(duration).")
    elapsed += duration
    update {}
  }
}

// What a tree shows and tells.
extension ViewHost {
  /// What the top screen shows, in document order.
  public var texts: [String] {
    let collector = TextCollector()
    root.visit(root, collector)
    return collector.texts
  }

  /// Screens on the navigation stack, the root included.
  public var depth: Int { 1 + (frontNavigation?.screens.count ?? 0) }

  /// The tree as indented text, a line for each node.
  public var outline: String {
    let writer = OutlineWriter()
    root.visit(root, writer)
    return writer.lines.joined(separator: "\n")
  }

  /// What SwiftUI would have logged, oldest first.
  public var warnings: [String] { tree.warnings }

  /// The work since mount or the last reset.
  public var counts: WorkCounts { tree.counts }

  /// The totals alone: a copy of a few integers, cheap enough to be read at every timed step.
  public var totals: WorkTotals { tree.ledger.pointee.totals }

  /// Why each body ran since mount or the last reset, in order. Empty while details are not recorded.
  public var causes: [Cause] { tree.causes }

  /// Whether counts by type and causes are kept.
  public var recordsDetails: Bool {
    get { tree.ledger.pointee.isRecording }
    set { tree.ledger.pointee.isRecording = newValue }
  }

  /// Starts the counts, and the causes, from zero.
  public func resetCounts() { tree.resetCounts() }

  private var frontNavigation: NavigationCore? {
    let finder = NavigationFinder()
    root.visit(root, finder)
    return finder.front
  }
}

/// Finds the navigation stack whose top is in front: the first in document order, followed into its top screen.
private final class NavigationFinder: Visitor {
  private(set) var front: NavigationCore?

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    if front == nil { front = navigation }
  }
}
