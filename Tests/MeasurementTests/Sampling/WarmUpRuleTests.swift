import Testing

@testable import Measurement

@Suite struct WarmUpRuleTests {
  static let rule = WarmUpRule(window: 2, tolerance: 0.02, budgetNanoseconds: 0)

  @Test(
    "the quickest of the last two is held against the quickest of the two before",
    arguments: [
      ([], false),
      ([10, 10, 10], false),
      ([10, 10, 10, 10], true),
      ([40, 20, 11, 10], false),
      ([40, 20, 11, 10, 10, 10], true),
      // Two per cent, either way, and no more.
      ([100, 100, 98, 98], true),
      ([100, 100, 97, 99], false),
      ([100, 100, 102, 102], true),
      ([100, 100, 103, 103], false),
      // A slow sample among quick ones is noise.
      ([10, 900, 700, 10], true),
      // No time at all is stable too.
      ([0, 0, 0, 0], true),
    ] as [([Double], Bool)]
  )
  func stability(means: [Double], isStable: Bool) {
    #expect(Self.rule.isStable(means) == isStable)
  }
}
