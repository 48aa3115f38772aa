import Testing

@testable import ViewTree

@MainActor @Suite struct EqualityOfPlainDataTests {
  struct PlainLiar: Equatable {
    var number: Int
    static func == (left: PlainLiar, right: PlainLiar) -> Bool { true }
  }

  struct Empty {}

  enum Plain: Equatable { case none, small(Int8), padded(Int8, Int64), other }

  enum Trivial { case a, b, c }

  @Test("padding does not count")
  func padding() {
    let value = PaddedValue(small: 1, large: 2, flag: true)
    withUnusedBits(0x00, value) { zeros in
      withUnusedBits(0xFF, value) { ones in
        // Make sure of the difference, whatever the compiler does with padding.
        UnsafeMutableRawPointer(zeros).storeBytes(of: 0x00, toByteOffset: 3, as: UInt8.self)
        UnsafeMutableRawPointer(ones).storeBytes(of: 0xFF, toByteOffset: 3, as: UInt8.self)
        #expect(!haveEqualBits(&zeros.pointee, &ones.pointee))
        #expect(areEqual(&zeros.pointee, &ones.pointee))
        ones.pointee.large = 3
        #expect(!areEqual(&zeros.pointee, &ones.pointee))
      }
    }
  }

  @Test("nor does padding inside an optional, a tuple, a payload or a field of a field")
  func nestedPadding() {
    struct Outer {
      var optional: PaddedValue?
      var tuple: (Int8, Int64)
      var plain: Plain
      var text: String
    }
    let value = Outer(
      optional: PaddedValue(small: 1, large: 2, flag: true),
      tuple: (1, 2),
      plain: .padded(3, 4),
      text: "text"
    )
    let offsets = [
      MemoryLayout<Outer>.offset(of: \.optional)! + 3, MemoryLayout<Outer>.offset(of: \.tuple)! + 3,
      MemoryLayout<Outer>.offset(of: \.plain)! + 3,
    ]
    for offset in offsets {
      withUnusedBits(0, value) { left in
        withUnusedBits(0, value) { right in
          UnsafeMutableRawPointer(left).storeBytes(of: 0x11, toByteOffset: offset, as: UInt8.self)
          UnsafeMutableRawPointer(right).storeBytes(of: 0xEE, toByteOffset: offset, as: UInt8.self)
          #expect(!haveEqualBits(&left.pointee, &right.pointee))
          #expect(areEqual(&left.pointee, &right.pointee), "at byte \(offset)")
        }
      }
    }
  }

  @Test("nor do the bytes that a shorter payload leaves unused")
  func unusedBytes() {
    withUnusedBits(0, Plain.small(1)) { left in
      withUnusedBits(0, Plain.small(1)) { right in
        UnsafeMutableRawPointer(left).storeBytes(of: 0x11, toByteOffset: 5, as: UInt8.self)
        UnsafeMutableRawPointer(right).storeBytes(of: 0xEE, toByteOffset: 5, as: UInt8.self)
        #expect(!haveEqualBits(&left.pointee, &right.pointee))
        #expect(areEqual(&left.pointee, &right.pointee))
        right.pointee = .small(2)
        #expect(!areEqual(&left.pointee, &right.pointee))
      }
    }
  }

  @Test("plain data goes by its fields, whatever == says")
  func lyingPlainData() {
    #expect(equal(PlainLiar(number: 1), PlainLiar(number: 1)))
    #expect(!equal(PlainLiar(number: 1), PlainLiar(number: 2)))
    #expect(!equal(Optional(PlainLiar(number: 1)), PlainLiar(number: 2)))
    #expect(!equal((PlainLiar(number: 1), 1), (PlainLiar(number: 2), 1)))
    #expect(!equal(PlainLiar(number: 1) as Any, PlainLiar(number: 2) as Any))
  }

  @Test("plain enumerations by case and payload")
  func plainEnumerations() {
    let values: [Plain] = [.none, .small(1), .small(2), .padded(1, 2), .padded(1, 3), .other]
    for (row, left) in values.enumerated() {
      for (column, right) in values.enumerated() { #expect(equal(left, right) == (row == column)) }
    }
    #expect([equal(Trivial.a, .a), equal(Trivial.a, .b), equal(Optional(Trivial.c), .c)] == [true, false, true])
  }

  @Test("numbers by their bits: NaN equals itself, zero differs from minus zero")
  func numbers() {
    #expect(equal(Double.nan, Double.nan))
    #expect(!equal(0.0, -0.0))
    #expect(equal(Float.infinity, Float.infinity))
    #expect(!equal(1, 2))
    #expect(!equal(UInt8(1), 2))
    #expect(equal(Empty(), Empty()))
    #expect(equal((), ()))
    #expect(equal("a" as Character, "a"))
  }

  @Test("every size from 1 to 100 bytes, a difference in each byte is found")
  func sizes() {
    for size in 1...100 {
      let kept = [UInt8](repeating: 7, count: size)
      for place in 0..<size {
        var new = kept
        #expect(haveEqualBytes(kept, new, count: size))
        new[place] = 8
        #expect(!haveEqualBytes(kept, new, count: size), "byte \(place) of \(size)")
      }
    }
  }
}
