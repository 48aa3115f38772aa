/// An object that a view finds in its environment and observes: each change of the object runs the view again, whatever
/// the body reads (behaviour B37), and so does another object in its place.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var subscription: ObjectSubscription<ObjectType>?

  public init() {}

  /// The object. Traps if no view around this one has set one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { found.object }

  /// What makes bindings to the object's properties: `$object.property`.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(root: found.object, subscription: found)
  }

  private var found: ObjectSubscription<ObjectType> {
    guard let subscription else {
      fatalError(
        "No object of type \(ObjectType.self) is in the environment: `.environmentObject(_:)` has to be called on a "
          + "view around the one that reads it."
      )
    }
    return subscription
  }

  public mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace) {
    let slots = slot as? EnvironmentObjectSlot ?? EnvironmentObjectSlot()
    slot = slots
    let location = EnvironmentLocation.reading(\.[object: ObjectKey<ObjectType>()], in: &slots.environment, as: place)
    if let object = location.value {
      subscription = .following(object, in: &slots.subscription, as: place)
    } else {
      slots.subscription?.detach()
      slots.subscription = nil
    }
  }
}

extension EnvironmentObject: ComparedBySource {
  @usableFromInline func hasSameSource(as new: EnvironmentObject) -> Bool { true }
}

/// Where the object comes from, and the subscription to it.
private final class EnvironmentObjectSlot: _DynamicSlot {
  var environment: _DynamicSlot?
  var subscription: _DynamicSlot?

  override func detach() {
    environment?.detach()
    subscription?.detach()
  }
}
