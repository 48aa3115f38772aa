/// A state whose initial value is made when its storage is: once for each identity, and not at all for a view that
/// never enters the tree (behaviour B06). What `@State` does from Xcode 27 on; otherwise as `State`.
@propertyWrapper @frozen public struct LazyState<Value>: DynamicProperty {
  /// How the initial value is made. A fresh closure each time the view is, so it is not part of the view's value.
  @frozen @usableFromInline struct Initial: _LeftOutOfComparison {
    @usableFromInline let make: () -> Value

    @inlinable init(make: @escaping () -> Value) {
      self.make = make
    }
  }

  @usableFromInline let initial: Initial
  @usableFromInline var location: StateLocation<Value>?

  @inlinable public init(wrappedValue: @autoclosure @escaping () -> Value) {
    initial = Initial(make: wrappedValue)
  }

  /// The value. Reading it while a body is evaluated makes the owner depend on it. Outside a view in a tree it is
  /// an initial value, made anew for each read, and writes go nowhere.
  public var wrappedValue: Value {
    get { location?.read() ?? initial.make() }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value. Making it is not a read (behaviour B35). Outside a tree it is constant.
  public var projectedValue: Binding<Value> {
    location.map(Binding.init(location:)) ?? .constant(initial.make())
  }

  public mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace) {
    if let known = slot {
      location = unsafeDowncast(known, to: StateLocation<Value>.self)
    } else {
      let made = StateLocation(initial.make(), at: place)
      slot = made
      location = made
    }
  }
}
