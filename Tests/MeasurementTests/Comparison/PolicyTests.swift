import Testing

@testable import Measurement

@Suite("A policy file")
struct PolicyTests {
  @Test("says what is let pass and insisted on")
  func whole() throws {
    let text = """
      {
        "policy_version": 1,
        "times": "demanded",
        "margins": {"x_floor": 0.05, "floor_median_ns": 0.2, "duel": 0.02, "duel_resolution": 0.05},
        "screens_left_out": [{"screen": "row-view", "reason": "Being rewritten."}],
        "counts_that_may_change": [
          {"count": "nodes_live", "screen": "eager", "phase": "tap", "reason": "One more."},
          {"count": "comparisons", "reason": "Another rule."}
        ]
      }
      """
    var policy = Policy()
    policy.demandsTimes = true
    policy.margins.timesFloor = 0.05
    policy.margins.floor = 0.2
    policy.margins.duel = 0.02
    policy.margins.duelResolution = 0.05
    policy.screensLeftOut = [.init(screen: "row-view", reason: "Being rewritten.")]
    policy.countsThatMayChange = [
      .init(count: "nodes_live", screen: "eager", phase: "tap", reason: "One more."),
      .init(count: "comparisons", screen: nil, phase: nil, reason: "Another rule."),
    ]
    #expect(try Policy(json: Array(text.utf8)) == policy)
    #expect(try Policy(json: Array(#"{"policy_version": 1}"#.utf8)) == Policy())
    #expect(try Policy(json: Array(#"{"policy_version": 1, "times": "reported"}"#.utf8)) == Policy())
  }

  @Test(
    "is refused with a sentence where it could mean something else than it says",
    arguments: [
      ("{}", "This is not a policy: policy_version is missing."),
      ("[]", "This is not a policy: the whole of it is not of the type it should be."),
      ("{", "This is not a policy: it ends in the middle."),
      (#"{"policy_version": 2}"#, "This policy has policy_version 2, and this linkcost reads 1 only."),
      (
        #"{"policy_version": 1, "margin": {"x_floor": 0.1}}"#,
        "This policy says margin, which means nothing: what can stand there is policy_version, times, margins, "
          + "screens_left_out, counts_that_may_change."
      ),
      (
        #"{"policy_version": 1, "margins": {"cpu_median_ns": 0.1}}"#,
        "This policy says margins.cpu_median_ns, which means nothing: what can stand there is x_floor, floor_median_ns, "
          + "duel, duel_resolution."
      ),
      (
        #"{"policy_version": 1, "screens_left_out": [{"screen": "a", "reason": "b", "phase": "tap"}]}"#,
        "This policy says screens_left_out.phase, which means nothing: what can stand there is screen, reason."
      ),
      (
        #"{"policy_version": 1, "counts_that_may_change": [{"metric": "a", "reason": "b"}]}"#,
        "This policy says counts_that_may_change.metric, which means nothing: what can stand there is count, screen, "
          + "phase, reason."
      ),
      (
        #"{"policy_version": 1, "margins": {"x_floor": 0}}"#,
        "The margin of x_floor in this policy is not between 0 and 1: 0.1 is 10 %."
      ),
      (
        #"{"policy_version": 1, "margins": {"floor_median_ns": 10}}"#,
        "The margin of floor_median_ns in this policy is not between 0 and 1: 0.1 is 10 %."
      ),
      (
        #"{"policy_version": 1, "margins": {"duel": 1}}"#,
        "The margin of duel in this policy is not between 0 and 1: 0.1 is 10 %."
      ),
      (
        #"{"policy_version": 1, "margins": {"x_floor": "5 %"}}"#,
        "This is not a policy: margins.x_floor is not of the type it should be."
      ),
      (
        #"{"policy_version": 1, "times": "sometimes"}"#,
        "This is not a policy: times has a value it cannot have."
      ),
      (
        #"{"policy_version": 1, "screens_left_out": [{"screen": "a"}]}"#,
        "This is not a policy: screens_left_out[0].reason is missing."
      ),
      (
        #"{"policy_version": 1, "screens_left_out": [{"screen": "a", "reason": " "}]}"#,
        "This policy makes an exception without a reason (screens_left_out, a): write one."
      ),
      (
        #"{"policy_version": 1, "counts_that_may_change": [{"count": "a", "reason": ""}]}"#,
        "This policy makes an exception without a reason (counts_that_may_change, a): write one."
      ),
      (
        #"{"policy_version": 1, "times": "demanded", "times": "reported"}"#,
        "This is not a policy: times stands twice in one object, the second time at line 1."
      ),
    ]
  )
  func refusals(text: String, sentence: String) {
    let error = #expect(throws: PolicyFileError.self) { try Policy(json: Array(text.utf8)) }
    #expect(error?.description == sentence)
  }
}
