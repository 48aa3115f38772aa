/// The source of `Binding.constant`.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }
  override func set(_ value: Value) {}
}
