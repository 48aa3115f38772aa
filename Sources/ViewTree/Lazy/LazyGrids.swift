/// A column of a grid, or a row of one that scrolls sideways. Its size is accepted and dropped: the tree computes no
/// layout, so even an adaptive one is a single column.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  public var size: Size
  public var spacing: Double?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Rows of as many items as there are columns, made as they become visible. A section does not begin a row of its own.
@frozen public struct LazyVGrid<Content: View>: _LazyView {
  public var _content: Content
  public let _lanes: Int

  @inlinable public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _lanes = max(columns.count, 1)
    _content = content()
  }
}

/// Columns of as many items as there are rows, made as they become visible.
@frozen public struct LazyHGrid<Content: View>: _LazyView {
  public var _content: Content
  public let _lanes: Int

  @inlinable public static var _isHorizontal: Bool { true }

  @inlinable public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _lanes = max(rows.count, 1)
    _content = content()
  }
}
