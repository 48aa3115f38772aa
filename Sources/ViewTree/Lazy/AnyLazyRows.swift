/// The rows of a `ForEach` in a lazy container, whatever their type. Their code is shared by all types: few rows are made,
/// and only what makes and patches the view in a row is the type's own.
@usableFromInline class AnyLazyRows: Dependent {
  // Sound: `unowned(unsafe)`: rows are made of the container's content and leave the tree with it, and what has left is
  // asked for nothing any more.
  unowned(unsafe) let container: LazyContainer

  init(
    of container: LazyContainer,
    fields: TypeFields,
    in context: _TreeContext,
    update: @escaping @MainActor (Dependent) -> Void
  ) {
    self.container = container
    super.init(fields: fields, in: context, update: update)
  }

  /// Makes, or patches, the rows that a walk finds in the viewport.
  @MainActor func place(_ cursor: inout LazyCursor) { fatalError(Self.isTheSubclass) }

  /// Parks the rows that have left it.
  @MainActor func finish() { fatalError(Self.isTheSubclass) }

  /// Searches for an element.
  @MainActor func locate(_ search: inout RowSearch) { fatalError(Self.isTheSubclass) }

  /// How many items they are, where that follows from the number of elements.
  @MainActor var knownItemCount: Int? { nil }

  /// Parks all rows, with the row they lie in.
  @MainActor func parkAll() { fatalError(Self.isTheSubclass) }

  /// Ends rows that have been parked for long enough.
  @MainActor func dropLapsed() { fatalError(Self.isTheSubclass) }

  /// How many of their items the newest walk found in the viewport.
  @MainActor var visibleItemCount: Int { 0 }

  @MainActor func checkInvariants() { fatalError(Self.isTheSubclass) }

  private static let isTheSubclass = "Rows in a lazy container are those of a ForEach: LazyRows has all of this."
}
