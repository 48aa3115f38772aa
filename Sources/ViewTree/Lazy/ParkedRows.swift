/// Rows that have left the viewport and are kept for a while, in the order of their leaving.
///
/// Invariants:
/// - A row is among them if and only if it says that it is parked.
/// - Each is found by its id, so no two have the same.
struct ParkedRows<ID: Hashable, Content: View> {
  typealias Row = LazyRow<ID, Content>

  struct Entry {
    let row: Row
    let parking: Int
    /// The action in which it left.
    let action: Int

    init(row: Row, parking: Int, action: Int) {
      self.row = row
      self.parking = parking
      self.action = action
    }

    /// Whether the row has not come back since.
    var isValid: Bool { row.parking == parking }
  }

  var rowsByID: [ID: Row] = [:]
  /// With entries that are not valid any more, though not many.
  var entries: [Entry] = []
  var parkings = 0

  init() {}

  var isEmpty: Bool { rowsByID.isEmpty }

  /// Those that are there, in the order of their leaving.
  var rows: [Row] {
    var rows: [Row] = []
    for entry in entries where entry.isValid { rows.append(entry.row) }
    return rows
  }

  /// - Returns: the row with the same id that was there before, and is not any more.
  mutating func park(_ row: Row, in action: Int) -> Row? {
    parkings &+= 1
    row.parking = parkings
    let other = rowsByID.updateValue(row, forKey: row.id)
    if let other { other.parking = nil }
    if entries.count > 2 &* rowsByID.count &+ 16 { tidy() }
    var place = entries.count
    while place > 0, entries[place &- 1].action > action { place &-= 1 }
    entries.insert(Entry(row: row, parking: parkings, action: action), at: place)
    return other
  }

  mutating func take(_ id: ID) -> Row? {
    guard let row = rowsByID.removeValue(forKey: id) else { return nil }
    row.parking = nil
    return row
  }

  /// The action in which the first of them left.
  var firstAction: Int? {
    for entry in entries where entry.isValid { return entry.action }
    return nil
  }

  /// Takes those that left in an action or before.
  mutating func takeAll(upTo action: Int) -> [Row] {
    var due: [Row] = []
    var end = 0
    while end < entries.count, entries[end].action <= action {
      if entries[end].isValid { due.append(entries[end].row) }
      end &+= 1
    }
    entries.removeSubrange(..<end)
    for row in due { _ = take(row.id) }
    return due
  }

  mutating func tidy() {
    var valid: [Entry] = []
    for entry in entries where entry.isValid { valid.append(entry) }
    entries = valid
  }
}
