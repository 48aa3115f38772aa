import Foundation
import Testing

@testable import Measurement

@Suite struct SamplingPlanTests {
  @Test(
    "a plan and a sample are the same after a journey to another process and back",
    arguments: [nil, 7] as [UInt64?]
  )
  func journey(budget: UInt64?) throws {
    var plan = SamplingPlan.quick
    plan.budgetNanosecondsPerKey = budget
    #expect(try JSONDecoder().decode(SamplingPlan.self, from: JSONEncoder().encode(plan)) == plan)
    let sample = Sample(
      key: "a",
      process: 1,
      round: 2,
      order: 3,
      steps: 4,
      segments: 5,
      wallNanoseconds: .max,
      processorNanoseconds: 7
    )
    #expect(try JSONDecoder().decode(Sample.self, from: JSONEncoder().encode(sample)) == sample)
  }
}
