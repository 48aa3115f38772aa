/// Flexible empty space.
@frozen public struct Spacer: _DecorationView {
  @inlinable public init(minLength: Double? = nil) {}
}
