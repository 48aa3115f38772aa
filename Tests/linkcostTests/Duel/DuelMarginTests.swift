import Measurement
import Testing

@testable import linkcost

@MainActor
@Suite("The margin of a duel")
struct DuelMarginTests {
  private func rules(
    isSelf: Bool = false,
    margin: Double? = nil,
    layoutSpread: Double? = nil
  ) throws(DuelError) -> DuelRules {
    var settings = Settings()
    settings.isSelf = isSelf
    var policy = Policy()
    policy.margins.duel = margin
    let machine = Machine(processor: "p", coreCount: 2, memoryBytes: 1, os: "o", toolchain: "t")
    let calibration = layoutSpread.map { spread in
      Calibration(
        toolVersion: "1",
        machine: machine,
        seed: 1,
        rows: 730,
        pairs: 40,
        rules: DuelRules(),
        falseAlarms: Calibration.Rate(hits: 0, duels: 1, rate: 0, low: 0, high: 1),
        power: [],
        smallestDetectable: nil,
        layout: Calibration.Layout(builds: 12, ofBuilds: spread, ofItself: 0, spread: spread)
      )
    }
    return try DuelCommand.rules(settings, policy: policy, calibration: calibration, machine: machine)
  }

  @Test("of a build and itself is 1 %, and a change of 3 % is to be seen")
  func ofItself() throws {
    let rules = try rules(isSelf: true)
    #expect(rules.margin == 0.01)
    #expect(rules.resolution == 0.03)
  }

  @Test("of two builds is 5 %, since nobody knows what their layouts do, and a change of 15 % is to be seen")
  func ofTwoBuilds() throws {
    let rules = try rules()
    #expect(rules.margin == 0.05)
    #expect(abs(rules.resolution - 0.15) < 1e-12)
  }

  @Test("follows what layout does by a calibration, and is 1 % at least", arguments: [(0.023, 0.023), (0.002, 0.01)])
  func calibrated(spread: Double, margin: Double) throws {
    #expect(try rules(layoutSpread: spread).margin == margin)
  }

  @Test("is the policy's where it has one, but never below what a calibration found layout to do")
  func policy() throws {
    #expect(try rules(margin: 0.02).margin == 0.02)
    #expect(try rules(margin: 0.03, layoutSpread: 0.023).margin == 0.03)
    #expect(throws: DuelError.tooTight(name: "duel", asked: 0.02, possible: 0.023)) {
      try rules(margin: 0.02, layoutSpread: 0.023)
    }
  }
}
