/// The rows of a `ForEach` in a lazy container, whatever their type.
///
/// What runs for each row is reached through stored closures, for the reason that `Dependent.update` is one.
@usableFromInline class AnyLazyRows: Dependent {
  @usableFromInline struct Verbs {
    /// Makes, or patches, the rows that a walk finds in the viewport.
    @usableFromInline let place: @MainActor (AnyLazyRows, inout LazyCursor) -> Void
    /// Parks the rows that have left it.
    @usableFromInline let finish: @MainActor (AnyLazyRows) -> Void
    /// Searches for an element.
    @usableFromInline let locate: @MainActor (AnyLazyRows, inout RowSearch) -> Void

    @usableFromInline init(
      place: @escaping @MainActor (AnyLazyRows, inout LazyCursor) -> Void,
      finish: @escaping @MainActor (AnyLazyRows) -> Void,
      locate: @escaping @MainActor (AnyLazyRows, inout RowSearch) -> Void
    ) {
      self.place = place
      self.finish = finish
      self.locate = locate
    }
  }

  // Sound: `unowned(unsafe)`: rows are made of the container's content and leave the tree with it, and what has left is
  // asked for nothing any more.
  @usableFromInline unowned(unsafe) let container: LazyContainer
  @usableFromInline let verbs: Verbs

  @usableFromInline init(
    of container: LazyContainer,
    verbs: Verbs,
    fields: TypeFields,
    in context: _TreeContext,
    update: @escaping @MainActor (Dependent) -> Void
  ) {
    self.container = container
    self.verbs = verbs
    super.init(fields: fields, in: context, update: update)
  }

  @MainActor final func place(_ cursor: inout LazyCursor) { verbs.place(self, &cursor) }

  @MainActor final func finish() { verbs.finish(self) }

  @MainActor final func locate(_ search: inout RowSearch) { verbs.locate(self, &search) }

  /// How many items they are, where that follows from the number of elements.
  @MainActor @usableFromInline var knownItemCount: Int? { nil }

  /// Parks all rows, with the row they lie in.
  @MainActor @usableFromInline func parkAll() {}

  /// Ends rows that have been parked for long enough.
  @MainActor @usableFromInline func dropLapsed() {}

  /// How many of their items the newest walk found in the viewport.
  @MainActor @usableFromInline var visibleItemCount: Int { 0 }

  @MainActor @usableFromInline func checkInvariants() {}
}
