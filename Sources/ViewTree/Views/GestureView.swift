/// Content that can be tapped.
@frozen @usableFromInline struct GestureView<Content: View, Recognized: Gesture>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var gesture: Recognized
  /// Whether a control that is tapped along with it acts as well.
  @usableFromInline let isSimultaneous: Bool

  @inlinable init(_ content: Content, gesture: Recognized, isSimultaneous: Bool) {
    self.content = content
    self.gesture = gesture
    self.isSimultaneous = isSimultaneous
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline var gesture: Recognized
    @usableFromInline let isSimultaneous: Bool

    @inlinable init(content: Content._Node, gesture: Recognized, isSimultaneous: Bool) {
      self.content = content
      self.gesture = gesture
      self.isSimultaneous = isSimultaneous
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    let gesture = view.part(&view.pointee.gesture).move()
    return _Node(content: content, gesture: gesture, isSimultaneous: view.pointee.isSimultaneous)
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = haveEqualBits(&node.gesture, &view.pointee.gesture)
    context.received(Self.self, isEqual: isEqual, in: "gesture")
    let gesture = view.part(&view.pointee.gesture)
    if isEqual { gesture.drop() } else { node.gesture = gesture.move() }
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    let gesture = node.gesture
    visitor.gesture(Self.self, isSimultaneous: node.isSimultaneous, tap: { gesture._tap { _ in } }) {
      Content._visit(&node.content, with: visitor)
    }
  }
}

/// The gesture of `onTapGesture`.
@frozen @usableFromInline struct TapAction: Gesture {
  @usableFromInline let count: Int
  @usableFromInline let action: Action

  @inlinable init(count: Int, action: Action) {
    self.count = count
    self.action = action
  }

  @inlinable func _tap(then ended: @escaping @MainActor (()) -> Void) -> _Tap {
    _Tap(count: count, action: action.run)
  }
}

extension View {
  /// Runs an action when this view is tapped so many times in quick succession. What is tapped is the innermost: this
  /// view takes the tap from a control whose label it is in, and leaves it to a control inside (behaviour B85).
  @inlinable public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    GestureView(self, gesture: TapAction(count: count, action: Action(action)), isSimultaneous: false)
  }

  /// Adds a gesture that takes no tap from anybody: a control that is tapped inside or around this view acts as well
  /// (behaviour B85).
  @inlinable public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    GestureView(self, gesture: gesture, isSimultaneous: true)
  }
}
