/// An object that a view is given and observes: each change of the object runs the view again, whatever the body reads
/// (behaviour B37).
///
/// Two values are equal if they hold the same object. An object made in the argument list, or as the property's default,
/// is made each time the view's initialiser runs (behaviour B05).
@propertyWrapper @frozen public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @usableFromInline var object: ObjectType
  @usableFromInline var subscription: ObjectSubscription<ObjectType>?

  @inlinable public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  @inlinable public init(initialValue: ObjectType) {
    object = initialValue
  }

  @MainActor @preconcurrency @inlinable public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// What makes bindings to the object's properties: `$object.property`.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    Wrapper(root: object, subscription: subscription)
  }

  public mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace) {
    subscription = .following(object, in: &slot, as: place)
  }

  /// An object whose properties are read as bindings to them.
  @MainActor @preconcurrency @dynamicMemberLookup @frozen public struct Wrapper {
    let root: ObjectType
    let subscription: ObjectSubscription<ObjectType>?

    init(root: ObjectType, subscription: ObjectSubscription<ObjectType>?) {
      self.root = root
      self.subscription = subscription
    }

    /// A binding to a property. In one view it is equal from pass to pass, as long as the object is the same.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      guard let subscription, subscription.object === root else {
        return Binding(location: ObjectPropertyLocation(root, keyPath))
      }
      return Binding(location: subscription.property(keyPath))
    }
  }
}
