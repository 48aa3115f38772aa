/// The search for the place of an identity among the rows of a lazy container.
@usableFromInline struct RowSearch {
  let wanted: AnyHashable
  /// Items before the place that the search has come to.
  var position = 0
  /// The items that have the identity; an empty range for what takes no row.
  var found: Range<Int>?

  init(for wanted: AnyHashable) { self.wanted = wanted }

  func isWanted<ID: Hashable>(_ id: ID) -> Bool { (wanted.base as? ID) == id }
}

/// Searches what a lazy container holds, in document order.
final class TargetFinder: _Visitor {
  private var search: RowSearch

  init(_ search: RowSearch) { self.search = search }

  convenience init(_ target: ScrollTarget) { self.init(RowSearch(for: target.id)) }

  var found: Range<Int>? { search.found }

  var position: Int { search.position }

  override func rows(_ type: Any.Type, _ rows: AnyLazyRows, content: () -> Void, parked: () -> Void) {
    if found == nil { rows.locate(&search) }
  }

  override func identity<ID: Hashable>(_ type: Any.Type, _ id: ID, content: () -> Void) {
    if found == nil, search.isWanted(id) { search.found = search.position..<search.position }
    super.identity(type, id, content: content)
  }

  override func lazyContainer(_ type: Any.Type, _ container: LazyContainer, content: () -> Void) {}

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {}
}

extension LazyRows {
  /// Searches the data for an element's id, then the rows for one that they give themselves. Linear in the elements.
  @MainActor func locateRows(_ search: inout RowSearch) {
    let elements = Elements(source.data)
    defer { withExtendedLifetime(source.data) {} }
    let wanted = search.wanted.base as? ID
    let place = wanted.flatMap { loops.firstIndex(source.data, source.identify, $0) }
    if case .constant(let size) = shape {
      locate(place, elements, each: size, &search)
    } else {
      locate(place, elements, &search)
    }
  }

  /// Where all elements are equally many items.
  @MainActor @usableFromInline
  func locate(_ place: Int?, _ elements: Elements<Data>, each size: Int, _ search: inout RowSearch) {
    if let index = place ?? indexOfExplicitID(elements, search) {
      let start = saturatingSum(search.position, saturatingProduct(index, size))
      search.found = start..<saturatingSum(start, size)
    }
    search.position = saturatingSum(search.position, saturatingProduct(elements.count, size))
  }

  /// The element whose row gives itself the identity: among the rows that are there, or, in a list that knows those of
  /// all rows, among all.
  @MainActor private func indexOfExplicitID(_ elements: Elements<Data>, _ search: RowSearch) -> Int? {
    for row in rows {
      let finder = TargetFinder(RowSearch(for: search.wanted))
      row.visit(with: finder)
      if finder.found != nil { return row.index }
    }
    if !readsAllValues { return nil }
    return (0..<elements.count).first { tally(of: $0, elements, searchingFor: search.wanted).found != nil }
  }

  /// Where elements have to be gone through.
  @MainActor @usableFromInline
  func locate(_ place: Int?, _ elements: Elements<Data>, _ search: inout RowSearch) {
    for index in 0..<elements.count {
      let known = index < sizes.count && sizes[index] >= 0 ? sizes[index] : nil
      if index == place {
        search.found = search.position..<(search.position + (known ?? 1))
        return
      }
      if let known, place != nil {
        search.position += known
      } else if let row = rows.first(where: { $0.index == index }) {
        let finder = TargetFinder(search.atSamePlace)
        row.visit(with: finder)
        search.found = finder.found
        search.position += row.items.count
      } else {
        let tally = tally(of: index, elements, searchingFor: place == nil ? search.wanted : nil)
        if let before = tally.found { search.found = (search.position + before)..<(search.position + before + 1) }
        search.position += known ?? tally.count ?? 1
      }
      if search.found != nil { return }
    }
  }

  @MainActor private func tally(
    of index: Int,
    _ elements: Elements<Data>,
    searchingFor wanted: AnyHashable?
  ) -> _RowTally {
    var tally = _RowTally(searchingFor: wanted)
    Content._tally(elements.call(source.content, index), into: &tally)
    return tally
  }
}

extension RowSearch {
  /// A search of its own from the same place on.
  var atSamePlace: RowSearch {
    var search = RowSearch(for: wanted)
    search.position = position
    return search
  }
}
