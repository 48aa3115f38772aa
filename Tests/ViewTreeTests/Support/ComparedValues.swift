/// Plain data with unused bytes between its fields.
struct PaddedValue {
  var small: Int8
  var large: Int64
  var flag: Bool
}

/// An enumeration without `==`, with every form of payload.
enum MixedEnumeration {
  case none, other
  case text(String)
  case labelled(name: String)
  case pair(String, count: Int)
  case closure(() -> Void)
  indirect case nested(MixedEnumeration, Int)
}

/// A value without `==`, which goes by its fields.
struct FieldPair<First, Second> {
  var first: First
  var second: Second
}

/// An object that calls itself equal to any other.
final class LyingObject: Equatable {
  static func == (left: LyingObject, right: LyingObject) -> Bool { true }
}

/// Objects without `==`.
class BaseObject {}
final class DerivedObject: BaseObject {}
