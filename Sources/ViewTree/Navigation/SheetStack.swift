/// The sheets of one tree.
///
/// Invariant: each sheet was presented from the one before it.
final class SheetStack {
  private var shown: [Sheet] = []
  private var waiting: [Sheet] = []

  /// The sheet over everything else.
  var top: Sheet? { shown.last }

  /// Takes a sheet in, if it is the first or is presented from the top one. Else it waits, with a warning.
  @MainActor func admit(_ sheet: Sheet, from place: _TreeContext) -> Bool {
    if let top, !top.holds(place) {
      if !sheet.isKnownToWait {
        place.tree.warn("A sheet is to be presented while another one is. It waits until that is dismissed.")
      }
      sheet.isKnownToWait = true
      sheet.wait()
      waiting.append(sheet)
      return false
    }
    sheet.isKnownToWait = false
    shown.append(sheet)
    return true
  }

  func contains(_ sheet: Sheet) -> Bool { shown.contains { $0 === sheet } }

  /// Lets go of a sheet that has ended; those that wait ask again.
  func remove(_ sheet: Sheet) {
    shown.removeAll { $0 === sheet }
    let asking = waiting
    waiting = []
    for sheet in asking { sheet.stopWaitingAndRequest() }
  }

  /// Lets go of a sheet that does not wait any more.
  func forget(_ sheet: Sheet) {
    sheet.isKnownToWait = false
    waiting.removeAll { $0 === sheet }
  }

  /// Lets go of all sheets, before the views that have presented them end.
  func clear() {
    shown = []
    waiting = []
  }
}
