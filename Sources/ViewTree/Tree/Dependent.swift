/// Something in the tree that a change can reach directly, without its parent: a view with dynamic properties, or whose
/// body has read an observable object; rows whose content closure has; a link that watches a binding; a screen that is
/// to take a newer destination.
///
/// Invariants:
/// - A dirty dependent is queued. What the queue holds besides is passed over.
/// - A removed dependent is never updated.
/// - It lets go of its storage when it goes, so no storage ever names a dependent that is gone.
@usableFromInline class Dependent {
  @usableFromInline let context: _TreeContext
  @usableFromInline let fields: TypeFields
  @usableFromInline let update: @MainActor (Dependent) -> Void
  /// Which of the tree's dependents it is, in the order of their making.
  let serial: Int
  /// One for each dynamic property, in the order of the fields.
  private var slots: [_DynamicSlot?]
  // Sound: `@exclusivity(unchecked)`: no access lasts while other code runs; arrays are looked through in copies.
  /// Whether it waits for an update: something it has read has changed, or may have.
  @exclusivity(unchecked) private(set) var isDirty = false
  @exclusivity(unchecked) private(set) var isRemoved = false
  @exclusivity(unchecked) private var hasChanged = false
  /// The names of what has changed, while details are recorded.
  @exclusivity(unchecked) private var changes: [String] = []
  /// What may have changed, to be looked at when the update comes.
  @exclusivity(unchecked) private var checks: [any PendingCheck] = []
  /// What the newest evaluation has read of observable objects.
  @exclusivity(unchecked) private var tickets: [ObservationTicket] = []

  /// - Parameter update: brings the dependent up to date. A stored closure and not a method to override, since
  ///   methods of generic classes are reached through a table of unspecialised code.
  @usableFromInline init(
    fields: TypeFields,
    in context: _TreeContext,
    update: @escaping @MainActor (Dependent) -> Void
  ) {
    self.context = context
    self.fields = fields
    self.update = update
    serial = context.tree.takeSerial()
    slots = Array(repeating: nil, count: fields.dynamicProperties.count)
  }

  // Cancelling a subscription may run code that writes what this has read; by then it must not be queued any more.
  deinit {
    isRemoved = true
    observe([])
    for slot in slots { slot?.detach() }
  }

  /// Queues the dependent for the next pass, once however many changes reach it.
  @usableFromInline func markDirty(because property: String) {
    if isRemoved { return }
    noteChange(of: property)
    enqueue()
  }

  /// Queues the dependent for a look, when its turn comes, at something that may have changed. If it has not, the
  /// dependent is not updated.
  func markForCheck(_ check: any PendingCheck) {
    if isRemoved || checks.contains(where: { $0 === check }) { return }
    checks.append(check)
    enqueue()
  }

  /// Takes what an evaluation has read of observable objects; what the one before had read does not count any more.
  @usableFromInline final func observe(_ newTickets: [ObservationTicket]) {
    for ticket in tickets { ticket.end() }
    tickets = newTickets
    for ticket in tickets { ticket.begin(for: self) }
  }

  /// The same of one evaluation, which may have read nothing.
  @usableFromInline final func observe(_ newTicket: ObservationTicket?) {
    if newTicket == nil && tickets.isEmpty { return }
    observe(newTicket.map { [$0] } ?? [])
  }

  /// Has a property count among the causes of the next update.
  func noteChange(of property: String) {
    hasChanged = true
    if context.ledger.pointee.isRecording, !changes.contains(property) { changes.append(property) }
  }

  private func enqueue() {
    if isDirty { return }
    isDirty = true
    context.tree.queue.insert(self)
  }

  /// Ends the dirty state, and looks at what may have changed. To be called before storage is installed, so that the
  /// body sees what the checks have found.
  ///
  /// - Returns: whether the dependent has to be brought up to date.
  @usableFromInline func confirmsChange() -> Bool {
    isDirty = false
    if !checks.isEmpty { lookAtChecks() }
    return hasChanged
  }

  private func lookAtChecks() {
    for check in checks where check.hasChanged() { noteChange(of: check.name) }
    checks = []
  }

  /// What has changed, by name while details are recorded, in the order in which the view declares it; from now on
  /// nothing has.
  @usableFromInline func takeChanges() -> [String] {
    hasChanged = false
    if changes.isEmpty { return [] }
    defer { changes = [] }
    let declared = fields.dynamicProperties.map(\.name)
    return declared.filter(changes.contains) + changes.filter { !declared.contains($0) }
  }

  /// Ends the dirty state of one that is brought up to date whatever has changed.
  @usableFromInline func forgetChanges() {
    _ = confirmsChange()
    _ = takeChanges()
  }

  /// Marks the dependent as gone. Called once, while its node is removed.
  func markRemoved() {
    isRemoved = true
    observe([])
    isDirty = false
    checks = []
  }

  /// Puts this identity's storage into the dynamic properties of a view value at an address.
  @usableFromInline func install(into view: UnsafeMutableRawPointer) {
    for index in slots.indices {
      fields.dynamicProperties[index].install(into: view, slot: &slots[index], owner: self)
    }
  }

  /// Reads a value whose dynamic properties this was made for, and follows whatever that reads.
  final func following<Source, Value>(_ source: Source, _ read: (Source) -> Value) -> Value {
    var installed = source
    withUnsafeMutableBytes(of: &installed) { install(into: $0.baseAddress!) }
    var value: Value?
    observe(ObservationTicket.tracking { value = read(installed) })
    return value!
  }
}

/// Something a dependent has read that may have changed: its source has, but perhaps not the part that is read.
///
/// It is asked when the dependent's turn comes in the pass, and no sooner: by then the action is over, so that nobody
/// looks at values half way through it; and who has nothing to say any more, such as an element's row whose parent has
/// run and removed it, is not asked at all.
protocol PendingCheck: AnyObject {
  var name: String { get }

  /// Looks, and takes the newer value over. Called at most once a pass.
  func hasChanged() -> Bool
}
