/// A place that holds a value which views read and write: a state's storage, a pair of closures, a view's own
/// reading end of another location.
@usableFromInline class Location<Value>: _DynamicSlot {
  override init() {}

  /// The value now. Not a read: nobody becomes dependent on it.
  @usableFromInline func get() -> Value { fatalError("Location is abstract: \(Self.self) must say what it holds.") }

  /// Stores a value and marks its readers dirty. Nothing runs until the next pass.
  func set(_ value: Value) { fatalError("Location is abstract: \(Self.self) must say where it stores.") }

  /// Notes that a body which is being evaluated read the value. Once noted, it stays so (behaviour B35).
  func noteRead() {}

  /// Has a reading end told of each change from now on, until it unsubscribes. A source that is a closure tells
  /// nobody.
  func subscribe(_ reader: any LocationReader) {}

  func unsubscribe(_ reader: any LocationReader) {}

  /// Whether another location is this one, or one like it, made anew for the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The location itself, or the one that it is merely a view's reading end of.
  var origin: Location<Value> { self }

  /// Whether a change of it still concerns a view: the storage of a view that has gone is nobody's.
  var isAttached: Bool { true }

  /// Whether it may tell of a change that is none: a part does, whatever in its base changes.
  var tellsInVain: Bool { false }

  /// Notes what a body saw when it read the value.
  func noteSeen(_ value: Value) {}

  /// Reads the value, as a body or an action does.
  final func read() -> Value {
    if !Evaluation.isRunning { return get() }
    noteRead()
    let value = get()
    noteSeen(value)
    return value
  }

  /// Whether one value instead of the other is no change: by `==` where there is one, else by the rule of the type
  /// (behaviour B34). On copies, since `==` may read this very location.
  final func isEqual(_ oldValue: Value, _ newValue: Value) -> Bool {
    var oldValue = oldValue
    var newValue = newValue
    return haveEqualBits(&oldValue, &newValue) || TypeFields.of(Value.self).holdsByOperator(&oldValue, &newValue)
  }

  /// The locations of parts of the value that bindings were made to.
  final var parts = PartCache()

  // Sound: `@exclusivity(unchecked)`: no access lasts while other code runs: it is read or set as a whole.
  /// The locations of whether the value, a selection, is a tag: a `TagTable`, once there has been one.
  @exclusivity(unchecked) @usableFromInline final var tags: AnyObject?
}

/// Something that is told when the source of a location changes.
protocol LocationReader: AnyObject {
  func sourceDidChange()
}

/// Whether view values are being made and bodies evaluated right now: then reading is a dependency, and writing is
/// refused (behaviour B44).
enum Evaluation {
  // Sound: `nonisolated(unsafe)`: the main actor alone touches it, as it does all of the tree.
  @exclusivity(unchecked) nonisolated(unsafe) static var isRunning = false
}
