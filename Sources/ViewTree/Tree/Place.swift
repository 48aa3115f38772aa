/// Where a view value lies while a pass takes it in.
///
/// `_make` and `_patch` use their value up: of each part of it, they move what they keep into the node and end what they
/// drop, so that the place holds nothing afterwards. Were the value left to its maker, what is kept would be retained
/// only to be released there, and ending it would take a walk through the value witnesses of each generic type it is
/// nested in: more than the tree's whole own work. The rules:
/// - A place is taken exactly once, by one verb, or part by part.
/// - Only the two verbs and the helpers here touch places.
public typealias _Place<Value> = UnsafeMutablePointer<Value>

extension UnsafeMutablePointer {
  /// The place of a part of the value.
  @inlinable @inline(__always)
  func part<Part>(_ part: inout Part) -> _Place<Part> {
    withUnsafeMutablePointer(to: &part) { $0 }
  }

  /// Ends the value.
  @inlinable @inline(__always)
  func drop() { _ = move() }
}

/// Lends a place with a value in it; whoever it is lent to takes the value.
@inlinable @inline(__always)
func withPlace<Value, Result>(of value: @autoclosure () -> Value, _ take: (_Place<Value>) -> Result) -> Result {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { places in
    let place = places.baseAddress!
    place.initialize(to: value())
    return take(place)
  }
}
