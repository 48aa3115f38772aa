extension LazyRows {
  /// Reads all identifiers of a list, and warns of duplicates (behaviours B22, B25).
  @MainActor @inlinable @inline(never) func readIdentifiers() {
    hasReadIdentifiers = true
    let elements = Elements(source.data)
    let duplicate = LazyRows.firstDuplicate(elements, source.identify)
    withExtendedLifetime(source.data) {}
    if let duplicate { warnOfDuplicate(duplicate) }
  }

  @inlinable static func firstDuplicate(_ elements: Elements<Data>, _ identify: (Data.Element) -> ID) -> ID? {
    if areAscending(elements, identify) { return nil }
    var seen = Set<ID>(minimumCapacity: elements.count)
    for index in 0..<elements.count {
      let id = elements.call(identify, index)
      if !seen.insert(id).inserted { return id }
    }
    return nil
  }

  /// Whether the ids are ascending whole numbers, which need no table to be told apart.
  @inlinable static func areAscending(_ elements: Elements<Data>, _ identify: (Data.Element) -> ID) -> Bool {
    if ID.self != Int.self { return false }
    var previous = Int.min
    for index in 0..<elements.count {
      let next = unsafeBitCast(elements.call(identify, index), to: Int.self)
      if previous >= next && index > 0 { return false }
      previous = next
    }
    return true
  }

  /// Remembers how many items elements were under their new places, as far as they are known from the first on.
  @MainActor @usableFromInline func carrySizes(over newSource: Rows) {
    var known: [ID: Int] = [:]
    for (element, size) in zip(source.data, oldSizes) where size >= 0 { known[source.identify(element)] = size }
    for (element, size) in zip(source.data, sizes) where size >= 0 { known[source.identify(element)] = size }
    oldSizes = newSource.data.prefix(max(sizes.count, oldSizes.count) + 1).map { known[newSource.identify($0)] ?? -1 }
    sizes = []
  }
}
