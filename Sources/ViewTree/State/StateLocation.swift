/// The storage of a `@State` of one identity: made once, from the first initial value (behaviour B53).
///
/// What every read and write touches is not checked for exclusivity: the check takes longer than the access, and
/// no access to it lasts while other code runs.
@usableFromInline final class StateLocation<Value>: Location<Value> {
  // Sound: `@exclusivity(unchecked)`: no access lasts while other code runs: values are read or set as a whole.
  /// What bodies see.
  @exclusivity(unchecked) private var value: Value
  /// What has been written, where the pass that is to show it has to wait for another transaction's. The newest last.
  private var postponed: [Value] = []
  /// Whether there is any. Asked at every read, where the list would have to be found by way of its type.
  @exclusivity(unchecked) private var hasPostponed = false
  private let name: String
  private weak var tree: Tree?
  // Sound: `unowned(unsafe)`: a dependent detaches its storage when it goes, and so sets this to nil.
  @exclusivity(unchecked) private unowned(unsafe) var owner: Dependent?
  /// Whether the owner's body depends on the value: it, or something it called, has read it while it ran.
  @exclusivity(unchecked) private var wasRead = false
  private var readers = ReaderList()

  init(_ value: Value, at place: _DynamicPlace) {
    self.value = value
    name = place.name
    owner = place.owner
    tree = place.owner.context.tree
  }

  /// The newest value; to a body the one of this pass.
  override func get() -> Value {
    hasPostponed && !Evaluation.isRunning ? newestPostponed() : value
  }

  /// Apart from `get`, which would else look up the type of the list each time, whether it needs it or not.
  @inline(never) private func newestPostponed() -> Value { postponed[postponed.count - 1] }

  override func set(_ newValue: Value) {
    if tree?.isInBody ?? Evaluation.isRunning {
      tree?.warn(
        "Modifying state during view update: \(name) is written while a body is evaluated. The write is dropped."
      )
      return
    }
    if isEqual(get(), newValue) { return }
    if let tree, !tree.admitsWrite() {
      postponed.append(newValue)
      hasPostponed = true
      tree.postpone { self.storePostponed() }
    } else {
      store(newValue)
    }
  }

  private func storePostponed() {
    let newValue = postponed.removeFirst()
    hasPostponed = !postponed.isEmpty
    store(newValue)
  }

  private func store(_ newValue: Value) {
    value = newValue
    if wasRead { owner?.markDirty(because: name) }
    readers.tellAll()
  }

  override func noteRead() { wasRead = true }

  override func subscribe(_ reader: any LocationReader) { readers.insert(reader) }

  override func unsubscribe(_ reader: any LocationReader) { readers.remove(reader) }

  override var isAttached: Bool { owner != nil }

  override func detach() { owner = nil }
}
