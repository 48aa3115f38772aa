/// An observable object whose properties can be bound: `$model.name` is a binding to the property.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  private var object: Value

  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Bindable { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(location: PropertyLocation(object, keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  public init(_ wrappedValue: Value) {
    object = wrappedValue
  }

  public init(projectedValue: Bindable) {
    self = projectedValue
  }
}
