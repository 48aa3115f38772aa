/// The alignment of children across a vertical stack.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

/// The alignment of children across a horizontal stack.
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

/// The alignment of children in both directions.
public enum Alignment: Sendable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing
}

/// Children one below the other.
@frozen public struct VStack<Content: View>: _ContainerView {
  public var _content: Content

  @inlinable public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

/// Children side by side.
@frozen public struct HStack<Content: View>: _ContainerView {
  public var _content: Content

  @inlinable public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

/// Children one upon the other.
@frozen public struct ZStack<Content: View>: _ContainerView {
  public var _content: Content

  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}
