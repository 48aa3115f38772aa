/// Where a view value lies while a pass takes it in.
///
/// `_patch` uses its value up: of each part of it, it moves what it keeps into the node and ends what it drops, so that
/// the place holds nothing afterwards. Were the value left to its maker, ending it would take a walk through the value
/// witnesses of each generic type it is nested in, a tenth of a row's whole time. The rules:
/// - A place is taken exactly once, by one `_patch`, or part by part.
/// - Only `_patch` functions and the two helpers here touch places.
public typealias Place<Value> = UnsafeMutablePointer<Value>

extension UnsafeMutablePointer {
  /// The place of a part of the value.
  @inlinable @inline(__always)
  func part<Part>(_ part: inout Part) -> Place<Part> {
    withUnsafeMutablePointer(to: &part) { $0 }
  }

  /// Ends the value.
  @inlinable @inline(__always)
  func drop() { _ = move() }
}

/// Lends a place with a value in it; whoever it is lent to takes the value.
@inlinable @inline(__always)
func withPlace<Value>(of value: @autoclosure () -> Value, _ take: (Place<Value>) -> Void) {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { places in
    let place = places.baseAddress!
    place.initialize(to: value())
    take(place)
  }
}
