import ViewTree

// What one step of each phase is, in one place: the counted step and the timed ones are the same closure.
extension Stage {
  /// What has to be done to a mounted tree before its step.
  func prepare(_ mounted: MountedScreen, for phase: Phase) {
    switch phase {
    case .tickPushed, .storeChange, .pop: mounted.tap()
    default: break
    }
  }

  /// The step of a phase on a mounted and prepared tree. What it needs beside the tree is made now, outside any clock.
  ///
  /// - Precondition: Not for `mount` and `appear`, which make the tree.
  func step(of phase: Phase) -> @MainActor (MountedScreen) -> Void {
    switch phase {
    case .mount, .appear: fatalError("\(phase.rawValue) is no step on a tree: it makes one.")
    case .tick, .tickPushed: { $0.tick() }
    case .burst: { mounted in for _ in 0..<Phase.burstCount { mounted.tick() } }
    case .edit: edit()
    case .insert: showing(inserted())
    case .delete: showing(deleted())
    case .scroll: { $0.host.scroll(by: Stage.viewport.rows) }
    case .tap: { $0.tap() }
    case .deepLink: deepLink()
    case .storeChange: storeChange()
    case .pop: { $0.host.goBack() }
    }
  }

  /// Where the day in the middle of those that are made lies.
  private var middle: Int { days.firstIndex { $0.date == tappedDate } ?? 0 }

  private func showing(_ months: [Month]) -> @MainActor (MountedScreen) -> Void {
    { mounted in mounted.host.update { mounted.driver.show(months) } }
  }

  /// There and back again by turns, so that it can be repeated for ever.
  private func edit() -> @MainActor (MountedScreen) -> Void {
    let middle = middle
    var edited = days
    let day = days[middle]
    edited[middle] = Day(id: day.id, date: day.date, weather: day.weather, summary: day.summary + ", edited")
    let forms = [DayTable.months(of: edited), months]
    var turn = 0
    return { mounted in
      mounted.host.update { mounted.driver.show(forms[turn]) }
      turn = 1 - turn
    }
  }

  /// The days with the one before the first in front of them.
  private func inserted() -> [Month] {
    let id = (days.first?.id ?? 0) - 1
    let date = CivilDate(daysSinceEpoch: id).isoText
    return DayTable.months(of: [Day(id: id, date: date, weather: "snow", summary: "snow, just in")] + days)
  }

  private func deleted() -> [Month] {
    var rest = days
    rest.remove(at: middle)
    return DayTable.months(of: rest)
  }

  private func deepLink() -> @MainActor (MountedScreen) -> Void {
    let opened = (0..<Phase.deepLinkDepth).map { days[$0 % days.count] }
    return { mounted in mounted.host.update { mounted.driver.open?(opened) } }
  }

  private func storeChange() -> @MainActor (MountedScreen) -> Void {
    let notes = ["The store has changed", "The store has changed back"]
    var turn = 0
    return { [store] mounted in
      mounted.host.update { store.note = notes[turn] }
      turn = 1 - turn
    }
  }
}
