import ViewTree
public enum Probe {
  @MainActor public static func hosts(_ rows: Int) -> [(String, () -> (ViewHost, () -> Void))] {
    let table = DayTable.embedded()
    let months = DayTable.months(of: table.days(count: rows))
    func mk<V: View>(_ f: @escaping (ScreenInput) -> V) -> () -> (ViewHost, () -> Void) {
      { fatalError() }
    }
    _ = mk { EagerScreen($0) }
    let store = DayStore(source: "s")
    return [
      ("control", { let i = ScreenInput(months: months, store: store); return (ViewHost(recordsDetails: false) { ControlScreen(i) }, { i.driver.tick() }) }),
      ("button", { let i = ScreenInput(months: months, store: store); return (ViewHost(recordsDetails: false) { ControlButtonScreen(i) }, { i.driver.tick() }) }),
      ("eager", { let i = ScreenInput(months: months, store: store); return (ViewHost(recordsDetails: false) { EagerScreen(i) }, { i.driver.tick() }) }),
      ("row-view", { let i = ScreenInput(months: months, store: store); return (ViewHost(recordsDetails: false) { RowViewScreen(i) }, { i.driver.tick() }) }),
      ("hidden", { let i = ScreenInput(months: months, store: store); return (ViewHost(recordsDetails: false) { HiddenLinkScreen(i) }, { i.driver.tick() }) }),
    ]
  }
  @MainActor public static func floor(_ rows: Int) -> () -> Int {
    let table = DayTable.embedded()
    let days = table.days(count: rows)
    let store = DayStore(source: "s")
    func row(_ day: Day) -> NavigationLink<some View, DayDetail> { NavigationLink(destination: DayDetail(day: day, store: store)) { dayLabel(day) } }
    var kept = days.map(row)
    return {
      var equal = 0
      for i in days.indices {
        var new = row(days[i])
        if areEqual(&kept[i], &new) { equal += 1 } else { kept[i] = new }
      }
      return equal
    }
  }
}
