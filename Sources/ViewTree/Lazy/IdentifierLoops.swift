/// The loops over all elements that a lazy container goes through when it is made, and when its data change. Rows in a lazy
/// container are few and share code for all types; their elements may be a million, so these loops are written out for the
/// types of each `ForEach`. (Elements that are not each one row are counted from the first on as far as the viewport
/// reaches, by shared code.)
@usableFromInline struct IdentifierLoops<Data: RandomAccessCollection, ID: Hashable> {
  @usableFromInline typealias Identify = (Data.Element) -> ID

  /// The first id that occurs twice.
  let firstDuplicate: (Data, Identify) -> ID?
  /// The place of the first element with an id.
  let firstIndex: (Data, Identify, ID) -> Int?
  /// Takes the ids that elements have out of a set.
  let removeFound: (Data, Identify, inout Set<ID>) -> Void

  @inlinable init() {
    self.init(
      firstDuplicate: { data, identify in
        let elements = Elements(data)
        defer { withExtendedLifetime(data) {} }
        return IdentifierLoops.firstDuplicate(elements, identify)
      },
      firstIndex: { data, identify, id in
        let elements = Elements(data)
        defer { withExtendedLifetime(data) {} }
        return (0..<elements.count).first { elements.call(identify, $0) == id }
      },
      removeFound: { data, identify, ids in
        for element in data where ids.remove(identify(element)) != nil && ids.isEmpty { return }
      }
    )
  }

  @usableFromInline init(
    firstDuplicate: @escaping (Data, Identify) -> ID?,
    firstIndex: @escaping (Data, Identify, ID) -> Int?,
    removeFound: @escaping (Data, Identify, inout Set<ID>) -> Void
  ) {
    self.firstDuplicate = firstDuplicate
    self.firstIndex = firstIndex
    self.removeFound = removeFound
  }

  @inlinable static func firstDuplicate(_ elements: Elements<Data>, _ identify: Identify) -> ID? {
    if areAscending(elements, identify) { return nil }
    var seen = Set<ID>(minimumCapacity: elements.count)
    for index in 0..<elements.count {
      let id = elements.call(identify, index)
      if !seen.insert(id).inserted { return id }
    }
    return nil
  }

  /// Whether the ids are ascending whole numbers, which need no table to be told apart.
  @inlinable static func areAscending(_ elements: Elements<Data>, _ identify: Identify) -> Bool {
    if ID.self != Int.self { return false }
    var previous = Int.min
    for index in 0..<elements.count {
      // Sound: `unsafeBitCast`: the first line has returned where the identifiers are no Int.
      let next = unsafeBitCast(elements.call(identify, index), to: Int.self)
      if previous >= next && index > 0 { return false }
      previous = next
    }
    return true
  }
}
