/// The source of a binding made from two closures. What the closures read decides who depends on what: a state read
/// in `get` while a body is evaluated is a read by the state's owner.
final class FunctionalLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}
