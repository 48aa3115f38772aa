/// Something in the tree that a change can reach directly, without its parent: a view with dynamic properties, or a
/// link that watches a binding.
///
/// Invariants:
/// - A dirty dependent is queued. What the queue holds besides is passed over.
/// - A removed dependent is never updated.
/// - It lets go of its storage when it goes, so no storage ever names a dependent that is gone.
@usableFromInline class Dependent {
  @usableFromInline let context: _TreeContext
  @usableFromInline let fields: TypeFields
  @usableFromInline let update: @MainActor (Dependent) -> Void
  /// One for each dynamic property, in the order of the fields.
  private var slots: [_DynamicSlot?]
  private(set) var isDirty = false
  private(set) var isRemoved = false
  /// Whether an update is due for certain. A dirty dependent without certainty has doubts.
  private var isCertain = false
  private var doubts: [any Doubt] = []
  private var changes: [String] = []

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
    slots = Array(repeating: nil, count: fields.dynamicProperties.count)
  }

  deinit {
    for slot in slots { slot?.detach() }
  }

  /// Queues the dependent for the next pass, once however many changes reach it.
  func markDirty(because property: String) {
    if isRemoved { return }
    noteChange(of: property)
    isCertain = true
    enqueue()
  }

  /// Queues the dependent, to be updated only if the doubt is confirmed when its turn comes.
  func markDirty(ifConfirmed doubt: any Doubt) {
    if isRemoved { return }
    if !doubts.contains(where: { $0 === doubt }) { doubts.append(doubt) }
    enqueue()
  }

  private func enqueue() {
    if isDirty { return }
    isDirty = true
    context.tree.queue.insert(self)
  }

  /// Whether the dependent, whose turn has come, needs its update. If not, it is no longer dirty.
  func isDue() -> Bool {
    settleDoubts()
    isDirty = isCertain
    return isCertain
  }

  private func settleDoubts() {
    if doubts.isEmpty { return }
    let asked = doubts
    doubts = []
    for doubt in asked where doubt.isConfirmed() {
      noteChange(of: doubt.name)
      isCertain = true
    }
  }

  /// Names a property among the causes of the next update, while details are recorded.
  func noteChange(of property: String) {
    if context.ledger.pointee.isRecording, !changes.contains(property) { changes.append(property) }
  }

  /// Ends the dirty state; returns the properties that caused it, in the order in which the view declares them. To be
  /// called before the body sees the values that doubts are about.
  @usableFromInline func takeChanges() -> [String] {
    settleDoubts()
    isDirty = false
    isCertain = false
    if changes.isEmpty { return [] }
    defer { changes = [] }
    let declared = fields.dynamicProperties.map(\.name)
    return declared.filter(changes.contains) + changes.filter { !declared.contains($0) }
  }

  /// Marks the dependent as gone. Called once, while its node is removed.
  func markRemoved() {
    isRemoved = true
    isDirty = false
  }

  /// Puts this identity's storage into the dynamic properties of a view value at an address.
  @usableFromInline func install(into view: UnsafeMutableRawPointer) {
    for index in slots.indices {
      fields.dynamicProperties[index].install(into: view, slot: &slots[index], owner: self)
    }
  }
}
