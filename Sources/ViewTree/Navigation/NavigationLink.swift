/// A control that pushes a destination.
///
/// Every form with a destination is eager: it is a value that exists before anyone taps, whether it is written as an
/// argument or as a closure, which does not escape (behaviours B01, B11). The forms with a value make no destination
/// (behaviour B08). A link outside a navigation container is disabled.
@frozen public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
  @usableFromInline package var destination: Destination
  @usableFromInline var isActive: Binding<Bool>?
  @usableFromInline package var label: Label

  // Each initialiser counts first and then sets every field itself: one that delegates, or does something after the
  // struct is complete, copies the whole link once more, with a retain for each reference in it.

  @inlinable public init(destination: Destination, @ViewBuilder label: () -> Label) {
    WorkCounts.countLink()
    self.destination = destination
    self.isActive = nil
    self.label = label()
  }

  @inlinable public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    WorkCounts.countLink()
    self.destination = destination()
    self.isActive = nil
    self.label = label()
  }

  @inlinable public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    WorkCounts.countLink()
    self.destination = destination
    self.isActive = isActive
    self.label = label()
  }

  @inlinable public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    WorkCounts.countLink()
    self.destination = destination()
    self.isActive = isActive
    self.label = label()
  }

  /// The destination kept for a tap, the label, and the screen once somebody needs it.
  @frozen public struct _Node {
    @usableFromInline var destination: Destination
    @usableFromInline var label: Label._Node
    // Sound: `unowned(unsafe)`: the scope of the environment in which the link was made keeps the surface, and outlives
    // the nodes that were made in it.
    /// Where the link is. Without a stack there it is disabled.
    @usableFromInline unowned(unsafe) let surface: Surface?
    // Spelt out: `?` would mean that it is nil before the initialiser sets it, and then the whole node is copied once more.
    // swift-format-ignore: UseShorthandTypeNames
    @usableFromInline var screen: Optional<DestinationScreen<Destination>>

    @inlinable init(
      destination: Destination,
      label: Label._Node,
      surface: Surface?,
      screen: DestinationScreen<Destination>?
    ) {
      self.destination = destination
      self.label = label
      self.surface = surface
      self.screen = screen
    }

    /// The stack the link pushes to.
    @inlinable var navigation: NavigationCore? { surface?.navigation }

    /// The link's screen, made at the first need.
    @inlinable mutating func requireScreen(on navigation: NavigationCore) -> DestinationScreen<Destination> {
      if let screen { return screen }
      let made = DestinationScreen(destination, on: navigation)
      screen = made
      return made
    }

    /// Follows the binding the link was given last, if it was given one.
    @MainActor @inlinable mutating func follow(_ isActive: Binding<Bool>?, in context: _TreeContext) {
      let isUntouched = isActive == nil && screen == nil
      if !isUntouched { changeWatch(to: isActive, in: context) }
    }

    @MainActor @inlinable @inline(never)
    mutating func changeWatch(to isActive: Binding<Bool>?, in context: _TreeContext) {
      if let screen, let isActive, screen.follows(isActive) { return }
      guard let navigation else { return }
      if let isActive {
        requireScreen(on: navigation).watch(isActive, in: context)
      } else {
        screen?.unwatch()
      }
    }
  }

  @inlinable public static var _evaluatesBodies: Bool { Label._evaluatesBodies }

  @inlinable @inline(__always)
  public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    context.keepsDestination(Destination.self)
    let label = Label._make(taking: view.part(&view.pointee.label), in: context.laidOut)
    let isActive = view.part(&view.pointee.isActive).move()
    let screen =
      if let isActive {
        screen(of: view.pointee.destination, following: isActive, in: context)
      } else {
        DestinationScreen<Destination>?.none
      }
    // A node that is changed after it was made, or a destination in a constant of its own, would be copied once more, with
    // a retain for each reference in it.
    return _Node(
      destination: view.part(&view.pointee.destination).move(),
      label: label,
      surface: context.surface,
      screen: screen
    )
  }

  /// The screen of a link that follows a binding, if there is a stack that shows it. Few links do, so it is out of line.
  @inlinable @inline(never)
  static func screen(
    of destination: Destination,
    following isActive: Binding<Bool>,
    in context: _TreeContext
  ) -> DestinationScreen<Destination>? {
    guard let navigation = context.surface?.navigation else { return nil }
    let screen = DestinationScreen(destination, on: navigation)
    screen.watch(isActive, in: context)
    return screen
  }

  @inlinable @inline(__always)
  public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = areEqual(&node.destination, &view.pointee.destination)
    context.received(Self.self, isEqual: isEqual, in: "destination", &node.destination, &view.pointee.destination)
    context.keepsDestination(Destination.self)
    let destination = view.part(&view.pointee.destination)
    if isEqual {
      destination.drop()
    } else {
      node.destination = destination.move()
      if let screen = node.screen { screen.receive(node.destination) }
    }
    Label._patch(&node.label, taking: view.part(&view.pointee.label), in: context.laidOut)
    node.follow(view.part(&view.pointee.isActive).move(), in: context)
  }

  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    if let screen = node.screen { visitor.presentation(screen) }
    let target = Destination._linkTarget(of: &node.destination)
    visitor.control(
      Self.self,
      isEnabled: node.navigation != nil && target != .nothing,
      activation: {
        target == .view ? .screen(node.requireScreen(on: node.navigation!)) : node.navigation!.pushing(node.destination)
      },
      label: { Label._visit(&node.label, with: visitor) }
    )
  }
}

extension NavigationLink where Label == Text {
  @inlinable public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  @inlinable public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  @inlinable public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  @inlinable public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }
}
