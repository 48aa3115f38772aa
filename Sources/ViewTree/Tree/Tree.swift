/// What one host's tree has in common: its ledger, what waits for the next pass, and what it has to say.
///
/// A change runs through it in this order: a write marks dependents dirty (`queue`); `settle` brings them up to date,
/// shallowest first; screens that became due are pushed; then callbacks run, whose writes start the next pass.
@usableFromInline final class Tree {
  @usableFromInline let ledger: UnsafeMutablePointer<Ledger>
  var queue = DirtyQueue()
  /// Screens to push when no dependent waits any more, in the order they became due.
  private var dueScreens: [Screen] = []
  /// Callbacks of views that appeared or disappeared in this pass, in the order they are to run.
  private var callbacks: [@MainActor () -> Void] = []
  private(set) var warnings: [String] = []
  private var recorder = Recorder()
  /// Whether an action, or the passes after it, are under way.
  private(set) var isActing = false
  /// Whether nodes are held by a verb, so that a visit would find them half done.
  private(set) var isHeld = false

  /// More passes than this for one action are taken for a loop that would never end.
  static let passLimit = 10_000

  @usableFromInline init(recordsDetails: Bool) {
    ledger = .allocate(capacity: 1)
    ledger.initialize(to: Ledger(isRecording: recordsDetails))
  }

  deinit {
    ledger.deallocate()
  }

  /// Makes the root's node. What that makes due is left for `settle`.
  @MainActor @inlinable func mount<Root: View>(_ root: () -> Root) -> ErasedNode {
    let isRecording = ledger.pointee.isRecording
    let context = _TreeContext(tree: self, ledger: ledger, depth: 0, navigation: nil, isRecording: isRecording)
    return Ledger.counting(into: ledger) {
      evaluating { withPlace(of: root()) { ErasedNodeOf<Root>(Root._make(taking: $0, in: context)) } }
    }
  }

  /// Does work in which bodies are evaluated and nodes are held: nobody may look at this tree meanwhile.
  @usableFromInline func evaluating<Result>(_ work: () -> Result) -> Result {
    let outer = (Evaluation.isRunning, isHeld)
    Evaluation.isRunning = true
    isHeld = true
    defer { (Evaluation.isRunning, isHeld) = outer }
    return work()
  }

  /// Runs an action, then passes until nothing waits. An action inside another one, or inside a callback, leaves the
  /// passes to the outermost.
  @MainActor @usableFromInline func perform(_ action: () -> Void) {
    if isActing { return action() }
    isActing = true
    defer { isActing = false }
    action()
    settle()
  }

  @MainActor private func settle() {
    for _ in 0..<Tree.passLimit {
      if !runPass() { return }
    }
    warn("The tree does not come to rest: \(Tree.passLimit) passes ran for one action, each causing the next.")
  }

  /// Runs one pass, and the callbacks that are due after it. Returns false where there was nothing to do.
  @MainActor private func runPass() -> Bool {
    if isIdle { return false }
    evaluating {
      repeat {
        while let dependent = queue.next() { if dependent.isDue() { dependent.update(dependent) } }
        if !dueScreens.isEmpty { dueScreens.removeFirst().push() }
      } while !queue.isEmpty || !dueScreens.isEmpty
    }
    let due = callbacks
    callbacks = []
    for callback in due { callback() }
    return true
  }

  /// Whether nothing waits for a pass.
  var isIdle: Bool { queue.isEmpty && dueScreens.isEmpty && callbacks.isEmpty }

  func push(_ screen: Screen) { dueScreens.append(screen) }

  @usableFromInline func afterPass(_ callback: @escaping @MainActor () -> Void) { callbacks.append(callback) }

  /// Counts out the nodes that a visit shows, and ends their lives: dependents, screens, disappearance callbacks.
  @MainActor @usableFromInline func remove(_ visit: (_Visitor) -> Void) {
    let remover = Remover(tree: self)
    visit(remover)
    #if !UNCOUNTED
      ledger.pointee.totals.nodesRemoved &+= remover.count
    #endif
  }

  @usableFromInline func warn(_ sentence: String) { warnings.append(sentence) }

  // Details, while the ledger records them.

  @usableFromInline func recordValue(of type: Any.Type) { recorder.values[ObjectIdentifier(type), default: 0] += 1 }

  @usableFromInline func recordBody(of type: Any.Type, because reasons: [Cause.Reason]) {
    recorder.bodies[ObjectIdentifier(type), default: 0] += 1
    recorder.causes.append(Cause(view: String(describing: type), reasons: reasons))
    recorder.latestBody = ObjectIdentifier(type)
    Tree.latestRecording = self
  }

  /// The tree that recorded a body last.
  nonisolated(unsafe) private static weak var latestRecording: Tree?

  /// Why a body of a type is being evaluated right now; none where no tree has recorded that one is.
  static func reasons(forBodyOf type: Any.Type) -> [Cause.Reason] {
    guard let tree = latestRecording, tree.isHeld, tree.ledger.pointee.isRecording else { return [] }
    return tree.recorder.latestBody == ObjectIdentifier(type) ? tree.recorder.causes.last?.reasons ?? [] : []
  }

  var causes: [Cause] { recorder.causes }

  var counts: WorkCounts {
    WorkCounts(
      totals: ledger.pointee.totals,
      nodesLive: nodesBeforeReset + netNodes,
      valuesByType: recorder.values,
      bodiesByType: recorder.bodies
    )
  }

  func resetCounts() {
    nodesBeforeReset += netNodes
    ledger.pointee.totals = WorkTotals()
    recorder = Recorder()
  }

  private var nodesBeforeReset = 0
  private var netNodes: Int { ledger.pointee.totals.nodesCreated - ledger.pointee.totals.nodesRemoved }
}

/// Counts by type, and why bodies ran.
private struct Recorder {
  var values: [ObjectIdentifier: Int] = [:]
  var bodies: [ObjectIdentifier: Int] = [:]
  var causes: [Cause] = []
  /// The type of the last body in `causes`. Until that body has returned, no other is evaluated.
  var latestBody: ObjectIdentifier?
}
