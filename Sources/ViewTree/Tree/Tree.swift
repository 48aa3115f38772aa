/// What one host's tree has in common: its ledger, what waits for the next pass, and what it has to say.
///
/// A change runs through it in this order: a write marks dependents dirty (`queue`); `settle` brings them up to date,
/// shallowest first; screens that became due are pushed; then callbacks run, whose writes start the next pass.
///
/// What every action touches is not checked for exclusivity: no access to it lasts while other code runs.
@usableFromInline final class Tree {
  @usableFromInline let ledger: UnsafeMutablePointer<Ledger>
  /// The environment of the root: every key's default.
  @usableFromInline let environment = EnvironmentScope()
  @exclusivity(unchecked) var queue = DirtyQueue()
  /// Screens to push when no dependent waits any more, in the order they became due.
  @exclusivity(unchecked) private var dueScreens: [Screen] = []
  /// Listeners to preferences that have to look at their values after this pass.
  @exclusivity(unchecked) private var listeners: [PreferenceListener] = []
  /// What was told while it could not be acted upon, in the order of its coming.
  @exclusivity(unchecked) private var deliveries: [() -> Void] = []
  /// Callbacks of views that appeared or disappeared in this pass, in the order they are to run.
  @exclusivity(unchecked) private var callbacks: [@MainActor () -> Void] = []
  /// Writes of the transactions after the one whose pass comes next, in the order of the transactions.
  @exclusivity(unchecked) private var postponed: [(transaction: Int, writes: [() -> Void])] = []
  /// The transaction whose writes the next pass sees.
  @exclusivity(unchecked) private var openTransaction = 0
  /// How much of lazy containers is visible, and for how long they keep rows.
  let viewport: Viewport
  /// Rows that have left their viewport, and until when they are kept.
  @exclusivity(unchecked) var lapses = Lapses()
  /// The virtual clock, and what waits for it.
  var clock = VirtualClock()
  /// Tasks of views whose bodies have not ended, cancelled or not.
  var unfinishedTaskCount = 0
  private(set) var warnings: [String] = []
  private var lastSerial = 0
  private var recorder = Recorder()
  /// Whether an action, or the passes after it, are under way.
  @exclusivity(unchecked) private(set) var isActing = false
  /// Counts the host's actions; each piece of work on the main queue is one.
  @exclusivity(unchecked) @usableFromInline private(set) var actionNumber = 0
  /// The tree whose action is under way, the innermost if one host is driven from another's action.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var acting: Tree?
  /// Whether nodes are held by a verb, so that a visit would find them half done.
  @exclusivity(unchecked) private(set) var isHeld = false

  /// More passes than this that one action has not asked for itself are taken for a loop that would never end.
  static let passLimit = 10_000

  @usableFromInline init(viewport: Viewport = Viewport(rows: 0), recordsDetails: Bool) {
    self.viewport = viewport
    ledger = .allocate(capacity: 1)
    ledger.initialize(to: Ledger(isRecording: recordsDetails))
  }

  deinit {
    ledger.pointee.scratch.memory.deallocate()
    ledger.deallocate()
  }

  /// Makes the root's node. What that makes due is left for `settle`.
  @MainActor @inlinable func mount<Root: View>(_ root: () -> Root) -> ErasedNode {
    let isRecording = ledger.pointee.isRecording
    let context = _TreeContext(
      tree: self,
      ledger: ledger,
      depth: 0,
      environment: environment,
      isRecording: isRecording
    )
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

  /// Runs an action, then passes until nothing waits, then the work on the main queue that is due, in the same way. An
  /// action inside another one, or inside a callback, leaves the passes to the outermost.
  @MainActor @usableFromInline func perform(_ action: () -> Void) {
    if isActing { return action() }
    let outer = Tree.acting
    Tree.acting = self
    isActing = true
    defer {
      isActing = false
      Tree.acting = outer
    }
    clock.adoptStrays()
    act(action)
    runDueWork()
  }

  @MainActor private func act(_ action: () -> Void) {
    actionNumber &+= 1
    action()
    settle()
    while dropLapsedRows() { settle() }
  }

  /// Has rows asked after an action to end those that have been out of their viewport for long enough.
  @usableFromInline func awaitLapse(of rows: AnyLazyRows, after action: Int) { lapses.add(rows, after: action) }

  /// Ends rows that have been out of their viewport for long enough. Returns false where there are none.
  @MainActor private func dropLapsedRows() -> Bool {
    guard let rows = lapses.next(upTo: actionNumber) else { return false }
    evaluating { rows.dropLapsed() }
    return true
  }

  /// Of the work that waits already, however much, only the first counts towards the limit.
  @MainActor private func runDueWork() {
    let limit = Tree.passLimit + max(clock.waitingCount, 1) - 1
    for _ in 0..<limit {
      guard let work = clock.takeDueWork() else { return }
      act(work.run)
    }
    if clock.hasDueWork {
      warn("The main queue does not come to rest: \(limit) pieces of work ran, each submitting the next.")
    }
  }

  /// Transactions that the action has made, however many, do not count towards the limit: each has a turn to begin and a
  /// pass.
  @MainActor private func settle() {
    let limit = Tree.passLimit + 2 * postponed.count
    for _ in 0..<limit {
      if !runPass() { return }
    }
    warn("The tree does not come to rest: \(limit) passes ran for one action, each causing the next.")
  }

  /// Runs one pass, and the callbacks that are due after it. Returns false where there was nothing to do. What is due
  /// before the pass takes its turn alone, since it may bring more of its kind.
  @MainActor private func runPass() -> Bool {
    if isIdle { return beginNextTransaction() }
    if deliver() { return true }
    evaluating {
      repeat {
        while let dependent = queue.next() { dependent.update(dependent) }
        if !dueScreens.isEmpty { dueScreens.removeFirst().push() }
      } while !queue.isEmpty || !dueScreens.isEmpty
    }
    let asked = listeners
    listeners = []
    for listener in asked { listener.look() }
    let due = callbacks
    callbacks = []
    for callback in due { callback() }
    return true
  }

  /// Carries out a write: at once, or, if it belongs to another transaction than those that wait for the next pass,
  /// after that pass (behaviour B41).
  func carryOut(_ write: @escaping () -> Void) {
    if admitsWrite() { write() } else { postpone(write) }
  }

  /// Whether a write made now belongs to the transaction whose pass comes next: that of the first write which made
  /// something dirty, or a screen due. What else waits for a pass, a callback say, waits for any.
  func admitsWrite() -> Bool {
    guard postponed.isEmpty else { return false }
    if queue.isEmpty && dueScreens.isEmpty { openTransaction = Transaction.currentID }
    return openTransaction == Transaction.currentID
  }

  func postpone(_ write: @escaping () -> Void) {
    let transaction = Transaction.currentID
    if postponed.last?.transaction != transaction { postponed.append((transaction, [])) }
    postponed[postponed.count - 1].writes.append(write)
  }

  /// Carries out the writes of the next transaction. Returns false where there is none.
  private func beginNextTransaction() -> Bool {
    if postponed.isEmpty { return false }
    let next = postponed.removeFirst()
    openTransaction = next.transaction
    for write in next.writes { write() }
    return true
  }

  /// Whether nothing waits for a pass.
  var isIdle: Bool {
    queue.isEmpty && dueScreens.isEmpty && listeners.isEmpty && callbacks.isEmpty && deliveries.isEmpty
  }

  /// Has something done when the action or the callbacks that are running are over, before the next pass.
  func beforePass(_ delivery: @escaping () -> Void) { deliveries.append(delivery) }

  private func deliver() -> Bool {
    if deliveries.isEmpty { return false }
    let due = deliveries
    deliveries = []
    for delivery in due { delivery() }
    return true
  }

  func push(_ screen: Screen) { dueScreens.append(screen) }

  func look(_ listener: PreferenceListener) { listeners.append(listener) }

  @usableFromInline func afterPass(_ callback: @escaping @MainActor () -> Void) { callbacks.append(callback) }

  /// Counts out the nodes that a visit shows, and ends their lives: dependents, screens, disappearance callbacks.
  @MainActor @usableFromInline func remove(_ visit: (_Visitor) -> Void) {
    let remover = Remover()
    visit(remover)
    #if !UNCOUNTED
      ledger.pointee.totals.nodesRemoved &+= remover.count
    #endif
  }

  @usableFromInline func warn(_ sentence: String) { warnings.append(sentence) }

  /// The number of the next dependent.
  func takeSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

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
