/// The storage of a `@State` of one identity: made once, from the first initial value (behaviour B53).
@usableFromInline final class StateLocation<Value>: Location<Value> {
  /// What bodies see.
  private var value: Value
  /// What has been written, where the pass that is to show it has to wait for another transaction's. The newest last.
  private var postponed: [Value] = []
  private let name: String
  private weak var tree: Tree?
  private unowned(unsafe) var owner: Dependent?
  /// Whether the owner's body depends on the value: it, or something it called, has read it while it ran.
  private var wasRead = false
  private var readers = ReaderList()

  init(_ value: Value, at place: _DynamicPlace) {
    self.value = value
    name = place.name
    owner = place.owner
    tree = place.owner.context.tree
  }

  /// The newest value; to a body the one of this pass.
  override func get() -> Value {
    if !postponed.isEmpty, !Evaluation.isRunning { return postponed.last! }
    return value
  }

  override func set(_ newValue: Value) {
    if Evaluation.isRunning {
      tree?.warn(
        "Modifying state during view update: \(name) is written while a body is evaluated. The write is dropped."
      )
      return
    }
    if isEqual(get(), newValue) { return }
    if let tree, !tree.admitsWrite() {
      postponed.append(newValue)
      tree.postpone { self.store(self.postponed.removeFirst()) }
    } else {
      store(newValue)
    }
  }

  private func store(_ newValue: Value) {
    value = newValue
    if wasRead { owner?.markDirty(because: name) }
    readers.tellAll()
  }

  override func noteRead() { wasRead = true }

  override func subscribe(_ reader: any LocationReader) { readers.insert(reader) }

  override func unsubscribe(_ reader: any LocationReader) { readers.remove(reader) }

  override func detach() { owner = nil }
}
