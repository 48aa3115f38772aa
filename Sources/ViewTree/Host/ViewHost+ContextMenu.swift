extension ViewHost {
  /// The context menu of a view on the top screen, as if it had been pressed long. Opening it changes nothing in the
  /// tree.
  @MainActor public struct ContextMenu {
    let label: String
    let host: ViewHost

    /// What the items show, in order.
    public var texts: [String] {
      let collector = TextCollector()
      visit(with: collector)
      return collector.texts
    }

    /// Chooses the first enabled item whose label shows a text. Traps if there is none, or the menu has gone.
    public func tap(_ item: String) {
      let finder = ControlFinder(label: item)
      visit(with: finder)
      guard let found = finder.found else {
        fatalError("No enabled item \"\(item)\" is in the context menu of \"\(label)\". It shows: \(texts.prefix(20)).")
      }
      Control(texts: found.texts, activations: found.activations, host: host).tap()
    }

    private func visit(with inspector: _Visitor) { host.visit(with: MenuFinder(of: label, for: inspector)) }
  }

  /// The menu of the first view on the top screen that has one and shows a text; nil if there is none.
  public func contextMenu(of label: String) -> ContextMenu? {
    let finder = MenuFinder(of: label, for: TextCollector())
    visit(with: finder)
    return finder.hasFound ? ContextMenu(label: label, host: self) : nil
  }
}
