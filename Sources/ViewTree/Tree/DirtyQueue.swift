/// The dependents that wait for an update, shallowest first, in the order of their making among equals: an observable
/// object tells its readers in no order at all.
struct DirtyQueue {
  private struct Entry: Comparable {
    let depth: Int
    let dependent: Dependent

    static func < (left: Entry, right: Entry) -> Bool {
      left.depth != right.depth ? left.depth < right.depth : left.dependent.serial < right.dependent.serial
    }

    static func == (left: Entry, right: Entry) -> Bool { left.dependent === right.dependent }
  }

  private var heap = Heap<Entry>()
  /// How often a dependent has become dirty so far.
  private(set) var insertionCount = 0

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ dependent: Dependent) {
    heap.insert(Entry(depth: dependent.context.depth, dependent: dependent))
    insertionCount &+= 1
  }

  /// Takes the next dependent that is still dirty; those brought up to date on the way or removed are passed over.
  mutating func next() -> Dependent? {
    while let entry = heap.removeFirst() {
      if entry.dependent.isDirty { return entry.dependent }
    }
    return nil
  }
}
