public import CCounters

/// How deep views may be nested, and where that is looked at.
///
/// Making, patching and visiting nested views nests calls, and ending nodes nests the ends of what they hold. A stack
/// that overflows would end the program without a word, so whoever may hold a view of its own type looks first:
/// conditions, optionals, erased views and rows. Nothing else can make a tree deeper than its types are written. Two
/// things are looked at:
/// - the stack of this thread, of which the last quarter of a megabyte is left alone: how much a level takes depends on
///   its view, on what it is wrapped in, and on the build;
/// - the bodies around the place, for what cannot look: the end of nodes, which takes less of the stack for each level.
@usableFromInline enum Nesting {
  /// Bodies, and rows, that may lie inside one another. Ending a tree of so many, with a button, a state and a condition
  /// at each level, takes 6 MB of a stack of 8 in a debug build, and 2.5 in a release build.
  @inlinable static var limit: UInt32 { 10_000 }

  /// Traps with a sentence where the stack is nearly used up.
  @inlinable @inline(__always) static func requireStack() {
    if linkcost_stack_is_low() { trap() }
  }

  @usableFromInline static func trap() -> Never {
    fatalError("Views are nested so deeply that the stack is nearly used up: look for a view that contains itself.")
  }
}

extension _TreeContext {
  /// Traps with a sentence where views are nested too deeply for one more level.
  @inlinable @inline(__always) func requireRoomBelow() {
    // The upper half tells screens apart, which lie beside one another.
    if UInt32(truncatingIfNeeded: depth) > Nesting.limit || linkcost_stack_is_low() { refuseNesting() }
  }

  @usableFromInline func refuseNesting() -> Never {
    if UInt32(truncatingIfNeeded: depth) <= Nesting.limit { Nesting.trap() }
    fatalError("More than \(Nesting.limit) bodies are nested in one another: look for a view that contains itself.")
  }
}
