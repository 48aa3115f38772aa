import Testing

@testable import ViewTree

@Suite struct WorkTotalsTests {
  @Test("the work between two readings is the difference of every total")
  func difference() throws {
    let count = Mirror(reflecting: WorkTotals()).children.count
    #expect(MemoryLayout<WorkTotals>.size == count * MemoryLayout<Int>.size)
    func totals(_ value: (Int) -> Int) -> WorkTotals {
      var totals = WorkTotals()
      withUnsafeMutableBytes(of: &totals) { bytes in
        let numbers = bytes.bindMemory(to: Int.self)
        for index in 0..<count { numbers[index] = value(index) }
      }
      return totals
    }
    let work = totals { 1000 + 10 * $0 } - totals { $0 }
    #expect(Mirror(reflecting: work).children.map { $0.value as! Int } == (0..<count).map { 1000 + 9 * $0 })
  }
}
