/// A row for each element of a collection, each with the identity of its element's id.
///
/// A pass walks the new elements and the kept rows side by side; as long as the ids agree, which is nearly always, a
/// row is patched where it lies. From the first disagreement on, rows are matched by id: matched ones move with their
/// state, the others are removed or made (behaviour B25).
///
/// In a lazy container the rows that are visible are all it has: `LazyRows` keeps them.
///
/// Rows lie one deeper than the view around them, as if their content closure were a body: in a pass it runs before
/// them, so that a row whose closure has changed too is brought up to date once, and one that goes not at all.
@frozen public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _PrimitiveView {
  /// The elements the rows are made from.
  public let data: Data
  /// Makes the row of an element.
  public let content: (Data.Element) -> Content
  @usableFromInline let identify: (Data.Element) -> ID

  @inlinable init(
    data: Data,
    identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.identify = identify
  }

  @inlinable public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: ForEach.identify(by: id), content: content)
  }

  /// Not isolated: a closure that is isolated to the main actor checks the current executor on each call.
  @inlinable nonisolated static func identify(by id: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
    { $0[keyPath: id] }
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
    @usableFromInline var storage: RowStorage<Row>
    /// There once the content closure has read something observable.
    @usableFromInline var watch: RowsWatch<Data, ID, Content>?
    /// There in a lazy container, where it holds the rows instead.
    @usableFromInline var lazyRows: LazyRows<Data, ID, Content>?

    @inlinable init(storage: RowStorage<Row>) {
      self.storage = storage
    }
  }

  @inlinable public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    if Content._evaluatesBodies { context.requireRoomBelow() }
    context.created(Self.self)
    let view = view.move()
    if context.isLazy, let container = context.environment.lazyContainer {
      return _Node(of: view, in: container, IdentifierLoops(), context)
    }
    let elements = Elements(view.data)
    let storage = RowStorage<Row>(capacity: elements.count)
    var tickets: [ObservationTicket] = []
    let batch = Batch(for: elements.count, in: context)
    let below = context.below
    while let range = view.nextViews(from: storage.count, to: elements.count, of: elements, batch, &tickets) {
      for index in range {
        let place = batch.places + (index &- range.lowerBound)
        storage.append(Row(id: elements.call(view.identify, index), node: Content._make(taking: place, in: below)))
      }
    }
    batch.giveBack(in: context)
    withExtendedLifetime(view.data) {}
    warnOfDuplicates(in: storage, context)
    if tickets.isEmpty { return _Node(storage: storage) }
    var node = _Node(storage: storage)
    node.observe(tickets, of: view, in: context)
    return node
  }

  @inlinable public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    if Content._evaluatesBodies { context.requireRoomBelow() }
    context.received(Self.self)
    let view = view.move()
    if let rows = node.lazyRows { return rows.receive(view) }
    if let watch = node.watch { node.storage = watch.storage }
    let tickets = view.patch(&node.storage, in: context.below)
    if !tickets.isEmpty || node.watch != nil { node.observe(tickets, of: view, in: context) }
  }

  @inlinable func patch(_ storage: inout RowStorage<Row>, in context: _TreeContext) -> [ObservationTicket] {
    let elements = Elements(data)
    let rows = storage.rows
    let shared = min(elements.count, storage.count)
    var tickets: [ObservationTicket] = []
    var agreeing = 0
    if Content._evaluatesBodies {
      while agreeing < shared, elements.call(identify, agreeing) == rows[agreeing].id { agreeing &+= 1 }
      patch(rows, 0..<agreeing, elements, &tickets, in: context)
    } else {
      let ticket = ObservationTicket.tracking { agreeing = patchAgreeing(rows, shared, elements, in: context) }
      if let ticket { tickets.append(ticket) }
    }
    if agreeing < max(elements.count, storage.count) {
      let tail = rearrange(&storage, from: agreeing, elements, &tickets, in: context)
      patch(storage.rows, tail, elements, &tickets, in: context)
      finishRearranging(storage, in: context)
    }
    withExtendedLifetime(data) {}
    return tickets
  }

  /// Patches rows in which no body is evaluated, as long as ids agree: what is read of observable objects meanwhile, the
  /// content closure has read.
  ///
  /// By one of two copies of the same code: one that is specialised, and need not ask for each value whether details are
  /// recorded; and one for counted passes, which is not specialised and asks.
  ///
  /// - Returns: the first row whose id is another one, or the end.
  @inlinable @inline(never)
  func patchAgreeing(
    _ rows: UnsafeMutablePointer<Row>,
    _ count: Int,
    _ elements: Elements<Data>,
    in context: _TreeContext
  ) -> Int {
    if context.isRecording { return patchWhileRecording(rows, count, elements, in: context) }
    return patchOneByOne(rows, count, elements, in: context.withoutRecording)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline
  func patchWhileRecording(
    _ rows: UnsafeMutablePointer<Row>,
    _ count: Int,
    _ elements: Elements<Data>,
    in context: _TreeContext
  ) -> Int {
    patchOneByOne(rows, count, elements, in: context)
  }

  @inlinable @inline(__always)
  func patchOneByOne(
    _ rows: UnsafeMutablePointer<Row>,
    _ count: Int,
    _ elements: Elements<Data>,
    in context: _TreeContext
  ) -> Int {
    var patched = 0
    while patched < count, elements.call(identify, patched) == rows[patched].id {
      patch(&rows[patched], elements, patched, in: context)
      patched &+= 1
    }
    return patched
  }

  @inlinable @inline(__always)
  func patch(_ row: inout Row, _ elements: Elements<Data>, _ index: Int, in context: _TreeContext) {
    withPlace(of: elements.call(content, index)) { Content._patch(&row.node, taking: $0, in: context) }
  }

  /// Patches rows that lie where their elements do.
  @inlinable @inline(__always)
  func patch(
    _ rows: UnsafeMutablePointer<Row>,
    _ range: Range<Int>,
    _ elements: Elements<Data>,
    _ tickets: inout [ObservationTicket],
    in context: _TreeContext
  ) {
    let batch = Batch(for: range.count, in: context)
    var next = range.lowerBound
    while let views = nextViews(from: next, to: range.upperBound, of: elements, batch, &tickets) {
      for index in views {
        Content._patch(&rows[index].node, taking: batch.places + (index &- views.lowerBound), in: context)
      }
      next = views.upperBound
    }
    batch.giveBack(in: context)
  }

  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { .variable }

  public static func _tally(_ view: Self, into tally: inout _RowTally) { tally.add(view) }

  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    Nesting.requireStack()
    if let rows = node.lazyRows { return rows.visit(with: visitor) }
    if let watch = node.watch { visitor.dependent(watch) }
    let storage = node.watch?.storage ?? node.storage
    visitor.container(Self.self) {
      for index in 0..<storage.count { Content._visit(&storage.rows[index].node, with: visitor) }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: ForEach.identifyByID(), content: content)
  }

  @inlinable nonisolated static func identifyByID() -> (Data.Element) -> ID { { $0.id } }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A row for each number of a range.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: ForEach.identifyBySelf(), content: content)
  }

  @inlinable nonisolated static func identifyBySelf() -> (Int) -> Int { { $0 } }
}
