/// A value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view has set one.
  static var defaultValue: Value { get }

  /// Takes the value of the next view, in document order, into that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
