/// Elements of which the least can be taken. Insertion and removal are logarithmic in their number.
struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  /// The least element.
  var first: Element? { elements.first }

  var isEmpty: Bool { elements.isEmpty }

  var count: Int { elements.count }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0, elements[child] < elements[(child - 1) / 2] {
      elements.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> Element? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    if elements.isEmpty { return first }
    elements[0] = last
    var parent = 0
    while true {
      let left = 2 * parent + 1
      if left >= elements.count { return first }
      let right = left + 1
      let child = right < elements.count && elements[right] < elements[left] ? right : left
      if !(elements[child] < elements[parent]) { return first }
      elements.swapAt(child, parent)
      parent = child
    }
  }
}
