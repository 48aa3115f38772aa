// Links that are active while a selection is their tag: as eager as those with `isActive:` (behaviour B11).
extension NavigationLink {
  @inlinable public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    WorkCounts.countLink()
    self.destination = destination
    self.isActive = selection.isSelecting(tag)
    self.label = label()
  }

  @inlinable public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    WorkCounts.countLink()
    self.destination = destination()
    self.isActive = selection.isSelecting(tag)
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  @inlinable public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  @inlinable public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
}
