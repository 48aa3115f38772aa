import Testing

@testable import ViewTree

@MainActor @Suite struct DirtyQueueTests {
  /// A dependent that writes its name when it is updated.
  private func dependents(_ depths: [Int], in tree: Tree) -> [Dependent] {
    depths.map { depth in
      let context = _TreeContext(
        tree: tree,
        ledger: tree.ledger,
        depth: depth,
        environment: tree.environment,
        isRecording: false
      )
      return Dependent(fields: TypeFields.of(Int.self), in: context) { $0.forgetChanges() }
    }
  }

  /// The places, in the input, of the dependents that come out.
  private func drain(_ tree: Tree, _ all: [Dependent]) -> [Int] {
    var order: [Int] = []
    while let next = tree.queue.next() {
      order.append(all.firstIndex { $0 === next }!)
      next.update(next)
    }
    return order
  }

  /// The slow, obviously right way: a stable sort by depth.
  private func reference(_ depths: [Int]) -> [Int] {
    depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
  }

  @Test("shallowest first, in the order of their making among equals: all sequences of up to 6 out of 3 depths")
  func exhaustively() {
    for size in 0...6 {
      for number in 0..<Int(exactly: Array(repeating: 3, count: size).reduce(1, *))! {
        var rest = number
        let depths = (0..<size).map { _ in
          defer { rest /= 3 }
          return rest % 3
        }
        let tree = Tree(recordsDetails: false)
        let all = dependents(depths, in: tree)
        for dependent in all.reversed() { dependent.markDirty(because: "x") }
        let order = drain(tree, all)
        if order != reference(depths) { Issue.record("\(depths): \(order)") }
        #expect(tree.queue.isEmpty)
      }
    }
  }

  @Test("large and pushed depths keep their order", arguments: [10, 1000])
  func many(count: Int) {
    let depths = (0..<count).map { $0 * 7919 % 31 + ($0 % 3) << 32 }
    let tree = Tree(recordsDetails: false)
    let all = dependents(depths, in: tree)
    for dependent in all { dependent.markDirty(because: "x") }
    #expect(drain(tree, all) == reference(depths))
  }

  @Test("marked twice it comes once; its changes are told once each, in order, if details are recorded")
  func once() {
    let tree = Tree(recordsDetails: true)
    let all = dependents([0], in: tree)
    for name in ["a", "b", "a"] { all[0].markDirty(because: name) }
    #expect(all[0].isDirty)
    #expect(tree.queue.next() === all[0])
    #expect(all[0].confirmsChange())
    #expect(all[0].takeChanges() == ["a", "b"])
    #expect(!all[0].confirmsChange())
    #expect(tree.queue.next() == nil)
  }

  @Test("one that was updated on the way, or removed, is passed over; marked again it comes again")
  func passedOver() {
    let tree = Tree(recordsDetails: false)
    let all = dependents([2, 1, 0, 1], in: tree)
    for dependent in all { dependent.markDirty(because: "x") }
    all[1].forgetChanges()
    all[3].markRemoved()
    #expect(drain(tree, all) == [2, 0])
    all[3].markDirty(because: "x")
    all[1].markDirty(because: "x")
    all[1].markDirty(because: "x")
    #expect(drain(tree, all) == [1])
  }

  @Test("one that is marked while others wait takes its place among them")
  func whileWaiting() {
    let tree = Tree(recordsDetails: false)
    let all = dependents([1, 3, 2, 0], in: tree)
    all[1].markDirty(because: "x")
    all[0].markDirty(because: "x")
    #expect(tree.queue.next() === all[0])
    all[0].forgetChanges()
    all[2].markDirty(because: "x")
    all[3].markDirty(because: "x")
    all[0].markDirty(because: "x")
    #expect(drain(tree, all) == [3, 0, 2, 1])
  }
}
