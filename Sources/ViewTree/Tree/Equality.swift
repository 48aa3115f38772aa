/// Whether two values have equal bits. Such values are equal, whatever their type, so this test comes first and
/// mostly suffices. Unequal bits prove nothing: padding may differ, and equal strings may lie in different places.
///
/// The values are `inout` only to be read where they lie: a borrowed argument would be copied to the stack, with a
/// retain for each reference in it. Specialised, it is a load and a comparison for each 8 bytes and no call; the C
/// library's `memcmp` is a call here, which costs more than the comparison.
@inlinable @inline(__always)
package func haveEqualBits<Value>(_ kept: inout Value, _ new: inout Value) -> Bool {
  withUnsafePointer(to: &kept) { kept in
    withUnsafePointer(to: &new) { new in haveEqualBytes(kept, new, count: MemoryLayout<Value>.size) }
  }
}

/// Whether the bytes at two addresses are equal. Written out by powers of two: where the count is a constant, all but
/// one loop over blocks of 32 bytes is decided at compile time.
@inlinable @inline(__always)
func haveEqualBytes(_ kept: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int) -> Bool {
  var difference: UInt64 = 0
  var offset = 0
  func compare<Word: FixedWidthInteger & BitwiseCopyable>(_ word: Word.Type) {
    difference |= UInt64(
      truncatingIfNeeded: kept.loadUnaligned(fromByteOffset: offset, as: word)
        ^ new.loadUnaligned(fromByteOffset: offset, as: word)
    )
    offset &+= MemoryLayout<Word>.size
  }
  while offset &+ 32 <= count {
    compare(UInt64.self)
    compare(UInt64.self)
    compare(UInt64.self)
    compare(UInt64.self)
  }
  if count & 16 != 0 {
    compare(UInt64.self)
    compare(UInt64.self)
  }
  if count & 8 != 0 { compare(UInt64.self) }
  if count & 4 != 0 { compare(UInt32.self) }
  if count & 2 != 0 { compare(UInt16.self) }
  if count & 1 != 0 { compare(UInt8.self) }
  return difference == 0
}

/// Whether a view's new value equals the kept one, by SwiftUI's rules (behaviours B32, B33): plain data field by field,
/// other types by `==` if they are `Equatable`, else field by field, recursively; objects by identity; closures by
/// their two words.
@inlinable @inline(__always)
package func areEqual<Value>(_ kept: inout Value, _ new: inout Value) -> Bool {
  haveEqualBits(&kept, &new) || areEqualByRule(&kept, &new)
}

/// The same of values whose bits differ: by the rule of their type, which is found by the type's address.
@inlinable @inline(never)
func areEqualByRule<Value>(_ kept: inout Value, _ new: inout Value) -> Bool {
  withUnsafePointer(to: &kept) { kept in
    withUnsafePointer(to: &new) { new in TypeFields.of(Value.self).equality.holds(kept, new) }
  }
}
