/// An object that a view owns: made just before the first body of the view's identity, and kept for as long as it lasts
/// (behaviour B04). Each change of the object runs the view again, whatever the body reads (behaviour B37).
///
/// The closure that makes the object takes no part in the comparison of view values: a fresh closure may be unequal from
/// pass to pass for reasons that differ between build modes (behaviour B33), and only the first one is ever used.
@propertyWrapper @frozen public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  @usableFromInline let thunk: () -> ObjectType
  @usableFromInline var subscription: ObjectSubscription<ObjectType>?

  @inlinable public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.thunk = thunk
  }

  /// The object. Outside a view in a tree it is a new one each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { subscription?.object ?? thunk() }

  /// What makes bindings to the object's properties: `$object.property`.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(root: wrappedValue, subscription: subscription)
  }

  public mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace) {
    // Sound: `unsafeDowncast`: a slot belongs to one property of one view type, and only this type fills it.
    let kept = slot.map { unsafeDowncast($0, to: ObjectSubscription<ObjectType>.self).object }
    subscription = .following(kept ?? thunk(), in: &slot, as: place)
  }
}

extension StateObject: ComparedBySource {
  @usableFromInline func hasSameSource(as new: StateObject) -> Bool { true }
}
