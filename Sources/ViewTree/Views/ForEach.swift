/// A row for each element of a collection, each with the identity of its element's id.
///
/// A pass walks the new elements and the kept rows side by side; as long as the ids agree, which is nearly always, a
/// row is patched where it lies. From the first disagreement on, rows are matched by id: matched ones move with their
/// state, the others are removed or made (behaviour B25).
@frozen public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The elements the rows are made from.
  public let data: Data
  /// Makes the row of an element.
  public let content: (Data.Element) -> Content
  @usableFromInline let identify: (Data.Element) -> ID

  @inlinable init(
    data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.identify = identify
  }

  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }

  @frozen @usableFromInline struct Row {
    @usableFromInline let id: ID
    @usableFromInline var node: Content._Node

    @inlinable init(id: ID, node: Content._Node) {
      self.id = id
      self.node = node
    }
  }

  @frozen public struct _Node {
    @usableFromInline var rows: ContiguousArray<Row>

    @inlinable init(rows: ContiguousArray<Row>) {
      self.rows = rows
    }
  }

  @inlinable public static func _make(_ view: Self, in context: TreeContext) -> _Node {
    context.created(Self.self)
    var rows = ContiguousArray<Row>()
    rows.reserveCapacity(view.data.count)
    for element in view.data { rows.append(view.makeRow(for: element, in: context)) }
    warnOfDuplicates(in: rows, context)
    return _Node(rows: rows)
  }

  @inlinable public static func _patch(_ node: inout _Node, to view: Self, in context: TreeContext) {
    context.received(Self.self)
    var place = view.data.startIndex
    let patched = node.rows.withUnsafeMutableBufferPointer { rows in
      var patched = 0
      while patched < rows.count, place != view.data.endIndex {
        let element = view.data[place]
        if view.identify(element) != rows[patched].id { break }
        Content._patch(&rows[patched].node, to: view.content(element), in: context)
        patched &+= 1
        view.data.formIndex(after: &place)
      }
      return patched
    }
    if patched == node.rows.count, place == view.data.endIndex { return }
    rearrange(&node.rows, from: patched, to: view, from: place, in: context)
  }

  @inlinable public static func _visit(_ node: inout _Node, with visitor: Visitor) {
    visitor.container(Self.self) {
      for index in node.rows.indices { Content._visit(&node.rows[index].node, with: visitor) }
    }
  }

  @inlinable func makeRow(for element: Data.Element, in context: TreeContext) -> Row {
    Row(id: identify(element), node: Content._make(content(element), in: context))
  }
}

// Where ids disagree. The rows before `first` are up to date.
extension ForEach {
  @inlinable static func rearrange(
    _ rows: inout ContiguousArray<Row>, from first: Int, to view: Self, from place: Data.Index,
    in context: TreeContext
  ) {
    let tail = commonTail(of: rows, from: first, view, from: place)
    let endPlace = view.data.index(view.data.endIndex, offsetBy: -tail)
    var replaced = Array(rows[first..<(rows.count - tail)].map(Optional.some))
    var placeOfID: [ID: Int] = [:]
    for (index, row) in replaced.enumerated() where placeOfID[row!.id] == nil { placeOfID[row!.id] = index }

    let elements = Array(view.data[place..<endPlace])
    let sources = elements.map { placeOfID.removeValue(forKey: view.identify($0)) }
    removeUnused(&replaced, except: sources, in: context)

    var arranged = ContiguousArray<Row>()
    arranged.reserveCapacity(elements.count)
    for (element, source) in zip(elements, sources) {
      if let source, var row = replaced[source].take() {
        Content._patch(&row.node, to: view.content(element), in: context)
        arranged.append(row)
      } else {
        arranged.append(view.makeRow(for: element, in: context))
      }
    }
    rows.replaceSubrange(first..<(rows.count - tail), with: arranged)
    for (offset, element) in view.data[endPlace...].enumerated() {
      Content._patch(&rows[rows.count - tail + offset].node, to: view.content(element), in: context)
    }
    warnOfDuplicates(in: rows, context)
  }

  /// How many rows at the end agree with the elements at the end.
  @inlinable static func commonTail(
    of rows: ContiguousArray<Row>, from first: Int, _ view: Self, from place: Data.Index
  ) -> Int {
    var tail = 0
    var index = rows.count
    var elementPlace = view.data.endIndex
    while index > first, elementPlace > place {
      index -= 1
      view.data.formIndex(before: &elementPlace)
      if rows[index].id != view.identify(view.data[elementPlace]) { break }
      tail += 1
    }
    return tail
  }

  @inlinable static func removeUnused(_ rows: inout [Row?], except used: [Int?], in context: TreeContext) {
    var isUsed = Array(repeating: false, count: rows.count)
    for case let index? in used { isUsed[index] = true }
    for index in rows.indices where !isUsed[index] {
      context.tree.remove { Content._visit(&rows[index]!.node, with: $0) }
    }
  }

  @inlinable static func warnOfDuplicates(in rows: ContiguousArray<Row>, _ context: TreeContext) {
    if let duplicate = firstDuplicate(in: rows) {
      context.tree.warn("ForEach: the ID \(duplicate) occurs multiple times within the collection; results are undefined.")
    }
  }

  /// Ascending whole numbers, the usual ids, need no table.
  @inlinable static func firstDuplicate(in rows: ContiguousArray<Row>) -> ID? {
    if ID.self == Int.self {
      var isAscending = true
      for index in rows.indices.dropFirst() where isAscending {
        isAscending = unsafeBitCast(rows[index - 1].id, to: Int.self) < unsafeBitCast(rows[index].id, to: Int.self)
      }
      if isAscending { return nil }
    }
    var seen = Set<ID>(minimumCapacity: rows.count)
    return rows.first { !seen.insert($0.id).inserted }?.id
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A row for each number of a range.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, content: content)
  }
}
