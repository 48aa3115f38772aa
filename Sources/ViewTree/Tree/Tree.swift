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
  // Sound: `@exclusivity(unchecked)`: no access lasts while other code runs: what is called, such as the callbacks, is
  // taken out of its array first.
  @exclusivity(unchecked) var queue = DirtyQueue()
  /// Screens and sheets to show when no dependent waits any more, in the order they became due.
  @exclusivity(unchecked) private var duePresentations: [Presentation] = []
  let sheets = SheetStack()
  /// Listeners to preferences that have to look at their values after this pass.
  @exclusivity(unchecked) private var listeners: [PreferenceListener] = []
  /// What was told while it could not be acted upon, in the order of its coming.
  @exclusivity(unchecked) private var deliveries: [() -> Void] = []
  /// Callbacks of views that appeared or disappeared in this pass, in the order they are to run.
  @exclusivity(unchecked) private var callbacks: [@MainActor () -> Void] = []
  @exclusivity(unchecked) var transactions = TransactionQueue()
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
  var recorder = Recorder()
  /// Whether an action, or the passes after it, are under way.
  @exclusivity(unchecked) private(set) var isActing = false
  /// Counts the host's actions; each piece of work on the main queue is one.
  @exclusivity(unchecked) @usableFromInline private(set) var actionNumber = 0
  // Sound: `nonisolated(unsafe)`: the main actor alone touches it, as it does all of the tree.
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

  /// Whether what happens now happens in a body: of any tree, or of this one, where another host acts inside it.
  var isInBody: Bool { Evaluation.isRunning || isHeld }

  /// Runs an action, then passes until nothing waits, then the work on the main queue that is due, in the same way. An
  /// action inside another one, or inside a callback, leaves the passes to the outermost. Inside a body of another
  /// tree it is still an action, and no part of that body.
  @MainActor @usableFromInline func perform(_ action: () -> Void) {
    let isInBody = Evaluation.isRunning
    Evaluation.isRunning = false
    defer { Evaluation.isRunning = isInBody }
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
    let limit = Tree.passLimit + 2 * transactions.count
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
        if !duePresentations.isEmpty { duePresentations.removeFirst().present() }
      } while hasChanges
    }
    let asked = listeners
    listeners = []
    for listener in asked { listener.look() }
    let due = callbacks
    callbacks = []
    for callback in due { callback() }
    return true
  }

  /// Whether nothing waits for a pass.
  var isIdle: Bool { !hasChanges && listeners.isEmpty && callbacks.isEmpty && deliveries.isEmpty }

  /// Whether something waits for a pass that a write has caused.
  var hasChanges: Bool { !queue.isEmpty || !duePresentations.isEmpty }

  /// Has something done when the action or the callbacks that are running are over, before the next pass.
  func beforePass(_ delivery: @escaping () -> Void) { deliveries.append(delivery) }

  private func deliver() -> Bool {
    if deliveries.isEmpty { return false }
    let due = deliveries
    deliveries = []
    for delivery in due { delivery() }
    return true
  }

  func enqueue(_ presentation: Presentation) { duePresentations.append(presentation) }

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

  /// Lets go of all that waits, when the nodes have ended. What goes may write, and so have more wait: it must not
  /// outlive the ledger, on which it counts.
  func end() {
    while !isIdle || transactions.count > 0 || clock.waitingCount > 0 {
      let waiting = (queue, duePresentations, listeners, callbacks, deliveries, transactions, clock)
      queue = DirtyQueue()
      duePresentations = []
      listeners = []
      callbacks = []
      deliveries = []
      transactions = TransactionQueue()
      clock = VirtualClock()
      withExtendedLifetime(waiting) {}
    }
  }

  @usableFromInline func warn(_ sentence: String) { warnings.append(sentence) }

  /// The number of the next dependent.
  func takeSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }
}
