/// Modifiers that do not matter to the tree, under SwiftUI's names: how something looks, how large it is, how it is
/// read out. Each hands its view on as it is, so that a row pays no node and no comparison for them; what they are given
/// is evaluated, as in any call, and dropped. A new one is a line here.
///
/// In SwiftUI each of them is a node of its own in the attribute graph, which nobody can count from outside.
extension View {
  // Text
  @inlinable public func font(_ font: Font?) -> some View { self }
  @inlinable public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  @inlinable public func bold() -> some View { self }
  @inlinable public func italic() -> some View { self }
  @inlinable public func lineLimit(_ number: Int?) -> some View { self }
  @inlinable public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  // Colour
  @inlinable public func foregroundColor(_ color: Color?) -> some View { self }
  @inlinable public func foregroundStyle(_ color: Color) -> some View { self }
  @inlinable public func accentColor(_ color: Color?) -> some View { self }
  @inlinable public func tint(_ color: Color?) -> some View { self }
  @inlinable public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> some View {
    self
  }

  // Size and place
  @inlinable public func padding(_ length: Double) -> some View { self }
  @inlinable public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { self }
  @inlinable public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  @inlinable public func frame(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  @inlinable public func fixedSize() -> some View { self }
  @inlinable public func offset(x: Double = 0, y: Double = 0) -> some View { self }
  @inlinable public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View { self }
  @inlinable public func scaledToFit() -> some View { self }
  @inlinable public func scaledToFill() -> some View { self }
  @inlinable public func clipped() -> some View { self }
  @inlinable public func cornerRadius(_ radius: Double) -> some View { self }
  @inlinable public func ignoresSafeArea() -> some View { self }
  @inlinable public func layoutPriority(_ value: Double) -> some View { self }
  @inlinable public func zIndex(_ value: Double) -> some View { self }

  // Controls, lists and bars
  @inlinable public func buttonStyle(_ style: ButtonStyle) -> some View { self }
  @inlinable public func listStyle(_ style: ListStyle) -> some View { self }
  @inlinable public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  @inlinable public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  @inlinable public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  @inlinable public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }

  // For whoever listens instead of looking
  @inlinable public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  @inlinable public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  @inlinable public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  @inlinable public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}
