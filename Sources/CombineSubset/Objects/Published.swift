/// A property of a class that tells before it is written.
///
/// Its `$property` is a publisher that sends the value to each new subscriber, and from then on each new value before
/// it is stored. Until somebody subscribes, to it or to the object, the value lies in the object itself and nothing is
/// allocated.
@propertyWrapper @frozen public struct Published<Value> {
  @frozen @usableFromInline enum Storage {
    case value(Value)
    case published(PublishedValue<Value>)
  }

  @usableFromInline var storage: Storage

  // Specialised into screens, which make hundreds of objects in a pass.

  @inlinable public init(wrappedValue: Value) {
    storage = .value(wrappedValue)
  }

  @inlinable public init(initialValue: Value) {
    storage = .value(initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes.") }
    set { fatalError("@Published is only available on properties of classes.") }
  }

  /// The value, as a property of the object. Writing it tells the object's subscribers first, then those of the
  /// property, and then stores it.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped _: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      switch object[keyPath: storageKeyPath].storage {
      case .value(let value): value
      case .published(let published): published.value
      }
    }
    set {
      switch object[keyPath: storageKeyPath].storage {
      case .value: object[keyPath: storageKeyPath].storage = .value(newValue)
      case .published(let published): published.write(newValue)
      }
    }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(published: published()) }
  }

  /// The value as somebody can subscribe to it, from now on.
  mutating func published() -> PublishedValue<Value> {
    switch storage {
    case .published(let published): return published
    case .value(let value):
      let published = PublishedValue<Value>(value)
      storage = .published(published)
      return published
    }
  }

  /// The publisher of a property: its value, and then each new one.
  public struct Publisher: CombineSubset.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let published: PublishedValue<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      published.add(subscriber)
    }
  }
}

/// The value of a property to which somebody has subscribed.
@usableFromInline final class PublishedValue<Value>: ValueDownstreams<Value, Never> {
  /// Nil until somebody asked for the object's publisher.
  var objectWillChange: ObservableObjectPublisher?

  @usableFromInline func write(_ newValue: Value) {
    objectWillChange?.send()
    send(newValue)
    value = newValue
  }
}
