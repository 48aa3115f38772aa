/// A closure that a control or a modifier keeps, in a struct of its own: a bare closure handed to generic code is
/// wrapped anew each time, which allocates and hides its identity; a struct is not.
@frozen @usableFromInline package struct Action {
  @usableFromInline let run: @MainActor () -> Void

  @inlinable init(_ run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}
