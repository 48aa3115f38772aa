extension ViewHost {
  /// What swiping the top sheet down does: its binding is told, it goes, and then `onDismiss` runs. Nothing without a
  /// sheet.
  public func dismissSheet() {
    guard let sheet = tree.sheets.top else { return }
    update { sheet.dismiss() }
  }
}
