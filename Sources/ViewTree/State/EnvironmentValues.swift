/// A key of the environment, and the value where nobody has set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view can read of its surroundings: a value for each key, handed down the tree.
///
/// An app adds keys of its own by a computed property in an extension, over the subscript. (SwiftUI's `@Entry` macro,
/// which writes that property, is not here.)
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The screen or sheet around the place. A field of its own, since every screen sets it.
  var presentation: PresentationHandle?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type, as `.environment(_:)` and `.environmentObject(_:)` set it.
  @usableFromInline subscript<Object: AnyObject>(object _: ObjectKey<Object>) -> Object? {
    get { values[ObjectIdentifier(Object.self)].map { $0 as! Object } }
    set { values[ObjectIdentifier(Object.self)] = newValue }
  }

  /// Whether controls react. False below `.disabled(true)`, whatever is set further down.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

/// Stands for a type of object in a key path.
@frozen @usableFromInline struct ObjectKey<Object: AnyObject>: Hashable {
  @inlinable init() {}
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
