/// Adds up how many rows one element of a `ForEach` is, from the value its content closure has made. On the way it looks
/// for an identity, if it is asked to.
///
/// What holds rows of a `ForEach` is as many rows as these, and what lies beside them, a section's header say, takes
/// none. Otherwise an element takes one row, or none if there is nothing in it.
public struct _RowTally {
  /// Rows of those `ForEach`es that lie in the element.
  private var rows = 0
  private var hasRows = false
  /// Views beside them.
  private var views = 0
  private var isKnown = true
  private let wanted: AnyHashable?
  /// How many rows of the element come before what is wanted; nil if that is not there.
  private(set) var found: Int?

  @usableFromInline init(searchingFor wanted: AnyHashable? = nil) { self.wanted = wanted }

  /// Nil if only a body can tell.
  @usableFromInline var count: Int? { isKnown ? hasRows ? rows : min(views, 1) : nil }

  mutating func addView(shape: _RowShape) {
    if case .constant(let count) = shape { views += count } else { isKnown = false }
  }

  mutating func meets<ID: Hashable>(_ id: ID) {
    if let wanted, found == nil, wanted.base as? ID == id { found = rows }
  }

  /// Adds the rows of a `ForEach`.
  @MainActor mutating func add<Data, ID, Content>(_ forEach: ForEach<Data, ID, Content>) {
    hasRows = true
    let shape = _RowShapeQuery.shape(of: Content.self)
    if wanted == nil, case .constant(let count) = shape {
      rows += count * forEach.data.count
      return
    }
    for element in forEach.data {
      if wanted != nil { meets(forEach.identify(element)) }
      if case .constant(let count) = shape {
        rows += count
      } else {
        var inner = _RowTally(searchingFor: found == nil ? wanted : nil)
        Content._tally(forEach.content(element), into: &inner)
        if let place = inner.found { found = rows + place }
        if let count = inner.count { rows += count } else { isKnown = false }
      }
    }
  }
}
