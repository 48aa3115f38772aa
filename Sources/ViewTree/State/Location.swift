/// A place that holds a value which views read and write: a state's storage, a pair of closures, a view's own
/// reading end of another location.
@usableFromInline class Location<Value>: _DynamicSlot {
  /// The value now. Not a read: nobody becomes dependent on it.
  func get() -> Value { fatalError("Location is abstract: \(Self.self) must say what it holds.") }

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

  /// Reads the value, as a body or an action does.
  final func read() -> Value {
    if Evaluation.isRunning { noteRead() }
    return get()
  }
}

/// Something that is told when the source of a location changes.
protocol LocationReader: AnyObject {
  func sourceDidChange()
}

/// Whether view values are being made and bodies evaluated right now: then reading is a dependency, and writing is
/// refused (behaviour B44).
enum Evaluation {
  @exclusivity(unchecked) nonisolated(unsafe) static var isRunning = false
}
