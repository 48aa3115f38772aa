/// Something that knows its place in a list.
protocol Placed: AnyObject {
  var place: Int { get set }
}

/// Objects in the order of their coming. Appending and removing take constant time, over many calls: a removal leaves a
/// hole, and the others move together when more than half of the list is holes.
struct PlacedList<Element: Placed> {
  /// The objects, with holes.
  private(set) var slots: [Element?] = []
  private(set) var count = 0

  mutating func append(_ element: Element) {
    element.place = slots.count
    slots.append(element)
    count += 1
  }

  /// Removes an object that is in the list.
  mutating func remove(_ element: Element) {
    slots[element.place] = nil
    count -= 1
    if count * 2 < slots.count { compact() }
  }

  private mutating func compact() {
    slots.removeAll { $0 == nil }
    for place in slots.indices { slots[place]!.place = place }
  }
}
