/// How many steps a sample needs to last at least `minimumSampleNanoseconds` of processor time.
extension Sampler {
  /// Warms `subject` up until it is stable and tells how many steps of it make one sample.
  ///
  /// The first steps of a process are slow, so that a number found with them would be too small: it is corrected by the
  /// quickest sample after warming up, and a tenth is added, because later ones may be quicker still.
  func calibrate(_ subject: any Measurable) throws -> Int {
    precondition(subject.stepLimit >= 1, "A measurable needs a step limit of at least 1.")
    let steps = try coldStepsPerSample(of: subject)
    let means = try warmUp(subject, steps: steps)
    guard let quickest = means.suffix(plan.warmUp.window).min(), quickest > 0 else { return steps }
    let needed = (1.1 * Double(plan.minimumSampleNanoseconds) / quickest).rounded(.up)
    return Int(min(max(needed, 1), Double(stepsPerSampleLimit(of: subject))))
  }

  /// Tries longer and longer samples until one is long enough.
  ///
  /// Also ends where a trial took the whole budget of a key, preparation included: a longer sample would leave no time
  /// for a second one.
  func coldStepsPerSample(of subject: any Measurable) throws -> Int {
    let limit = stepsPerSampleLimit(of: subject)
    var steps = 1
    while true {
      let start = clocks.wall()
      let trial = try time(subject, steps: steps)
      let isTooDear = plan.budgetNanosecondsPerKey.map { clocks.wall() - start >= $0 } ?? false
      if trial.processorNanoseconds >= plan.minimumSampleNanoseconds || steps >= limit || isTooDear { return steps }
      // The guess from a short trial is poor: at most ten times as many, and always more.
      let guess = 1.1 * Double(plan.minimumSampleNanoseconds) / trial.processorNanosecondsPerStep
      let next = min(max(guess.rounded(.up), Double(steps + 1)), Double(10 * steps))
      steps = Int(min(next, Double(limit)))
    }
  }

  /// Takes samples until they have settled or the warm-up's budget is spent; at least one.
  /// - Returns: Mean processor nanoseconds per step of each, in order.
  func warmUp(_ subject: any Measurable, steps: Int) throws -> [Double] {
    var means: [Double] = []
    let start = clocks.wall()
    repeat {
      means.append(try time(subject, steps: steps).processorNanosecondsPerStep)
    } while !plan.warmUp.isStable(means) && clocks.wall() - start < plan.warmUp.budgetNanoseconds
    return means
  }

  private func stepsPerSampleLimit(of subject: any Measurable) -> Int {
    let (product, overflow) = subject.stepLimit.multipliedReportingOverflow(by: plan.maximumSegments)
    return overflow ? SamplingPlan.maximumSteps : min(product, SamplingPlan.maximumSteps)
  }
}
