/// The storage of a `@State` of one identity: made once, from the first initial value (behaviour B53).
@usableFromInline final class StateLocation<Value>: Location<Value> {
  private var value: Value
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

  override func get() -> Value { value }

  override func set(_ newValue: Value) {
    if Evaluation.isRunning {
      tree?.warn(
        "Modifying state during view update: \(name) is written while a body is evaluated. The write is dropped."
      )
      return
    }
    let oldValue = value
    if isEqual(oldValue, newValue) { return }
    value = newValue
    if wasRead { owner?.markDirty(because: name) }
    readers.tellAll()
  }

  override func noteRead() { wasRead = true }

  override func subscribe(_ reader: any LocationReader) { readers.insert(reader) }

  override func unsubscribe(_ reader: any LocationReader) { readers.remove(reader) }

  override func detach() { owner = nil }
}
