/// A state whose initial value is made when its storage is: once for each identity, and not at all for a view that
/// never enters the tree (behaviour B06). What `@State` does from Xcode 27 on; otherwise as `State`.
@propertyWrapper @frozen public struct LazyState<Value>: DynamicProperty {
  @usableFromInline let makeInitialValue: () -> Value
  @usableFromInline var location: StateLocation<Value>?

  @inlinable public init(wrappedValue: @autoclosure @escaping () -> Value) {
    makeInitialValue = wrappedValue
  }

  /// The value. Reading it while a body is evaluated makes the owner depend on it. Outside a view in a tree it is
  /// an initial value, made anew for each read, and writes go nowhere.
  public var wrappedValue: Value {
    get { location?.read() ?? makeInitialValue() }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value. Making it is not a read (behaviour B35). Outside a tree it is constant.
  public var projectedValue: Binding<Value> {
    location.map(Binding.init(location:)) ?? .constant(makeInitialValue())
  }

  public mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace) {
    if let known = slot {
      // Sound: `unsafeDowncast`: a slot belongs to one property of one view type, and only this function fills it.
      location = unsafeDowncast(known, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(makeInitialValue(), at: place)
      slot = made
      location = made
    }
  }
}

extension LazyState: ComparedBySource {
  @usableFromInline func hasSameSource(as new: LazyState) -> Bool { true }
}
