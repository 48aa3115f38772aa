/// The source of a binding to a property of an object.
///
/// Two such bindings to one property of one object are the same to whoever compares views, since they share their
/// location for as long as somebody holds it. Who depends on the property is decided by reading it: the object tells.
final class PropertyLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }
}
