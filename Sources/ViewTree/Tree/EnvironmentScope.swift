/// What surrounds the places below one node: environment values, the navigation stack, listeners to preferences.
///
/// A scope keeps its identity while its values change, so the contexts that name it stay true. Whoever reads the
/// environment below it is told of a change of any key, and looks in the next pass whether the value it reads is another
/// one (behaviour B40). Places that read nothing cost nothing.
@usableFromInline final class EnvironmentScope: LocationReader {
  private(set) var values: EnvironmentValues
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var navigation: NavigationCore?
  /// The nearest view around the scope's places that listens to a preference.
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var listener: PreferenceListener?
  /// Outlives this scope, which lies in its part of the tree.
  private unowned(unsafe) let outer: EnvironmentScope?
  /// What this scope changes of the values around it.
  private var change: ((inout EnvironmentValues) -> Void)?
  private var readers = ReaderList()

  init() {
    values = EnvironmentValues()
    outer = nil
  }

  @usableFromInline init(under outer: EnvironmentScope, change: ((inout EnvironmentValues) -> Void)? = nil) {
    self.outer = outer
    self.change = change
    navigation = outer.navigation
    listener = outer.listener
    values = outer.values
    change?(&values)
    outer.subscribe(self)
  }

  /// Sets another change of the values around it.
  @usableFromInline func update(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    sourceDidChange()
  }

  func sourceDidChange() {
    if let outer { values = outer.values }
    change?(&values)
    readers.tellAll()
  }

  func subscribe(_ reader: any LocationReader) { readers.insert(reader) }

  func unsubscribe(_ reader: any LocationReader) { readers.remove(reader) }

  /// Ends the scope, whose part of the tree is being removed.
  func detach() { outer?.unsubscribe(self) }
}
