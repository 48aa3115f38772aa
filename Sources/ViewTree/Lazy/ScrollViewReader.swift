/// Content that can be scrolled by its code, with a proxy.
public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  /// The closure is called whenever the view around it runs, since what it reads through a binding counts as that view's
  /// reading.
  private let occasion = Occasion()
  @LazyState private var scroller = Scroller()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    ScrollReaderView(content(ScrollViewProxy(scroller: scroller)), scroller: scroller)
  }
}

/// Scrolls the lazy containers inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  let scroller: Scroller

  /// Scrolls to the view with an identity: that of a `ForEach`'s element, or one given by `.id`. Without an anchor, as
  /// little as need be. If there is none, nothing happens.
  ///
  /// To be called from an action; while a body is evaluated, it traps. The search takes place in the pass that follows.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    precondition(!Evaluation.isRunning, "ScrollViewProxy.scrollTo was called while a body was evaluated.")
    scroller.scroll(to: ScrollTarget(id: AnyHashable(id), anchor: anchor))
  }
}

/// What a proxy speaks to. It outlives the view, and then does nothing.
final class Scroller {
  weak var reader: ScrollReader?

  func scroll(to target: ScrollTarget) {
    guard let reader else { return }
    reader.context.tree.carryOut { reader.request(target) }
  }
}

/// The node of a `ScrollViewReader`'s content, which has to reach it.
@usableFromInline struct ScrollReaderView<Content: View>: _ModifierView {
  @usableFromInline var content: Content
  let scroller: Scroller

  init(_ content: Content, scroller: Scroller) {
    self.content = content
    self.scroller = scroller
  }

  @usableFromInline struct _Node {
    let content: _NodeBox<Content._Node>
    let reader: ScrollReader
  }

  @usableFromInline static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let view = view.move()
    let reader = ScrollReader(for: view.scroller, in: context)
    let content = withPlace(of: view.content) { _NodeBox(Content._make(taking: $0, in: context)) }
    reader.read { Content._visit(&content.node, with: $0) }
    return _Node(content: content, reader: reader)
  }

  @usableFromInline static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    let view = view.move()
    withPlace(of: view.content) { Content._patch(&node.content.node, taking: $0, in: context) }
  }

  @usableFromInline static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.dependent(node.reader)
    visitor.container(Self.self) { Content._visit(&node.content.node, with: visitor) }
  }
}

/// Carries out the requests to scroll, in the pass, when all views on its screen have said what they have to say about
/// the data: its turn comes after theirs, as if it lay deeper than any of them.
@usableFromInline final class ScrollReader: Dependent {
  private var visitContent: (@MainActor (_Visitor) -> Void)?
  private var target: ScrollTarget?

  init(for scroller: Scroller, in context: _TreeContext) {
    let place = context.at(depth: context.depth &+ 1 << 31, in: context.environment)
    // Sound: `unsafeDowncast`: the function is handed over for the reader that is being made, and for no other
    // dependent.
    super.init(fields: TypeFields.of(Never.self), in: place) { dependent in
      unsafeDowncast(dependent, to: ScrollReader.self).carryOut()
    }
    scroller.reader = self
  }

  func read(_ visit: @escaping @MainActor (_Visitor) -> Void) { visitContent = visit }

  func request(_ target: ScrollTarget) {
    self.target = target
    markDirty(because: "scrollTo")
  }

  /// The first lazy container that has the target moves.
  @MainActor private func carryOut() {
    forgetChanges()
    guard let target else { return }
    self.target = nil
    let finder = LazyContainerFinder { $0.contains(target) }
    visitContent?(finder)
    finder.found?.scroll(to: target)
  }
}
