/// What an `onChange` keeps: the newest value and action, and the value that the action was told last.
@usableFromInline final class ChangeWatch<Value: Equatable>: Appearance {
  // Sound: `@exclusivity(unchecked)`: no access lasts while other code runs: the action is copied out before it runs.
  @exclusivity(unchecked) @usableFromInline var value: Value
  @exclusivity(unchecked) @usableFromInline var action: ChangeAction<Value>
  /// The value before the pass, while a change waits for its end.
  private var oldValue: Value?
  /// Whether the action is still to run for the first value; until then it hears of no change.
  private var awaitsInitial: Bool
  private var repetition = Repetition()

  @MainActor @usableFromInline init(
    _ value: Value,
    awaitsInitial: Bool,
    action: ChangeAction<Value>,
    in context: _TreeContext
  ) {
    self.value = value
    self.action = action
    self.awaitsInitial = awaitsInitial
    super.init(in: context)
  }

  /// Takes a value that differs from the one before. One that does not simply takes its place, as it does in SwiftUI.
  @MainActor @usableFromInline func receive(_ newValue: Value) {
    if oldValue == nil { oldValue = value }
    value = newValue
    becomeDue()
  }

  override func didAppear() {
    if !awaitsInitial { return }
    awaitsInitial = false
    oldValue = nil
    action.run(value, value)
  }

  override func didUpdate() {
    guard let oldValue else { return }
    self.oldValue = nil
    if awaitsInitial || oldValue == value { return }
    if repetition.isExcessive(in: tree) {
      tree.warn(
        "onChange(of: \(Value.self)): the action ran several times within one frame, "
          + "each time because of what it had written itself."
      )
    }
    let writes = tree.queue.insertionCount
    action.run(oldValue, value)
    repetition.note(hasWritten: tree.queue.insertionCount != writes)
  }
}

/// How often an action ran in a row within one action of the host, each time after it had written something.
private struct Repetition {
  private var action = 0
  private var count = 0
  private var warnedIn = 0

  /// SwiftUI takes an action's third run in one frame for a cycle; it refuses it, where this tree only says so.
  private static let limit = 3

  /// Notes one more run. True once for each action of the host.
  mutating func isExcessive(in tree: Tree) -> Bool {
    count = action == tree.actionNumber ? count + 1 : 1
    action = tree.actionNumber
    if count < Repetition.limit || warnedIn == action { return false }
    warnedIn = action
    return true
  }

  mutating func note(hasWritten: Bool) { if !hasWritten { count = 0 } }
}
