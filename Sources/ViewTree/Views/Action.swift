/// A closure that a control or a modifier keeps, in a struct of its own: a bare closure handed to generic code is
/// wrapped anew each time, which allocates and hides its identity; a struct is not.
@frozen @usableFromInline package struct Action {
  @usableFromInline let run: @MainActor () -> Void

  @inlinable init(_ run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}

/// The same of a closure that takes a value.
@frozen @usableFromInline struct ValueAction<Value> {
  @usableFromInline let run: (Value) -> Void

  @inlinable init(_ run: @escaping (Value) -> Void) {
    self.run = run
  }
}
