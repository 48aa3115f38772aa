/// A value that a view owns and the tree keeps for as long as the view's identity lasts.
///
/// The initial value is made each time the view's initialiser runs, and only the first is kept (behaviour B06). A
/// write of an equal value is dropped; another marks the views that have read the state dirty.
@propertyWrapper @frozen public struct State<Value>: DynamicProperty {
  @usableFromInline let initialValue: Value
  @usableFromInline var location: StateLocation<Value>?

  @inlinable public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  @inlinable public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The value. Reading it while a body is evaluated makes the owner depend on it. Outside a view in a tree it is
  /// the initial value, and writes go nowhere.
  public var wrappedValue: Value {
    // Not by `??`, which would look up the type of an optional at each read.
    get { if let location { location.read() } else { initialValue } }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value. Making it is not a read (behaviour B35). Outside a tree it is constant.
  @inlinable public var projectedValue: Binding<Value> {
    if let location { Binding(location: location) } else { .constant(initialValue) }
  }

  public mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace) {
    if let known = slot {
      // Sound: `unsafeDowncast`: a slot belongs to one property of one view type, and only this function fills it.
      location = unsafeDowncast(known, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(initialValue, at: place)
      slot = made
      location = made
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  @inlinable public init() {
    self.init(wrappedValue: nil)
  }
}
