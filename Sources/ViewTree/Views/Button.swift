/// A control that runs an action when it is tapped.
///
/// An action that captures the screen it is written in, as most do, is a new closure context each time the body runs:
/// one allocation a value, in SwiftUI as here, and never equal to the one before (behaviour B33).
@frozen public struct Button<Label: View>: _PrimitiveView {
  @usableFromInline package var action: Action
  @usableFromInline package var label: Label

  @preconcurrency @inlinable public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = Action(action)
    self.label = label()
  }

  @frozen public struct _Node {
    @usableFromInline var action: Action
    @usableFromInline var label: Label._Node

    @inlinable init(action: Action, label: Label._Node) {
      self.action = action
      self.label = label
    }
  }

  @inlinable public static var _evaluatesBodies: Bool { Label._evaluatesBodies }

  @inlinable @inline(__always)
  public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let label = Label._make(taking: view.part(&view.pointee.label), in: context.laidOut)
    return _Node(action: view.part(&view.pointee.action).move(), label: label)
  }

  @inlinable @inline(__always)
  public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = haveEqualBits(&node.action, &view.pointee.action)
    context.received(Self.self, isEqual: isEqual, in: "action")
    let action = view.part(&view.pointee.action)
    if isEqual { action.drop() } else { node.action = action.move() }
    Label._patch(&node.label, taking: view.part(&view.pointee.label), in: context.laidOut)
  }

  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    let action = node.action.run
    visitor.control(Self.self, isEnabled: true, activation: { .action(action) }) {
      Label._visit(&node.label, with: visitor)
    }
  }
}

extension Button where Label == Text {
  @preconcurrency @inlinable public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
