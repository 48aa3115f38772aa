/// One dynamic property's hold on an observable object: it tells the owner of each change of the object, whether a body
/// has read the property or not (behaviour B37), and keeps the bindings to the object's properties.
///
/// `ObservedObject`, `StateObject` and `EnvironmentObject` keep one in their slot. It subscribes while there is an
/// owner; the subscription itself is the subscriber, so that a row which observes an object costs two objects and no
/// closure.
@usableFromInline final class ObjectSubscription<ObjectType: ObservableObject>: _DynamicSlot, Subscriber {
  @usableFromInline typealias Input = ObjectType.ObjectWillChangePublisher.Output
  @usableFromInline typealias Failure = Never

  private(set) var object: ObjectType
  private let name: String
  // Sound: `unowned(unsafe)`: a dependent detaches its storage when it goes, and so sets this to nil.
  private unowned(unsafe) var owner: Dependent?
  private var subscription: (any Subscription)?
  /// Whether the object's publisher is being subscribed to: what it sends then is no change.
  private var isSubscribing = false
  private var properties: [any ObjectPropertyTelling] = []
  private var placesOfProperties: [AnyKeyPath: Int] = [:]

  init(_ object: ObjectType, at place: _DynamicPlace) {
    self.object = object
    name = place.name
    owner = place.owner
    super.init()
    subscribe()
  }

  /// The subscription kept in a slot, made on the first call, from then on to the object given last.
  static func following(
    _ object: ObjectType,
    in slot: inout _DynamicSlot?,
    as place: _DynamicPlace
  ) -> ObjectSubscription {
    guard let known = slot else {
      let made = ObjectSubscription(object, at: place)
      slot = made
      return made
    }
    // Sound: `unsafeDowncast`: a slot belongs to one property of one view type, and only this type fills it.
    let subscription = unsafeDowncast(known, to: ObjectSubscription.self)
    subscription.follow(object)
    return subscription
  }

  /// Subscribes to another object in place of the kept one (behaviour B13), or, if it is the same, tells those who read
  /// a property through a binding if it has changed. Called before each evaluation of the owner's body.
  func follow(_ newObject: ObjectType) {
    if newObject === object { return tellReaders() }
    unsubscribe()
    object = newObject
    properties = []
    placesOfProperties = [:]
    subscribe()
  }

  /// The object's property as a source of bindings: the same one for the same key path, so that a view which is given
  /// the binding is equal from pass to pass.
  func property<Value>(_ keyPath: ReferenceWritableKeyPath<ObjectType, Value>) -> Location<Value> {
    if let place = placesOfProperties[keyPath] {
      return properties[place] as! ObjectPropertyLocation<ObjectType, Value>
    }
    let made = ObjectPropertyLocation(object, keyPath)
    placesOfProperties[keyPath] = properties.count
    properties.append(made)
    return made
  }

  override func detach() {
    unsubscribe()
    owner = nil
  }

  private func tellReaders() {
    for property in properties { property.tellReadersIfChanged() }
  }

  private func subscribe() {
    isSubscribing = true
    object.objectWillChange.subscribe(self)
    isSubscribing = false
  }

  private func unsubscribe() {
    subscription?.cancel()
    subscription = nil
  }

  // As a subscriber.

  @usableFromInline func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  @usableFromInline func receive(_ input: Input) -> Subscribers.Demand {
    if !isSubscribing { objectWillChange() }
    return .none
  }

  @usableFromInline func receive(completion: Subscribers.Completion<Never>) { subscription = nil }

  /// A change while a body is evaluated is not refused as that of a state is, since the object has a value of its own:
  /// it is warned of, and the owner runs again after the pass.
  private func objectWillChange() {
    guard let owner else { return }
    let tree = owner.context.tree
    if !tree.isInBody { return tree.carryOut { [self] in self.owner?.markDirty(because: name) } }
    tree.warn(
      "Publishing a change during view update: the object of \(name) changes while a body is evaluated, which leaves "
        + "undefined what this pass shows."
    )
    tree.beforePass { [self] in self.owner?.markDirty(because: name) }
  }
}
