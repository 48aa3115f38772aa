/// A thin line between views.
@frozen public struct Divider: _DecorationView {
  @inlinable public init() {}
}
