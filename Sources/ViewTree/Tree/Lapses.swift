/// Which rows of lazy containers are parked, and after which action the first of them are to go.
struct Lapses {
  private struct Entry: Comparable {
    let action: Int
    weak var rows: AnyLazyRows?

    static func < (left: Entry, right: Entry) -> Bool { left.action < right.action }
    static func == (left: Entry, right: Entry) -> Bool { left.action == right.action }
  }

  private var heap = Heap<Entry>()

  /// Has rows asked after an action to drop what has lapsed by then.
  mutating func add(_ rows: AnyLazyRows, after action: Int) { heap.insert(Entry(action: action, rows: rows)) }

  /// Takes the next rows that are to be asked after an action; those that have left the tree are passed over.
  mutating func next(upTo action: Int) -> AnyLazyRows? {
    while let entry = heap.first, entry.action <= action {
      _ = heap.removeFirst()
      if let rows = entry.rows, !rows.isRemoved { return rows }
    }
    return nil
  }
}
