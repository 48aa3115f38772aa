/// The node of a view with a body of its own: the kept value, and the node of what its body returned.
///
/// A view lies in place as long as only its parent can cause it to run. One with dynamic properties is an object,
/// because a state change must be able to reach it directly; and so is one whose body has read an observable object,
/// from that evaluation on.
@frozen public struct _CompositeNode<Content: View> {
  @frozen @usableFromInline struct InPlace {
    @usableFromInline var view: Content
    @usableFromInline var body: Content.Body._Node

    @inlinable init(view: Content, body: Content.Body._Node) {
      self.view = view
      self.body = body
    }
  }

  @usableFromInline var inPlace: InPlace?
  @usableFromInline var object: DynamicComposite<Content>?

  @inlinable init(inPlace: InPlace) {
    self.inPlace = inPlace
    object = nil
  }

  @inlinable init(object: DynamicComposite<Content>) {
    inPlace = nil
    self.object = object
  }

  /// Moves a node that lies in place into an object, which what its body has read can reach.
  @MainActor @inlinable @inline(never)
  mutating func becomeObject(observing ticket: ObservationTicket, in context: _TreeContext) {
    object = DynamicComposite(inPlace!, observing: ticket, in: context)
    inPlace = nil
  }
}

extension View {
  @inlinable @inline(__always)
  public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _CompositeNode<Self> {
    context.created(Self.self)
    let fields = TypeFields.of(Self.self)
    if !fields.dynamicProperties.isEmpty {
      return _CompositeNode(object: DynamicComposite(view.move(), fields: fields, in: context))
    }
    if context.recordsBodies { return makeWhileRecording(taking: view, in: context) }
    context.countsBody()
    var ticket: ObservationTicket?
    let body = withPlace(ofBody: view.pointee.body, &ticket) { Body._make(taking: $0, in: context.below) }
    if let ticket { return makeObject(view.move(), body, observing: ticket, in: context) }
    return _CompositeNode(inPlace: .init(view: view.move(), body: body))
  }

  @usableFromInline
  static func makeObject(
    _ view: Self,
    _ body: Body._Node,
    observing ticket: ObservationTicket,
    in context: _TreeContext
  ) -> _CompositeNode<Self> {
    let node = _CompositeNode<Self>.InPlace(view: view, body: body)
    return _CompositeNode(object: DynamicComposite(node, observing: ticket, in: context))
  }

  @inlinable public static func _patch(
    _ node: inout _CompositeNode<Self>,
    taking view: _Place<Self>,
    in context: _TreeContext
  ) {
    if let object = node.object { return object.receive(view, in: context) }
    let isEqual = areEqual(&node.inPlace!.view, &view.pointee)
    context.received(Self.self, isEqual: isEqual, in: "", &node.inPlace!.view, &view.pointee)
    if isEqual { return view.drop() }
    node.inPlace!.view = view.move()
    if context.recordsBodies { return patchWhileRecording(&node, in: context) }
    context.countsBody()
    var ticket: ObservationTicket?
    withPlace(ofBody: node.inPlace!.view.body, &ticket) {
      Body._patch(&node.inPlace!.body, taking: $0, in: context.below)
    }
    if let ticket { node.becomeObject(observing: ticket, in: context) }
  }

  public static func _visit(_ node: inout _CompositeNode<Self>, with visitor: _Visitor) {
    if let object = node.object {
      visitor.dependent(object)
      visitor.container(Self.self) { Body._visit(&object.body!, with: visitor) }
    } else {
      visitor.container(Self.self) { Body._visit(&node.inPlace!.body, with: visitor) }
    }
  }
}

/// A composite that a change can reach without its parent.
///
/// The kept value is the one the parent gave, without storage; each evaluation works on a copy into which the
/// storage of this identity has been put (behaviours B31, B53).
@usableFromInline final class DynamicComposite<Content: View>: Dependent {
  // Sound: `@exclusivity(unchecked)`: one pass or one visit is at work at a time, and neither runs user code that could
  // reach the node of a body that is being patched: a host that is asked meanwhile traps.
  @exclusivity(unchecked) @usableFromInline var view: Content
  @exclusivity(unchecked) @usableFromInline var body: Content.Body._Node?

  @MainActor @inlinable init(_ view: Content, fields: TypeFields, in context: _TreeContext) {
    self.view = view
    super.init(fields: fields, in: context, update: DynamicComposite.evaluateForItself)
    let installed = installedView()
    if context.recordsBodies {
      makeBodyWhileRecording(of: installed, in: context)
      return
    }
    context.countsBody()
    var ticket: ObservationTicket?
    body = withPlace(ofBody: installed.body, &ticket) { Content.Body._make(taking: $0, in: context.below) }
    observe(ticket)
  }

  /// Goes on from a node that lay in place.
  @MainActor @usableFromInline
  init(_ node: _CompositeNode<Content>.InPlace, observing ticket: ObservationTicket, in context: _TreeContext) {
    view = node.view
    body = node.body
    super.init(fields: TypeFields.of(Content.self), in: context, update: DynamicComposite.evaluateForItself)
    observe(ticket)
  }

  @MainActor @inlinable static func evaluateForItself(_ dependent: Dependent) {
    // Sound: `unsafeDowncast`: the initialisers hand this function over for their own type, and a dependent is updated
    // by its own function.
    unsafeDowncast(dependent, to: DynamicComposite<Content>.self).evaluate(because: [])
  }

  /// Takes the parent's newer value; runs the body unless the value is equal.
  @MainActor @inlinable func receive(_ newView: _Place<Content>, in context: _TreeContext) {
    let isEqual = areEqual(&view, &newView.pointee)
    context.received(Content.self, isEqual: isEqual, in: "", &view, &newView.pointee)
    if isEqual { return newView.drop() }
    view = newView.move()
    evaluate(because: [.value])
  }

  @MainActor @inlinable func evaluate(because reasons: [Cause.Reason]) {
    if !confirmsChange() && reasons.isEmpty { return }
    let installed = installedView()
    let changed = takeChanges()
    let context = context.renewed
    if context.recordsBodies { return evaluateWhileRecording(installed, because: reasons, changed, in: context) }
    context.countsBody()
    var ticket: ObservationTicket?
    withPlace(ofBody: installed.body, &ticket) { Content.Body._patch(&body!, taking: $0, in: context.below) }
    observe(ticket)
  }

  @inlinable func installedView() -> Content {
    var installed = view
    withUnsafeMutableBytes(of: &installed) { install(into: $0.baseAddress!) }
    return installed
  }
}
