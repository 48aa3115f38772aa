/// Rows one below the other, made as they become visible (behaviour B21).
@frozen public struct LazyVStack<Content: View>: _LazyView {
  public var _content: Content

  @inlinable public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

/// Rows side by side, made as they become visible. The viewport shows as many as of rows one below the other.
@frozen public struct LazyHStack<Content: View>: _LazyView {
  public var _content: Content

  @inlinable public static var _isHorizontal: Bool { true }

  @inlinable public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}
