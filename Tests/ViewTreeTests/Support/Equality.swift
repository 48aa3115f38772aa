import Testing

@testable import ViewTree

/// Whether two values are equal by the rule, forward, backward, and each to itself.
@MainActor func equal<Value>(_ left: Value, _ right: Value) -> Bool {
  var (kept, new) = (left, right)
  let result = areEqual(&kept, &new)
  #expect(areEqual(&new, &kept) == result, "The rule is not symmetric: \(left), \(right).")
  var (first, second) = (left, left)
  #expect(areEqual(&first, &second), "A value is not equal to itself: \(left).")
  return result
}

/// A value whose unused bits are those of a pattern: the memory is filled before the value is put there.
@MainActor func withUnusedBits<Value, Result>(
  _ pattern: UInt8,
  _ value: Value,
  _ body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
  let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  defer { place.deallocate() }
  UnsafeMutableRawPointer(place).initializeMemory(
    as: UInt8.self,
    repeating: pattern,
    count: MemoryLayout<Value>.stride
  )
  place.initialize(to: value)
  defer { place.deinitialize(count: 1) }
  return body(place)
}

/// Text of a given content in memory of its own.
func elsewhere(_ text: String) -> String { String(text.map { $0 }) + String(repeating: "-", count: 20) }
