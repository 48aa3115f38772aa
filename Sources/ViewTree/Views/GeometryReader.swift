/// Content that is a function of the space it gets.
///
/// The tree computes no layout: the space is always that of `GeometryProxy.size`, and changes never. The content
/// closure runs whenever the view around it does, as the content of a container is made, and counts as a body; rows in
/// it are made at once.
@frozen public struct GeometryReader<Content: View>: View {
  /// Makes the content for a space.
  public let content: (GeometryProxy) -> Content
  /// Another one for each value: what the closure reads through something it has captured is not in the value, so two
  /// of them cannot be held against each other.
  @usableFromInline let serial: Int

  @inlinable public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
    serial = GeometryProxy.takeSerial()
  }

  @inlinable public var body: some View { content(GeometryProxy()) }
}

/// The space a `GeometryReader` got.
@frozen public struct GeometryProxy: Sendable {
  // Sound: `nonisolated(unsafe)`: views are made on the main actor alone.
  private static nonisolated(unsafe) var lastSerial = 0

  @inlinable init() {}

  /// Views are made on the main actor alone.
  @usableFromInline static func takeSerial() -> Int {
    lastSerial &+= 1
    return lastSerial
  }

  /// That of a phone held upright, in points.
  @inlinable public var size: Size { Size(width: 390, height: 844) }

  /// A width and a height in points, as Core Graphics' type of another name.
  @frozen public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    @inlinable init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}
