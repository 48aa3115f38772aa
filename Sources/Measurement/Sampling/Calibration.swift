/// How many steps a sample of one key has.
struct SampleSize: Equatable {
  /// As many as should last `minimumSampleNanoseconds` of processor time.
  var steps: Int
  /// The most a sample may have if those were over too soon.
  var limit: Int
  /// Nanoseconds of wall time that the last trial took, with its preparation.
  var elapsed: UInt64
}

/// How the size of samples is found.
extension Sampler {
  /// Warms `subject` up until it is stable and tells how many steps make one sample.
  ///
  /// The first steps of a process are slow, so that a number found with them would be too small: it is corrected by the
  /// quickest sample after warming up, and a tenth is added, because later ones may be quicker still. A trial that has
  /// taken the whole budget of warming up has done that as well.
  func calibrate(_ subject: any Measurable) throws -> SampleSize {
    precondition(subject.stepLimit >= 1, "A measurable needs a step limit of at least 1.")
    var size = try coldSize(of: subject)
    if size.elapsed >= plan.warmUp.budgetNanoseconds { return size }
    let means = try warmUp(subject, steps: size.steps)
    if let quickest = means.suffix(plan.warmUp.window).min() {
      size.steps = min(size.limit, stepsNeeded(for: plan.minimumSampleNanoseconds, atNanoseconds: quickest))
    }
    return size
  }

  /// Tries longer and longer samples until one is long enough.
  ///
  /// Also ends where a trial took the whole budget of a key, preparation included, since a longer sample would leave no
  /// time for a second one; that trial is then the limit.
  private func coldSize(of subject: any Measurable) throws -> SampleSize {
    let limit = stepsPerSampleLimit(of: subject)
    var steps = 1
    while true {
      let start = clocks.wall()
      let trial = try time(subject, steps: steps)
      let elapsed = clocks.wall() - start
      if trial.processorNanoseconds >= plan.minimumSampleNanoseconds || steps >= limit {
        return SampleSize(steps: steps, limit: limit, elapsed: elapsed)
      }
      if let budget = plan.budgetNanosecondsPerKey, elapsed >= budget {
        return SampleSize(steps: steps, limit: steps, elapsed: elapsed)
      }
      // The guess from a short trial is poor: at most ten times as many, and always more.
      let guess = stepsNeeded(
        for: plan.minimumSampleNanoseconds,
        atNanoseconds: trial.processorNanosecondsPerStep
      )
      steps = min(max(guess, steps + 1), 10 * steps, limit)
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
