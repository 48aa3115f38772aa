import ViewTree

extension ReachCase {
  /// What every step does, however many rows there are.
  ///
  /// Worked out from how the screens are written, and held against each step that is counted or timed.
  ///
  /// | | the screen's body | readers' bodies | compared | of these unequal | only handed on |
  /// |---|---|---|---|---|---|
  /// | beside rows | 1 | | title, calendar | title | `onAppear`, `NavigationStack` |
  /// | environment | 1 | 10 | the value, the rows, ten texts | the value, ten texts | `onAppear` |
  /// | lazy tick | 1 | | title; of each visible row the destination and two texts | title | `onAppear`, `NavigationStack`, `ScrollView`, `LazyVStack`, `ForEach`, an `HStack` a row |
  ///
  /// Scrolled by a page, a lazy stack makes a viewport of rows and ends those that have been away for long enough. A
  /// row is four nodes: link, `HStack`, two texts.
  public var expected: WorkTotals {
    var totals = WorkTotals()
    let visible = min(rows, ReachCase.viewport.rows)
    switch change {
    case .besideRows:
      totals.bodiesEvaluated = 1
      totals.comparisons = 2
      totals.comparisonsUnequal = 1
      totals.valuesHandedOn = 2
    case .environment:
      totals.bodiesEvaluated = 1 + FewReadersScreen.readerCount
      totals.comparisons = 2 + FewReadersScreen.readerCount
      totals.comparisonsUnequal = 1 + FewReadersScreen.readerCount
      totals.valuesHandedOn = 1
      totals.environmentChecks = FewReadersScreen.readerCount
    case .lazyTick:
      totals.bodiesEvaluated = 1
      totals.comparisons = 1 + 3 * visible
      totals.comparisonsUnequal = 1
      totals.valuesHandedOn = 5 + visible
      totals.linksBuilt = visible
      totals.destinationsBuilt = visible
    case .lazyScroll:
      totals = Self.making(visible)
      totals.nodesRemoved = totals.nodesCreated
    case .lazyMount, .listMount:
      totals = Self.making(visible)
      totals.bodiesEvaluated = 1
      // The screen, the `ForEach`, what holds it, and of the lazy stack also `onAppear`, `NavigationStack`, the title
      // and `ScrollView`.
      totals.nodesCreated += change == .listMount ? 3 : 7
    case .push:
      totals.bodiesEvaluated = 1
      totals.destinationsBuilt = 1
      totals.objectsBuilt = 1
      // The detail view, its title, its stack, four texts, a button and its label.
      totals.nodesCreated = 9
    }
    return totals
  }

  private static func making(_ rows: Int) -> WorkTotals {
    var totals = WorkTotals()
    totals.linksBuilt = rows
    totals.destinationsBuilt = rows
    totals.nodesCreated = 4 * rows
    return totals
  }
}
