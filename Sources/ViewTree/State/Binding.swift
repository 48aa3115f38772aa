/// A reference to a value that something else owns.
///
/// A view that holds a binding runs again when the source changes, if its body has read the value (behaviour B36).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  @usableFromInline var location: Location<Value>

  @inlinable init(location: Location<Value>) {
    self.location = location
  }

  /// A binding through two closures. Each call makes a new source, which equals no other.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionalLocation(get: get, set: set)
  }

  /// The same binding: what the compiler calls for a parameter that is written `$value`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
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

  /// A binding to a member. Making it is not a read, and it equals the one made before.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: location.part(MemberProjection(keyPath: keyPath)))
  }

  public mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace) {
    location = BoundLocation.reading(location, in: &slot, as: place)
  }
}

extension Binding: ComparedBySource {
  @usableFromInline func hasSameSource(as new: Binding) -> Bool { location.isSame(as: new.location) }
}

extension Binding {
  /// A binding to the value in an optional; nil if there is none now. Making it reads the optional. If the optional
  /// loses its value, bodies see the last one, and a read outside a body traps.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = base.location.part(UnwrappedProjection(), known: value)
  }

  /// A binding to the value as an optional. Writing nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = base.location.part(OptionalProjection())
  }

  /// A binding to the value without its type. Writing a value of another type traps.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    location = base.location.part(AnyHashableProjection())
  }
}
