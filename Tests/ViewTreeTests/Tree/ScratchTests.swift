import Testing

@testable import ViewTree

@Suite struct ScratchTests {
  @Test(
    "room for nothing is given back whatever is in use, and so is what does not fit",
    arguments: [0, 1, Scratch.capacity - 16, Scratch.capacity - 1, Scratch.capacity]
  )
  func full(used: Int) {
    var scratch = Scratch()
    defer { scratch.memory.deallocate() }
    let all: UnsafeMutablePointer<UInt8> = scratch.take(used)
    let before = scratch.used
    let none: UnsafeMutablePointer<UInt8> = scratch.take(0)
    let some: UnsafeMutablePointer<Int> = scratch.take(2)
    some.initialize(repeating: 7, count: 2)
    #expect(some[1] == 7)
    scratch.giveBack(some)
    scratch.giveBack(none)
    #expect(scratch.used <= before + 16)
    scratch.giveBack(all)
    #expect(scratch.used == 0)
  }
}
