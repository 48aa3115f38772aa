/// A value of the environment that a view reads.
///
/// A view that declares one looks at each change of the environment around it whether its value is another one, and
/// runs its body only then (behaviour B40). Outside a tree it is the key's default.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var location: EnvironmentLocation<Value>?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    location?.value ?? EnvironmentValues()[keyPath: keyPath]
  }

  public mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace) {
    location = EnvironmentLocation.reading(keyPath, in: &slot, as: place)
  }
}

extension Environment: ComparedBySource {
  @usableFromInline func hasSameSource(as new: Environment) -> Bool { keyPath == new.keyPath }
}

extension Environment {
  /// The object of a type that `.environment(_:)` has set around this view. Reading it traps if there is none.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    self.init(\.[required: ObjectKey<Value>()])
  }

  /// The object of a type that `.environment(_:)` has set around this view, if any.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    self.init(\.[object: ObjectKey<Object>()])
  }
}

extension EnvironmentValues {
  subscript<Object: AnyObject>(required key: ObjectKey<Object>) -> Object {
    guard let object = self[object: key] else {
      fatalError("No object of type \(Object.self) is in the environment: an enclosing view has to set it.")
    }
    return object
  }
}

/// One view's reading end of an environment value.
final class EnvironmentLocation<Value>: _DynamicSlot, LocationReader, PendingCheck {
  private(set) var value: Value
  let name: String
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let scope: EnvironmentScope
  // Sound: `unowned(unsafe)`: a dependent detaches its storage when it goes, and so sets this to nil.
  private unowned(unsafe) var owner: Dependent?

  private init(_ keyPath: KeyPath<EnvironmentValues, Value>, at place: _DynamicPlace) {
    self.keyPath = keyPath
    scope = place.owner.context.environment
    value = scope.values[keyPath: keyPath]
    owner = place.owner
    name = place.name
    super.init()
    scope.subscribe(self)
  }

  /// The reading end kept in a slot, made anew only where the view now reads another key.
  static func reading(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    in slot: inout _DynamicSlot?,
    as place: _DynamicPlace
  ) -> EnvironmentLocation {
    // Sound: `unsafeDowncast`: a slot belongs to one property of one view type, and only this function fills it.
    if let known = slot.map({ unsafeDowncast($0, to: EnvironmentLocation.self) }) {
      if known.keyPath === keyPath || known.keyPath == keyPath { return known }
      known.detach()
    }
    let made = EnvironmentLocation(keyPath, at: place)
    slot = made
    return made
  }

  func sourceDidChange() { owner?.markForCheck(self) }

  func hasChanged() -> Bool {
    owner?.context.checkedEnvironment()
    var newValue = scope.values[keyPath: keyPath]
    if areEqual(&value, &newValue) { return false }
    value = newValue
    return true
  }

  override func detach() {
    scope.unsubscribe(self)
    owner = nil
  }
}
