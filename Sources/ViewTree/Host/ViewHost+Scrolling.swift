extension ViewHost {
  /// How much of lazy containers is visible, and for how long they keep the rows that have left.
  public var viewport: Viewport { tree.viewport }

  /// Scrolls the first lazy container on the top screen, the outermost, by a number of rows; back if it is negative.
  /// Neither end is passed. Without a lazy container nothing changes.
  public func scroll(by rows: Int) {
    let finder = LazyContainerFinder()
    visit(with: finder)
    update { finder.found?.scroll(by: rows) }
  }

  /// How many rows of that container lie before the first visible one; nil without a lazy container.
  public var scrollOffset: Int? {
    let finder = LazyContainerFinder()
    visit(with: finder)
    return finder.found?.offset
  }
}

extension _TreeContext {
  /// Tells the lazy container, if this place is a direct child of one, that there may be more rows here, or fewer.
  @usableFromInline func rowsMayHaveChanged() {
    if isLazy { environment.lazyContainer?.needsLayout() }
  }
}
