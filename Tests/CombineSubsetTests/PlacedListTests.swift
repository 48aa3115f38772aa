import Testing

@testable import CombineSubset

@MainActor @Suite struct PlacedListTests {
  /// Counts how often it was given a place.
  final class Element: Placed {
    let name: Int
    private(set) var moves = 0
    var place = 0 { didSet { moves += 1 } }
    init(_ name: Int) { self.name = name }
  }

  enum Order: CaseIterable { case forward, backward, evenFirst, random }

  static func ordered(_ elements: [Element], _ order: Order) -> [Element] {
    switch order {
    case .forward: return elements
    case .backward: return elements.reversed()
    case .evenFirst: return elements.filter { $0.name.isMultiple(of: 2) } + elements.filter { $0.name % 2 == 1 }
    case .random:
      var state: UInt64 = 42
      return elements.map { element in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33, element)
      }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  @Test("what is left stays in order, whatever goes", arguments: Order.allCases)
  func order(order: Order) {
    var list = PlacedList<Element>()
    let elements = (0..<100).map(Element.init)
    for element in elements { list.append(element) }
    var left = elements
    for element in Self.ordered(elements, order) {
      list.remove(element)
      left.removeAll { $0 === element }
      #expect(list.slots.compactMap { $0?.name } == left.map(\.name))
      #expect(list.count == left.count)
      #expect(list.slots.count <= 2 * left.count)
    }
    #expect(list.slots.isEmpty)
  }

  @Test("1,000 and 20,000 that go one by one move at most twice each, all in all", arguments: [1000, 20_000])
  func linearWork(count: Int) {
    for order in Order.allCases {
      var list = PlacedList<Element>()
      let elements = (0..<count).map(Element.init)
      for element in elements { list.append(element) }
      for element in Self.ordered(elements, order) { list.remove(element) }
      #expect(elements.reduce(0) { $0 + $1.moves } <= 2 * count)
    }
  }

  @Test("coming and going by turns moves nobody often")
  func turns() {
    var list = PlacedList<Element>()
    let resident = Element(0)
    list.append(resident)
    for name in 1...1000 {
      let element = Element(name)
      list.append(element)
      list.remove(element)
    }
    #expect(list.slots.compactMap { $0?.name } == [0])
    #expect(resident.moves <= 1001)
  }
}
