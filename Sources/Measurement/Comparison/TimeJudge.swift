/// Judges times by their multiple of the floor, and by nothing but intervals.
///
/// Whatever slows the machine slows the floor as well, so that their ratio travels better than a time. But what is
/// changed in the code that both run changes both: so the floor's own time has a margin too, and where it is not surely
/// within that the ratio is not judged at all.
struct TimeJudge {
  let margins: Policy.Margins

  /// The judgement of one case; `nil` where the phase has no floor.
  func finding(of key: CaseKey, baseline: Timing, current: Timing) -> TimeFinding? {
    guard baseline.timesFloor != nil, current.timesFloor != nil else { return nil }
    guard let before = baseline.timesFloorEstimate, let now = current.timesFloorEstimate,
      let floorBefore = baseline.floorEstimate, let floorNow = current.floorEstimate
    else {
      return TimeFinding(
        key: key,
        judgement: .noInterval,
        timesFloor: nil,
        floor: nil,
        isLargeButUnresolved: false
      )
    }
    let change = RelativeChange(from: before, to: now)
    let floor = RelativeChange(from: floorBefore, to: floorNow)
    let judgement = judgement(of: change, floor: floor)
    return TimeFinding(
      key: key,
      judgement: judgement,
      timesFloor: change,
      floor: floor,
      isLargeButUnresolved: !judgement.isResolved && change.value.magnitude > margins.timesFloor
    )
  }

  private func judgement(of change: RelativeChange, floor: RelativeChange) -> TimeFinding.Judgement {
    guard floor.interval.isWithin(margins.floor) else { return .floorMoved }
    if change.interval.low > margins.timesFloor { return .regression }
    if change.interval.high < -margins.timesFloor { return .improvement }
    return change.interval.isWithin(margins.timesFloor) ? .unchanged : .tooNoisy
  }
}

extension Interval {
  fileprivate func isWithin(_ margin: Double) -> Bool { low >= -margin && high <= margin }
}

extension Timing {
  var timesFloorEstimate: Estimate? { Self.estimate(timesFloor, timesFloorLow, timesFloorHigh) }

  var floorEstimate: Estimate? { Self.estimate(floorMedianNanoseconds, floorLowNanoseconds, floorHighNanoseconds) }

  private static func estimate(_ value: Double?, _ low: Double?, _ high: Double?) -> Estimate? {
    guard let value, let low, let high, low > 0 else { return nil }
    return Estimate(value: value, interval: Interval(low: low, high: high))
  }
}
