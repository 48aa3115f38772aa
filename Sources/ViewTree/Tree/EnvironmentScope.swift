/// What surrounds the places below one node: environment values, the surface they lie on, listeners to preferences.
///
/// A scope keeps its identity while its values change, so the contexts that name it stay true. Whoever reads the
/// environment below it is told of a change of any key, and looks in the next pass whether the value it reads is another
/// one (behaviour B40). Places that read nothing cost nothing.
@usableFromInline final class EnvironmentScope {
  private(set) var values: EnvironmentValues
  // Sound: `unowned(unsafe)`: this scope or an outer one, which it retains, owns the surface; the view that listens is
  // around the scope's and outlives it; a scope unsubscribes its relay before it goes.
  /// What is shown and covered with the scope's places. Unowned, so that a row which asks for it retains nothing.
  @usableFromInline unowned(unsafe) let surface: Surface?
  // Sound: `@exclusivity(unchecked)`: it is read or set as a whole, no access lasts while other code runs.
  /// The nearest view around the scope's places that listens to a preference.
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var listener: PreferenceListener?
  /// The lazy container whose direct children the scope's places may be.
  @usableFromInline unowned(unsafe) var lazyContainer: LazyContainer?
  /// Whether the scope's places lie in a lazy container on their screen, however deep; a screen or a sheet begins anew.
  /// Destinations look at it (behaviour B62).
  var isInsideLazyContainer = false
  private let outer: EnvironmentScope?
  private let ownSurface: Surface?
  /// What this scope changes of the values around it.
  private var change: ((inout EnvironmentValues) -> Void)?
  private var readers = ReaderList()
  private let relay = Relay()

  /// The environment of a root: every key's default.
  init() {
    values = EnvironmentValues()
    outer = nil
    surface = nil
    ownSurface = nil
  }

  /// A scope inside another one.
  ///
  /// - Parameters:
  ///   - surface: what its places lie on, if not on that of the outer scope. What has a surface of its own, a screen or
  ///     a menu, is not inside the lazy container around it.
  ///   - change: what it changes of the values around it.
  @usableFromInline init(
    under outer: EnvironmentScope,
    on surface: Surface? = nil,
    change: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    self.outer = outer
    self.change = change
    ownSurface = surface
    self.surface = surface ?? outer.surface
    listener = outer.listener
    if surface == nil {
      lazyContainer = outer.lazyContainer
      isInsideLazyContainer = outer.isInsideLazyContainer
    }
    values = outer.values
    change?(&values)
    relay.scope = self
    outer.subscribe(relay)
  }

  deinit { outer?.unsubscribe(relay) }

  /// Sets another change of the values around it.
  @usableFromInline func update(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    outerDidChange()
  }

  private func outerDidChange() {
    if let outer { values = outer.values }
    change?(&values)
    readers.tellAll()
  }

  func subscribe(_ reader: any LocationReader) { readers.insert(reader) }

  func unsubscribe(_ reader: any LocationReader) { readers.remove(reader) }

  /// What the outer scope tells of its changes, and does not keep this one alive.
  private final class Relay: LocationReader {
    unowned(unsafe) var scope: EnvironmentScope?

    func sourceDidChange() { scope?.outerDidChange() }
  }
}
