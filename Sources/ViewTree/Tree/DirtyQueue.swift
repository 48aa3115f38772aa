/// The dependents that wait for an update, shallowest first, in the order of their making among equals: an observable
/// object tells its readers in no order at all.
///
/// A binary heap: insertion and removal are logarithmic in the number of waiting dependents.
struct DirtyQueue {
  private struct Entry {
    let depth: Int
    let dependent: Dependent

    static func < (left: Entry, right: Entry) -> Bool {
      left.depth != right.depth ? left.depth < right.depth : left.dependent.serial < right.dependent.serial
    }
  }

  private var heap: [Entry] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ dependent: Dependent) {
    heap.append(Entry(depth: dependent.context.depth, dependent: dependent))
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the next dependent that is still dirty; those brought up to date on the way or removed are passed over.
  mutating func next() -> Dependent? {
    while let entry = removeFirst() {
      if entry.dependent.isDirty { return entry.dependent }
    }
    return nil
  }

  private mutating func removeFirst() -> Entry? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      let left = 2 * parent + 1
      if left >= heap.count { return first }
      let right = left + 1
      let child = right < heap.count && heap[right] < heap[left] ? right : left
      if !(heap[child] < heap[parent]) { return first }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
