/// Room for the views of some rows, which are made before the first of them is taken.
///
/// What a content closure reads of observable objects is found out for a batch at a time, because it costs as much for
/// one row as for many; and no row of a batch is made or patched meanwhile, because what bodies read is not the
/// closure's doing.
@frozen @usableFromInline struct RowBatch<Content> {
  @usableFromInline let places: UnsafeMutablePointer<Content>

  @inlinable static var limit: Int { 32 }

  @inlinable init(for count: Int, in context: _TreeContext) {
    places = context.ledger.pointee.scratch.take(min(count, RowBatch.limit))
  }

  @inlinable func giveBack(in context: _TreeContext) { context.ledger.pointee.scratch.giveBack(places) }
}

extension ForEach {
  @usableFromInline typealias Batch = RowBatch<Content>

  /// Makes the next views of a range, and adds what the closure has read to the tickets. The views are to be taken
  /// before the next call.
  ///
  /// - Returns: the rows they belong to; nil at the end of the range.
  @inlinable @inline(__always)
  func nextViews(
    from first: Int,
    to end: Int,
    of elements: Elements<Data>,
    _ batch: Batch,
    _ tickets: inout [ObservationTicket]
  ) -> Range<Int>? {
    if first >= end { return nil }
    let count = min(Batch.limit, end &- first)
    let ticket = ObservationTicket.tracking {
      for index in 0..<count { (batch.places + index).initialize(to: elements.call(content, first &+ index)) }
    }
    if let ticket { tickets.append(ticket) }
    return first..<(first &+ count)
  }
}
