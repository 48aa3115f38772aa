/// Memory for a short while, given back in the reverse order of its taking: in a month of 30 rows, `malloc` would cost as
/// much as a row.
@frozen @usableFromInline struct Scratch {
  @usableFromInline let memory = UnsafeMutableRawPointer.allocate(byteCount: Scratch.capacity, alignment: 16)
  @usableFromInline var used = 0

  @inlinable static var capacity: Int { 1 << 16 }

  @usableFromInline init() {}

  /// Room for values, which whoever takes it makes and ends. What does not fit comes from the heap. Room for none lies
  /// inside as well, so that giving it back can tell the two apart; hence the last byte is never used.
  @inlinable mutating func take<Value>(_ count: Int) -> UnsafeMutablePointer<Value> {
    let alignment = MemoryLayout<Value>.alignment
    let start = (used &+ alignment &- 1) & ~(alignment &- 1)
    let end = start &+ count &* MemoryLayout<Value>.stride
    if end >= Scratch.capacity || alignment > 16 { return .allocate(capacity: count) }
    used = end
    return (memory + start).bindMemory(to: Value.self, capacity: count)
  }

  /// Takes back the room that was taken last.
  @inlinable mutating func giveBack<Value>(_ values: UnsafeMutablePointer<Value>) {
    let start = UnsafeMutableRawPointer(values) - memory
    if start >= 0, start < Scratch.capacity { used = start } else { values.deallocate() }
  }
}
