import Measurement
import Testing

@testable import linkcost

@Suite("The field of a duel")
struct DuelFieldTests {
  private static let old = Duelist(side: .old, path: "/a/linkcost")
  private static let new = Duelist(side: .new, path: "/b/linkcost")

  private static func survey(
    _ names: [String],
    control: Bool = true,
    digest: String = "d",
    counts: [String: Int] = ["bodies": 1],
    steps: Int = 3,
    buildMode: BuildMode = .release
  ) -> DuelistReport {
    let control = control ? [DuelistReport.SurveyedCase(key: ControlArm.key, steps: 5, counts: [:])] : []
    return DuelistReport(
      toolVersion: "1",
      buildMode: buildMode,
      daysDigest: digest,
      survey: control + names.map { DuelistReport.SurveyedCase(key: $0, steps: steps, counts: counts) },
      samples: nil,
      failure: nil
    )
  }

  private static func field(
    _ before: DuelistReport,
    _ now: DuelistReport,
    policy: Policy = Policy()
  ) throws -> DuelField {
    try DuelField((old: old, new: new), reports: (old: before, new: now), policy: policy)
  }

  private static let keys = ["eager/stack/typical/730/tick", "control/stack/typical/730/tick"]

  @Test("what both have is measured, with as many steps as OLD takes; what one lacks is a mismatch")
  func common() throws {
    let field = try Self.field(
      Self.survey(Self.keys + ["a/stack/typical/1/tick"]),
      Self.survey(Self.keys + ["b/stack/typical/1/tick"], counts: ["bodies": 2], steps: 9)
    )
    #expect(field.keys.map(\.description) == Self.keys)
    #expect(field.steps[Self.keys[0]] == 3 && field.steps[ControlArm.key] == 5)
    #expect(
      field.mismatches.map(\.description) == [
        "a/stack/typical/1/tick is missing in the current file", "b/stack/typical/1/tick is not in the baseline",
      ]
    )
    #expect(field.changedCounts == field.keys)
  }

  @Test("a screen that the policy leaves out is neither measured nor missed")
  func leftOut() throws {
    var policy = Policy()
    policy.screensLeftOut = [Policy.LeftOutScreen(screen: "control", reason: "Why.")]
    let field = try Self.field(Self.survey(Self.keys), Self.survey([Self.keys[0]]), policy: policy)
    #expect(field.keys.map(\.description) == [Self.keys[0]])
    #expect(field.mismatches == [])
  }

  @Test("nothing in common is a mismatch, never a pass")
  func nothing() throws {
    let field = try Self.field(Self.survey([]), Self.survey([]))
    #expect(field.mismatches == [.nothingToCompare])
  }

  @Test(
    "a survey that cannot be relied on ends the duel",
    arguments: [
      (survey(keys, control: false), DuelError.garbled(new)),
      (survey(["eager"]), .garbled(new)),
      (survey(keys + keys), .garbled(new)),
      (survey(keys, counts: [:]), .garbled(new)),
      (survey(keys, steps: 0), .garbled(new)),
      (survey(keys, steps: -1), .garbled(new)),
      (survey(keys, digest: "other"), .otherDays(new)),
      (survey(keys, buildMode: .debug), .unfit(new, "is a debug build, which does not time")),
    ]
  )
  func unreliable(report: DuelistReport, error: DuelError) {
    #expect(throws: error) { try Self.field(Self.survey(Self.keys), report) }
  }

  @Test(
    "a process that does not report is an error",
    arguments: [
      ("", .exited(status: 0), DuelError.garbled(old)),
      ("Hello.\n", .exited(status: 0), .garbled(old)),
      ("{\"duel_version\": 1}\n", .exited(status: 0), .garbled(old)),
      ("", .exited(status: 2), .ended(old, .exited(status: 2))),
      ("", .killed(signal: 11), .ended(old, .killed(signal: 11))),
      (
        "{\"duel_version\":2,\"tool_version\":\"9\",\"build_mode\":\"release\",\"days_digest\":\"d\"}",
        .exited(status: 0),
        .otherVersion(old, version: 2)
      ),
      (
        "{\"duel_version\":1,\"tool_version\":\"1\",\"build_mode\":\"release\",\"days_digest\":\"d\",\"failure\":\"Why.\"}",
        .exited(status: 0), .failed(old, message: "Why.")
      ),
    ] as [(String, ChildProcess.Ending, DuelError)]
  )
  func outcomes(text: String, ending: ChildProcess.Ending, error: DuelError) {
    let outcome = Duelist.outcome(of: Self.old, text: Array(text.utf8), ending: ending)
    #expect(throws: error) { try outcome.get() }
  }

  @Test("jobs survive their way through the pipe")
  func coding() throws {
    let bout = DuelistJob.Bout(
      side: .new,
      seed: .max,
      processor: 3,
      cases: [DuelistJob.Case(key: Self.keys[0], steps: 3, counts: ["bodies": 1], handicap: 0.03)],
      rounds: 12
    )
    let job = DuelistJob(rows: [730], screens: [], phases: [], bout: bout)
    #expect(try MessageLine.decoded(DuelistJob.self, from: MessageLine.encoded(job)) == job)
  }
}
