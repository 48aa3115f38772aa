/// A property of an observable object, as the source of a binding.
///
/// The object cannot say which of its properties changed. So whoever reads the property through a binding is told when
/// a view that observes the object, and made the binding, is about to run again, and only if the value is another.
final class ObjectPropertyLocation<Object: AnyObject, Value>: Location<Value>, ObjectPropertyTelling {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// The value when readers were last told, or when this was made.
  private var told: Value
  private var readers = ReaderList()

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    told = object[keyPath: keyPath]
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }
  override func subscribe(_ reader: any LocationReader) { readers.insert(reader) }
  override func unsubscribe(_ reader: any LocationReader) { readers.remove(reader) }

  func tellReadersIfChanged() {
    let value = get()
    if isEqual(told, value) { return }
    told = value
    readers.tellAll()
  }
}

/// `ObjectPropertyLocation`, seen from where only the object's type is known.
protocol ObjectPropertyTelling: AnyObject {
  func tellReadersIfChanged()
}
