/// Content with another view layered behind it.
@frozen @usableFromInline struct BackgroundView<Content: View, Background: View>: _CompanionView {
  @usableFromInline var _pair: TupleView<Content, Background>

  @inlinable init(_ content: Content, background: Background) {
    _pair = TupleView(content, background)
  }
}

extension View {
  /// Layers a view behind this one.
  @inlinable public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    BackgroundView(self, background: background)
  }

  /// Layers views behind this one.
  @inlinable public func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    BackgroundView(self, background: content())
  }
}
