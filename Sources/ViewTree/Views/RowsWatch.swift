/// What makes rows follow the observable objects that their content closure has read: the rows are made again from the
/// data and the closures that the parent gave last, and the parent need not run.
///
/// SwiftUI leaves open who runs then; here the view around the `ForEach` does not.
@usableFromInline final class RowsWatch<Data: RandomAccessCollection, ID: Hashable, Content: View>: Dependent {
  @usableFromInline typealias Rows = ForEach<Data, ID, Content>

  // Sound: `@exclusivity(unchecked)`: rows are touched by one pass or one visit at a time; what a content closure may
  // do meanwhile does not reach them, since asking a host then traps.
  @exclusivity(unchecked) @usableFromInline var rows: Rows
  @exclusivity(unchecked) @usableFromInline var storage: RowStorage<Rows.Row>

  @inlinable init(_ rows: Rows, _ storage: RowStorage<Rows.Row>, in context: _TreeContext) {
    self.rows = rows
    self.storage = storage
    super.init(fields: TypeFields.of(Rows.self), in: context) { dependent in
      // Sound: `unsafeDowncast`: the closure is handed over by the initialiser for its own type.
      unsafeDowncast(dependent, to: RowsWatch.self).patchAgain()
    }
  }

  /// The ids are those of before, so the rows stay where they are.
  @MainActor @inlinable func patchAgain() {
    if !confirmsChange() { return }
    _ = takeChanges()
    observe(rows.patch(&storage, in: context.below))
  }
}

extension ForEach._Node {
  /// Follows what the content closure has read in the pass that made or patched the rows.
  @MainActor @inlinable @inline(never)
  mutating func observe(
    _ tickets: [ObservationTicket],
    of rows: ForEach<Data, ID, Content>,
    in context: _TreeContext
  ) {
    if let watch {
      watch.forgetChanges()
      watch.rows = rows
      watch.storage = storage
      watch.observe(tickets)
    } else {
      let made = RowsWatch(rows, storage, in: context)
      made.observe(tickets)
      watch = made
    }
  }
}
