import Testing

@testable import linkcost

@Suite("Figures and lines")
struct FigureTests {
  @Test(
    "whole numbers stand in groups of three",
    arguments: [(0, "0"), (730, "730"), (1_460, "1,460"), (1_000_001, "1,000,001"), (-1_460, "-1,460")]
  )
  func whole(number: Int, text: String) {
    #expect(Figure.whole(number) == text)
  }

  @Test(
    "others have as many decimals as their size needs",
    arguments: [
      (0, "0.0000"), (0.00712, "0.0071"), (0.0712, "0.0712"), (0.7126, "0.713"), (0.9996, "1.00"), (9.994, "9.99"),
      (9.996, "10.0"), (99.94, "99.9"), (99.96, "100"), (1_234.5, "1,235"), (1_000_000, "1,000,000"),
    ]
  )
  func short(number: Double, text: String) {
    #expect(Figure.short(number) == text)
  }

  @Test("lines break at spaces, and a word that is too long stands alone")
  func wrapping() {
    #expect("a bb ccc".wrapped(to: 4) == ["a bb", "ccc"])
    #expect("a bb ccc".wrapped(to: 80) == ["a bb ccc"])
    #expect("immeasurable a".wrapped(to: 4) == ["immeasurable", "a"])
    #expect("a b\u{A0}c".wrapped(to: 4) == ["a", "b c"])
    #expect("".wrapped(to: 4) == [""])
  }

  @Test(
    "the unit of a column suits its least time as far as the greatest allows",
    arguments: [
      ([], .nanoseconds), ([10, 999_999], .nanoseconds), ([1_000, 2_000], .microseconds),
      ([10, 1_000_000], .microseconds), ([999_999, 5e6], .microseconds), ([1e6, 5e9], .milliseconds),
    ] as [([Double], TimeUnit)]
  )
  func units(nanoseconds: [Double], unit: TimeUnit) {
    #expect(TimeUnit(for: nanoseconds) == unit)
  }
}
