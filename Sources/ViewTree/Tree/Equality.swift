#if canImport(Darwin)
  public import Darwin
#elseif canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#endif

/// Whether two values have equal bits. Such values are equal, whatever their type, so this test comes first and
/// mostly suffices. Unequal bits prove nothing: padding may differ, and equal strings may lie in different places.
///
/// The values are `inout` only to be read where they lie: a borrowed argument would be copied to the stack, with a
/// retain for each reference in it. Costs a few loads for each 16 bytes, inlined.
@inlinable @inline(__always)
public func haveEqualBits<Value>(_ kept: inout Value, _ new: inout Value) -> Bool {
  withUnsafePointer(to: &kept) { kept in
    withUnsafePointer(to: &new) { new in
      memcmp(kept, new, MemoryLayout<Value>.size) == 0
    }
  }
}

/// Whether a view's new value equals the kept one, by SwiftUI's rules (behaviours B32, B33): plain data field by field,
/// other types by `==` if they are `Equatable`, else field by field, recursively; objects by identity; closures by
/// their two words.
@inlinable @inline(__always)
public func areEqual<Value>(_ kept: inout Value, _ new: inout Value) -> Bool {
  withUnsafePointer(to: &kept) { kept in
    withUnsafePointer(to: &new) { new in
      memcmp(kept, new, MemoryLayout<Value>.size) == 0 || TypeFields.of(Value.self).equality.holds(kept, new)
    }
  }
}
