/// An observable object whose properties can be bound: `$model.name` is a binding to the property.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable.")
  public init(wrappedValue: Value) { fatalError("The wrapped value must be an object that conforms to Observable.") }

  private init(storing object: Value) {
    wrappedValue = object
  }

  public var projectedValue: Bindable { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(location: PropertyLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  public init(_ wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  public init(projectedValue: Bindable) {
    self = projectedValue
  }
}
