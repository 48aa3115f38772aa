/// How one sample is taken.
extension Sampler {
  /// One sample: the lead-in, then as many steps as planned, and more where those were over too soon.
  ///
  /// A neighbour that leaves the core can make steps half as long from one sample to the next; so that even then no
  /// sample is shorter than the plan says, steps are added in further segments, up to the limit of `size`.
  func takeSample(of subject: any Measurable, size: SampleSize) throws -> TimedSteps {
    try leadIn(subject)
    var sample = try time(subject, steps: size.steps)
    while sample.processorNanoseconds < plan.minimumSampleNanoseconds, sample.steps < size.limit {
      let missing = plan.minimumSampleNanoseconds - sample.processorNanoseconds
      let steps = stepsNeeded(for: missing, atNanoseconds: sample.processorNanosecondsPerStep)
      sample.add(try time(subject, steps: min(steps, size.limit - sample.steps)))
    }
    return sample
  }

  /// The untimed steps before a sample; checked like all others.
  func leadIn(_ subject: any Measurable) throws {
    let steps = min(plan.leadInSteps, subject.stepLimit)
    guard steps > 0 else { return }
    try subject.prepare(steps: steps)
    subject.run(steps: steps)
    try subject.verify(steps: steps)
  }

  /// Times `steps` steps, in as many segments as `stepLimit` asks for, and checks each segment.
  func time(_ subject: any Measurable, steps: Int) throws -> TimedSteps {
    let overhead = SegmentOverhead.measured(with: clocks, segments: 5)
    var sum = TimedSteps()
    while sum.steps < steps {
      let segmentSteps = min(steps - sum.steps, subject.stepLimit)
      try subject.prepare(steps: segmentSteps)
      let segment = readClocks(around: subject, steps: segmentSteps, clocks: clocks)
      try subject.verify(steps: segmentSteps)
      sum.add(segment.subtracting(overhead))
    }
    return sum
  }

  /// How many steps of this length last a tenth longer than asked; at least 1, at most ``SamplingPlan/maximumSteps``.
  func stepsNeeded(for nanoseconds: UInt64, atNanoseconds perStep: Double) -> Int {
    let steps = (Double(nanoseconds + nanoseconds / 10) / perStep).rounded(.up)
    return Int(min(max(steps, 1), Double(SamplingPlan.maximumSteps)))
  }
}
