/// Drives a tree: mounts a root view, makes changes, and tells what they did.
///
/// Everything happens on the main actor and before the call returns, but for the bodies of tasks, which run when the
/// main actor is free (`advance(by:)` gives it to them); there is no clock but the virtual one. The last
/// reference to a host must go on the main thread, since its views end with it.
@MainActor public final class ViewHost {
  // Sound: `nonisolated(unsafe)`: only `deinit` touches these outside the main actor, and by then nobody else has the
  // host; its last reference must go on the main thread, as the type says.
  @usableFromInline nonisolated(unsafe) let tree: Tree
  /// Nil only while the host ends.
  nonisolated(unsafe) private var root: ErasedNode?

  /// Mounts a view and runs its first passes, appearance callbacks included.
  ///
  /// - Parameters:
  ///   - viewport: how much of lazy containers is visible, and for how long they keep the rows that have left.
  ///   - recordsDetails: whether counts by type and causes are kept from the start; timed passes do without.
  ///   - root: makes the view that is mounted.
  @inlinable public convenience init<Root: View>(
    viewport: Viewport = Viewport(rows: 15),
    recordsDetails: Bool = true,
    @ViewBuilder root: () -> Root
  ) {
    let tree = Tree(viewport: viewport, recordsDetails: recordsDetails)
    self.init(tree: tree, root: tree.mount(root))
  }

  @usableFromInline init(tree: Tree, root: ErasedNode) {
    self.tree = tree
    self.root = root
    update {}
  }

  // The nodes end first, then what waits: what either does as it ends may still speak to the tree.
  deinit {
    tree.sheets.clear()
    root = nil
    tree.end()
  }

  /// One action: the writes, then as many passes as they need. Taps inside are delivered before the pass.
  ///
  /// A host cannot be driven or asked while one of its own bodies is evaluated; that traps.
  @inlinable public func update(_ action: () -> Void) {
    requireRest()
    Ledger.counting(into: tree.ledger) { tree.perform(action) }
    checkIfDebugging()
  }

  @usableFromInline func checkIfDebugging() {
    #if DEBUG || CHECKED
      if !tree.isActing { checkInvariants() }
    #endif
  }

  /// The first enabled control, or view with a tap gesture, on the top screen whose label shows a text; nil if there is
  /// none.
  ///
  /// `count` is the number of taps in quick succession. Only gestures of this very count are meant; controls count one.
  public func control(_ label: String, count: Int = 1) -> Control? {
    let finder = ControlFinder(label: label, count: count)
    visit(with: finder)
    return finder.found.map { Control(texts: $0.texts, activations: $0.activations, host: self) }
  }

  /// Taps the first enabled control, or view with a tap gesture, on the top screen whose label shows a text. Traps if
  /// there is none.
  public func tap(_ label: String, count: Int = 1) {
    guard let control = control(label, count: count) else {
      fatalError("No enabled control on the top screen shows \"\(label)\". It shows: \(texts.prefix(20)).")
    }
    control.tap()
  }

  /// What the system's back button does. Nothing at the root, also of a sheet.
  public func goBack() {
    guard let navigation = navigationChain.last(where: { !$0.isEmpty }) else { return }
    update { navigation.goBack() }
  }
}

// What a tree shows and tells.
extension ViewHost {
  /// What the top screen shows, in document order; the top screen of the top sheet, if one is up.
  public var texts: [String] {
    let collector = TextCollector()
    visit(with: collector)
    return collector.texts
  }

  /// Screens on the navigation stack, the root included; with those on a stack that the top screen holds. While a sheet
  /// is up, of the sheet.
  public var depth: Int { navigationChain.reduce(1) { $0 + $1.count } }

  /// What SwiftUI would have logged, oldest first.
  public var warnings: [String] { tree.warnings }

  /// The work since mount or the last reset.
  public var counts: WorkCounts { tree.counts }

  /// The totals alone: a copy of a few integers, cheap enough to be read at every timed step.
  public var totals: WorkTotals { tree.ledger.pointee.totals }

  /// Why each body ran since mount or the last reset, in order. Empty while details are not recorded.
  public var causes: [Cause] { tree.causes }

  /// What was done with the values of each type since mount or the last reset, in the order of their first. Empty while
  /// details are not recorded.
  public var valueWork: [ValueWork] { tree.valueWork }

  /// Whether counts by type and causes are kept.
  public var recordsDetails: Bool {
    get { tree.ledger.pointee.isRecording }
    set { tree.ledger.pointee.isRecording = newValue }
  }

  /// Starts the counts, and the causes, from zero.
  public func resetCounts() { tree.resetCounts() }

  func visit(with visitor: _Visitor) {
    requireRest()
    if visitor.startsOnTop, let sheet = tree.sheets.top { return sheet.show(to: visitor) }
    if let root { root.visit(root, visitor) }
  }

  @usableFromInline func requireRest() {
    precondition(!tree.isHeld, "A host was driven or asked while one of its views' bodies was being evaluated.")
  }

  private var navigationChain: [NavigationCore] {
    let finder = NavigationFinder()
    visit(with: finder)
    return finder.chain
  }
}
