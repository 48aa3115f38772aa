/// What one walk needs to know of a `ForEach`'s rows: those it had, and those it has found.
struct RowWalk<ID: Hashable, Content: View> {
  typealias Row = LazyRow<ID, Content>

  let before: [Row]
  let leaving: [Row]
  /// The element that the first row had.
  let first: Int
  var rows: [Row] = []
  /// The rows that it had by id, once somebody has to look.
  var table: [ID: Row]?

  init(from before: [Row], _ leaving: [Row]) {
    self.before = before
    self.leaving = leaving
    first = before.first?.index ?? 0
    rows.reserveCapacity(before.count)
  }

  var hasLeaving: Bool { !leaving.isEmpty }

  /// The row that an element had, if neither it nor those before it have changed places.
  func neighbour(at index: Int) -> Row? {
    let place = index &- first
    return before.indices.contains(place) ? before[place] : nil
  }

  /// The first row with an id that the walk has not come upon yet.
  mutating func row(_ id: ID, in generation: Int) -> Row? {
    if table == nil { makeTable(generation) }
    let row = table!.removeValue(forKey: id)
    return row?.claim == generation ? nil : row
  }

  mutating func makeTable(_ generation: Int) {
    var made = [ID: Row](minimumCapacity: before.count + leaving.count)
    for row in before + leaving where row.claim != generation && made[row.id] == nil { made[row.id] = row }
    table = made
  }
}
