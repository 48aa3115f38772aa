/// The directions in which content scrolls.
public struct Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// A container that scrolls. It makes all its content at once; only lazy containers inside it make less.
@frozen public struct ScrollView<Content: View>: _ContainerView {
  public var _content: Content

  @inlinable public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}
