extension ViewHost {
  /// The root view as its body sees it, with its storage in its properties; nil where the root is of another type, or has
  /// no dynamic properties. For loops that are to make what a body makes.
  package func installedRoot<Root: View>(of type: Root.Type) -> Root? {
    let finder = RootFinder()
    visit(with: finder)
    return (finder.found as? DynamicComposite<Root>)?.installedView()
  }
}

/// Finds the first dependent it is shown.
private final class RootFinder: _Visitor {
  private(set) var found: Dependent?

  override func dependent(_ dependent: Dependent) { found = found ?? dependent }
}
