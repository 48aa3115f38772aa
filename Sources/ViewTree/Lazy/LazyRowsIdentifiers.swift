/// Whether an identifier occurs twice. A list looks at those of all elements, another container at those of the rows it
/// has made.
extension LazyRows {
  /// Reads all identifiers of a list, and warns of duplicates (behaviours B22, B25).
  @MainActor func readIdentifiers() {
    hasReadIdentifiers = true
    let duplicate = loops.firstDuplicate(source.data, source.identify)
    if let duplicate { warnOfDuplicate(duplicate) }
  }

  /// Looks for duplicates among the rows that are made (behaviour B25).
  @MainActor func warnOfDuplicates() {
    if areAscendingIntegers { return }
    var seen = Set<ID>(minimumCapacity: rows.count)
    for row in rows where !seen.insert(row.id).inserted { return warnOfDuplicate(row.id) }
  }

  /// Whether the ids of the rows that are made are ascending whole numbers.
  var areAscendingIntegers: Bool {
    if ID.self != Int.self { return false }
    for index in rows.indices.dropFirst() {
      // Sound: `unsafeBitCast`: the first line has returned where the identifiers are no Int.
      let previous = unsafeBitCast(rows[index &- 1].id, to: Int.self)
      if previous >= unsafeBitCast(rows[index].id, to: Int.self) { return false }
    }
    return true
  }

  @MainActor func warnOfDuplicate(_ id: ID) {
    hasWarned = true
    Rows.warnOfDuplicate(id, context)
  }
}
