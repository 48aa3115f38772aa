/// Content with something to do whenever a publisher sends.
///
/// It subscribes when the content enters the tree, before any `onAppear`, and its subscription ends when the content
/// leaves. A newer publisher that is equal to the kept one changes nothing; another takes its place. (That SwiftUI
/// compares publishers as it compares views is not documented.)
@frozen @usableFromInline struct ReceptionView<Content: View, Source: Publisher>: _ModifierView
where Source.Failure == Never {
  @usableFromInline var content: Content
  @usableFromInline var source: Source
  @usableFromInline var action: ValueAction<Source.Output>

  @inlinable init(_ content: Content, source: Source, action: ValueAction<Source.Output>) {
    self.content = content
    self.source = source
    self.action = action
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline let reception: Reception<Source>

    @inlinable init(content: Content._Node, reception: Reception<Source>) {
      self.content = content
      self.reception = reception
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    let source = view.part(&view.pointee.source).move()
    let action = view.part(&view.pointee.action).move()
    return _Node(content: content, reception: Reception(source, action, in: context.tree))
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let source = view.part(&view.pointee.source).move()
    let isEqual = node.reception.take(source, view.part(&view.pointee.action).move())
    context.received(Self.self, isEqual: isEqual, in: "source")
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
  }
}

/// What a node keeps of a publisher. Its end is the end of the subscription.
@usableFromInline final class Reception<Source: Publisher> where Source.Failure == Never {
  private var source: Source
  private var receiver: Receiver<Source.Output>

  @usableFromInline init(_ source: Source, _ action: ValueAction<Source.Output>, in tree: Tree) {
    self.source = source
    receiver = Receiver(action, in: tree)
    source.subscribe(receiver)
  }

  deinit { receiver.cancel() }

  /// Takes what the view was given last; returns whether the publisher is equal to the kept one.
  @usableFromInline func take(_ newSource: Source, _ action: ValueAction<Source.Output>) -> Bool {
    var newSource = newSource
    receiver.action = action
    if areEqual(&source, &newSource) { return true }
    receiver.cancel()
    source = newSource
    receiver = Receiver(action, in: receiver.tree)
    source.subscribe(receiver)
    return false
  }
}

/// One subscription of a view.
private final class Receiver<Input>: Subscriber {
  typealias Failure = Never

  /// Nil once the subscription has been cancelled: then what is on its way is dropped.
  var action: ValueAction<Input>?
  // Sound: `unowned(unsafe)`: a reception cancels its receiver when its node goes, and the host ends nodes before it
  // lets go of the tree.
  unowned(unsafe) let tree: Tree
  private var subscription: (any Subscription)?

  init(_ action: ValueAction<Input>, in tree: Tree) {
    self.action = action
    self.tree = tree
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  /// The action runs when whoever sends has finished (jjrscott.com/combine-and-swiftui-onreceive), before the pass.
  func receive(_ input: Input) -> Subscribers.Demand {
    if action != nil { tree.beforePass { [self] in action?.run(input) } }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { subscription = nil }

  func cancel() {
    action = nil
    subscription?.cancel()
    subscription = nil
  }
}

extension View {
  /// Runs an action on each value of a publisher, after whatever sent it and before the next pass. Values sent outside
  /// an action of the host wait for the next one.
  @inlinable public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceptionView(self, source: publisher, action: ValueAction(action))
  }
}
