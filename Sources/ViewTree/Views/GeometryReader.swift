/// Content that is a function of the space it gets.
///
/// The tree computes no layout: the space is always that of `GeometryProxy.size`, and changes never. The content
/// closure runs whenever the view around it does, as the content of a container is made, and counts as a body; rows in
/// it are made at once.
@frozen public struct GeometryReader<Content: View>: View {
  /// Makes the content for a space.
  public let content: (GeometryProxy) -> Content
  @usableFromInline let occasion: Occasion

  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
    occasion = Occasion()
  }

  @inlinable public var body: some View { content(GeometryProxy()) }
}

/// The space a `GeometryReader` got.
@frozen public struct GeometryProxy: Sendable {
  @inlinable init() {}

  /// That of a phone held upright, in points.
  @inlinable public var size: _Size { _Size(width: 390, height: 844) }

  /// A width and a height in points, as Core Graphics' type of another name.
  @frozen public struct _Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    @inlinable init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}
