// The bodies of `Composite.swift` while details are recorded: the same, and the tree is told when each begins, has
// returned, and has been taken in. They are copies, so that a pass which records nothing asks once, and is told nothing;
// and they are not specialised, since they run in counted passes only.

extension View {
  @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline
  static func makeWhileRecording(taking view: _Place<Self>, in context: _TreeContext) -> _CompositeNode<Self> {
    context.countsBody()
    context.tree.recordFirstBody(of: Self.self, with: nil)
    var ticket: ObservationTicket?
    let body = withPlace(ofBody: view.pointee.body, &ticket) { place in
      context.tree.recordBodyReturned()
      return Body._make(taking: place, in: context.below)
    }
    context.tree.recordBodyTakenIn()
    if let ticket { return makeObject(view.move(), body, observing: ticket, in: context) }
    return _CompositeNode(inPlace: .init(view: view.move(), body: body))
  }

  @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline
  static func patchWhileRecording(_ node: inout _CompositeNode<Self>, in context: _TreeContext) {
    context.countsBody()
    context.tree.recordBody(of: Self.self, because: [.value], [])
    var ticket: ObservationTicket?
    withPlace(ofBody: node.inPlace!.view.body, &ticket) { place in
      context.tree.recordBodyReturned()
      Body._patch(&node.inPlace!.body, taking: place, in: context.below)
    }
    context.tree.recordBodyTakenIn()
    if let ticket { node.becomeObject(observing: ticket, in: context) }
  }
}

extension DynamicComposite {
  @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline
  @MainActor func makeBodyWhileRecording(of installed: Content, in context: _TreeContext) {
    context.countsBody()
    context.tree.recordFirstBody(of: Content.self, with: fields)
    var ticket: ObservationTicket?
    body = withPlace(ofBody: installed.body, &ticket) { place in
      context.tree.recordBodyReturned()
      return Content.Body._make(taking: place, in: context.below)
    }
    context.tree.recordBodyTakenIn()
    observe(ticket)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline
  @MainActor func evaluateWhileRecording(
    _ installed: Content,
    because reasons: [Cause.Reason],
    _ changed: [String],
    in context: _TreeContext
  ) {
    context.countsBody()
    context.tree.recordBody(of: Content.self, because: reasons, changed)
    var ticket: ObservationTicket?
    withPlace(ofBody: installed.body, &ticket) { place in
      context.tree.recordBodyReturned()
      Content.Body._patch(&body!, taking: place, in: context.below)
    }
    context.tree.recordBodyTakenIn()
    observe(ticket)
  }
}
