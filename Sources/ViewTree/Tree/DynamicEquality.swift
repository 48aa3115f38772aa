/// Equality of values whose type is known only when they are looked at. The slowest path: it allocates.
enum DynamicEquality {
  /// Whether what lies in two existentials of a type is equal.
  static func holds(_ type: Any.Type, _ kept: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    func compare<Value>(_: Value.Type) -> Bool {
      // Sound: `assumingMemoryBound`: `_openExistential` gives the static type of the very metatype by which the two
      // values were found.
      areEqual(kept.assumingMemoryBound(to: Value.self).pointee, new.assumingMemoryBound(to: Value.self).pointee)
    }
    return _openExistential(type, do: compare)
  }

  /// Whether two values of an enumeration are the same case with equal payloads.
  static func enumerationHolds(_ type: Any.Type, _ kept: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    func compare<Value>(_: Value.Type) -> Bool {
      let kept = kept.assumingMemoryBound(to: Value.self).pointee
      let new = new.assumingMemoryBound(to: Value.self).pointee
      return haveSameCase(kept, new) && payloadsAreEqual(kept, new)
    }
    return _openExistential(type, do: compare)
  }

  /// The type is opened and not the value: a value that came out of an existential may be wrapped twice, and opening
  /// it would give an existential again.
  private static func areEqual(_ kept: Any, _ new: Any) -> Bool {
    guard Swift.type(of: kept) == Swift.type(of: new) else { return false }
    func compare<Value>(_: Value.Type) -> Bool {
      var kept = kept as! Value
      var new = new as! Value
      return ViewTree.areEqual(&kept, &new)
    }
    return _openExistential(Swift.type(of: kept), do: compare)
  }

  /// Of two values of the same case.
  private static func payloadsAreEqual<Value>(_ kept: Value, _ new: Value) -> Bool {
    guard let kept = enumerationPayload(of: kept), let new = enumerationPayload(of: new) else { return true }
    return areEqual(kept, new)
  }
}
