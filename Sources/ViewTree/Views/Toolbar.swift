/// Content with items in the bars of its screen. The items are part of the screen's tree, behind the content.
@frozen @usableFromInline struct ToolbarView<Content: View, Items: View>: _CompanionView {
  @usableFromInline var _pair: TupleView<Content, Items>

  @inlinable init(_ content: Content, items: Items) {
    _pair = TupleView(content, items)
  }
}

/// Where in the bars an item is put. The tree makes no difference.
public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, navigation, primaryAction, status, bottomBar, keyboard
  case confirmationAction, cancellationAction, destructiveAction
  case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing
}

/// One item of a toolbar.
@frozen public struct ToolbarItem<Content: View>: _ContainerView {
  public var _content: Content

  @inlinable public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

/// Items of a toolbar that are put in one place.
@frozen public struct ToolbarItemGroup<Content: View>: _ContainerView {
  public var _content: Content

  @inlinable public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

extension View {
  /// Puts items into the bars of the screen this view is on. They are made with it.
  @inlinable public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(self, items: content())
  }
}
