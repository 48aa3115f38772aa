/// Rows in one piece of memory, each at a fixed place until the rows are rearranged.
///
/// An array would do, but reaching an element of one in place takes a uniqueness check for each access, or a closure,
/// which the compiler guards with a check of the current executor.
@usableFromInline final class RowStorage<Row> {
  @usableFromInline let rows: UnsafeMutablePointer<Row>
  @usableFromInline let capacity: Int
  // Sound: `@exclusivity(unchecked)`: a number that is read or set as a whole, no access lasts while other code runs.
  @exclusivity(unchecked) @usableFromInline var count = 0

  @inlinable init(capacity: Int) {
    self.capacity = capacity
    rows = .allocate(capacity: capacity)
  }

  @inlinable deinit {
    rows.deinitialize(count: count)
    rows.deallocate()
  }

  @inlinable func append(_ row: consuming Row) {
    precondition(count < capacity, "A row was appended to storage that is full: the collection counted itself wrong.")
    (rows + count).initialize(to: row)
    count &+= 1
  }

  /// Appends rows that lie elsewhere by moving them; the other storage must not use them again.
  @inlinable func take(from other: RowStorage<Row>, _ range: Range<Int>) {
    precondition(count + range.count <= capacity, "More rows were moved than the collection said it has.")
    (rows + count).moveInitialize(from: other.rows + range.lowerBound, count: range.count)
    count &+= range.count
  }

  /// For each row whether its place is among those given.
  @inlinable func mark(_ places: [Int?]) -> [Bool] {
    var marks = Array(repeating: false, count: count)
    for case let place? in places { marks[place] = true }
    return marks
  }
}
