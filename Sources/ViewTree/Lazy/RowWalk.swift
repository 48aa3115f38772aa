/// What one walk needs to know of a `ForEach`'s rows: those it had, and those it has found.
@usableFromInline struct RowWalk<ID: Hashable, Content: View> {
  @usableFromInline typealias Row = LazyRow<ID, Content>

  @usableFromInline let before: [Row]
  @usableFromInline let leaving: [Row]
  /// The element that the first row had.
  @usableFromInline let first: Int
  @usableFromInline var rows: [Row] = []
  /// The rows that it had by id, once somebody has to look.
  @usableFromInline var table: [ID: Row]?

  @inlinable init(from before: [Row], _ leaving: [Row]) {
    self.before = before
    self.leaving = leaving
    first = before.first?.index ?? 0
    rows.reserveCapacity(before.count)
  }

  @inlinable var hasLeaving: Bool { !leaving.isEmpty }

  /// The row that an element had, if neither it nor those before it have changed places.
  @inlinable func neighbour(at index: Int) -> Row? {
    let place = index &- first
    return before.indices.contains(place) ? before[place] : nil
  }

  /// The first row with an id that the walk has not come upon yet.
  @inlinable mutating func row(_ id: ID, in generation: Int) -> Row? {
    if table == nil { makeTable(generation) }
    let row = table!.removeValue(forKey: id)
    return row?.claim == generation ? nil : row
  }

  @inlinable mutating func makeTable(_ generation: Int) {
    var made = [ID: Row](minimumCapacity: before.count + leaving.count)
    for row in before + leaving where row.claim != generation && made[row.id] == nil { made[row.id] = row }
    table = made
  }
}
