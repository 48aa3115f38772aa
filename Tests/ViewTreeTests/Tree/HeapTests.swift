import Testing

@testable import ViewTree

@Suite struct HeapTests {
  @Test("elements come out in order, whatever the order of their coming", arguments: [0, 1, 2, 3, 10, 100, 1000])
  func order(count: Int) {
    var heap = Heap<Int>()
    // A walk through all residues, in an order that is neither ascending nor descending.
    let elements = (0..<count).map { ($0 * 7 + 3) % max(count, 1) }
    for element in elements { heap.insert(element) }
    var taken: [Int] = []
    while let element = heap.removeFirst() { taken.append(element) }
    #expect(taken == elements.sorted())
    #expect(heap.isEmpty)
  }

  @Test("insertions and removals mixed agree with a sorted array")
  func mixed() {
    var heap = Heap<Int>()
    var sorted: [Int] = []
    var number = 17
    for step in 0..<2000 {
      number = (number * 1103 + 12345) % 65536
      if step % 3 == 2 {
        #expect(heap.removeFirst() == (sorted.isEmpty ? nil : sorted.removeFirst()))
      } else {
        heap.insert(number)
        sorted.append(number)
        sorted.sort()
      }
      #expect(heap.first == sorted.first)
    }
  }
}
