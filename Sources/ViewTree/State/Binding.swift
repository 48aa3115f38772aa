/// A reference to a value that something else owns.
///
/// A view that holds a binding runs again when the source changes, if its body has read the value (behaviour B36).
@propertyWrapper public struct Binding<Value>: DynamicProperty {
  var location: Location<Value>

  init(location: Location<Value>) {
    self.location = location
  }

  /// A binding through two closures. Each call makes a new source, which equals no other.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionalLocation(get: get, set: set)
  }

  /// A binding that keeps its value whatever is written.
  public static func constant(_ value: Value) -> Binding {
    Binding(location: ConstantLocation(value))
  }

  /// The value. Reading it while a body is evaluated is a read of the source (behaviour B45).
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.set(newValue) }
  }

  public var projectedValue: Binding { self }

  public mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace) {
    location = BoundLocation.reading(location, in: &slot, as: place)
  }
}

extension Binding: ComparedBySource {
  @usableFromInline func hasSameSource(as new: Binding) -> Bool { location.isSame(as: new.location) }
}
