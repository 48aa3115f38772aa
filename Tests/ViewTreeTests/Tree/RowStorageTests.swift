import Testing

@testable import ViewTree

@MainActor @Suite struct RowStorageTests {
  /// Counts itself in and out.
  final class Counted {
    let number: Int
    let log: Log
    init(_ number: Int, _ log: Log) {
      self.number = number
      self.log = log
    }
    deinit { log.add("-\(number)") }
  }

  private func numbers(_ storage: RowStorage<Counted>) -> [Int] {
    (0..<storage.count).map { storage.rows[$0].number }
  }

  @Test("rows are appended in order and end with the storage")
  func appending() {
    let log = Log()
    do {
      let storage = RowStorage<Counted>(capacity: 3)
      #expect(numbers(storage) == [])
      for number in 0..<3 { storage.append(Counted(number, log)) }
      #expect(numbers(storage) == [0, 1, 2])
      #expect(log.lines == [])
    }
    #expect(log.lines == ["-0", "-1", "-2"])
  }

  @Test("rows are moved out, not copied: what is moved ends with its new storage")
  func moving() {
    let log = Log()
    do {
      let new = RowStorage<Counted>(capacity: 4)
      do {
        let old = RowStorage<Counted>(capacity: 5)
        for number in 0..<5 { old.append(Counted(number, log)) }
        new.take(from: old, 3..<5)
        new.take(from: old, 1..<1)
        new.take(from: old, 0..<2)
        // As after a rearrangement: the row left over is ended, and nothing is the old storage's any more.
        (old.rows + 2).deinitialize(count: 1)
        old.count = 0
      }
      #expect(numbers(new) == [3, 4, 0, 1])
      #expect(log.take() == ["-2"])
    }
    #expect(log.take() == ["-3", "-4", "-0", "-1"])
  }

  @Test("marks")
  func marks() {
    let storage = RowStorage<Int>(capacity: 4)
    for number in 0..<4 { storage.append(number) }
    #expect(storage.mark([]) == [false, false, false, false])
    #expect(storage.mark([3, 1]) == [false, true, false, true])
  }

  @Test("a storage of nothing")
  func empty() {
    let storage = RowStorage<Int>(capacity: 0)
    #expect([storage.count, storage.capacity] == [0, 0])
    #expect(storage.mark([]) == [])
  }
}
