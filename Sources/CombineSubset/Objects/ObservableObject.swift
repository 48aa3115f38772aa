/// An object that says when it is about to change.
///
/// `objectWillChange` is synthesised: it sends before any `@Published` property of the class or its superclasses is
/// written, and whenever it is sent by hand. A class that declares its own `objectWillChange` sends it itself.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher: made when it is first asked for, and the same from then on.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = PublishedFields.of(type(of: self))
    if fields.isEmpty { return UnpublishedObjects.publisher(of: self) }
    return PublishedFields.publisher(of: self, with: fields)
  }
}

/// The publisher of an object's coming changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let downstreams = Downstreams<Void, Never>()

  public init() {}

  /// Tells all who are subscribed, before it returns.
  public func send() { downstreams.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    downstreams.add(subscriber)
  }
}
