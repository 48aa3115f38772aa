/// Rows that have left the viewport and are kept for a while, in the order of their leaving.
///
/// Invariants:
/// - A row is among them if and only if it says that it is parked.
/// - Each is found by its id, so no two have the same.
@usableFromInline struct ParkedRows<ID: Hashable, Content: View> {
  @usableFromInline typealias Row = LazyRow<ID, Content>

  private struct Entry {
    let row: Row
    let parking: Int
    /// The action in which it left.
    let action: Int

    /// Whether the row has not come back since.
    var isValid: Bool { row.parking == parking }
  }

  private var rowsByID: [ID: Row] = [:]
  /// With entries that are not valid any more, though not many.
  private var entries: [Entry] = []
  private var parkings = 0

  @usableFromInline init() {}

  @usableFromInline var isEmpty: Bool { rowsByID.isEmpty }

  @usableFromInline var count: Int { rowsByID.count }

  /// Those that are there, in the order of their leaving.
  @usableFromInline var rows: [Row] { entries.filter(\.isValid).map(\.row) }

  /// - Returns: the row with the same id that was there before, and is not any more.
  @usableFromInline mutating func park(_ row: Row, in action: Int) -> Row? {
    let other = take(row.id)
    parkings += 1
    row.parking = parkings
    rowsByID[row.id] = row
    if entries.count > 2 * rowsByID.count + 16 { entries.removeAll { !$0.isValid } }
    let entry = Entry(row: row, parking: parkings, action: action)
    if let last = entries.last, last.action > action {
      entries.insert(entry, at: entries.firstIndex { $0.action > action }!)
    } else {
      entries.append(entry)
    }
    return other
  }

  @usableFromInline mutating func take(_ id: ID) -> Row? {
    let row = rowsByID.removeValue(forKey: id)
    row?.parking = nil
    return row
  }

  /// The action in which the first of them left.
  @usableFromInline var firstAction: Int? { entries.first { $0.isValid }?.action }

  /// Takes those that left in an action or before.
  @usableFromInline mutating func takeAll(upTo action: Int) -> [Row] {
    let end = entries.firstIndex { $0.action > action } ?? entries.count
    let due = entries[..<end].filter(\.isValid).map(\.row)
    entries.removeSubrange(..<end)
    for row in due { _ = take(row.id) }
    return due
  }
}
