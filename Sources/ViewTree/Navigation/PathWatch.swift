/// What makes a stack follow its path, and writes it: a dependent that reads the path itself, so that the view which
/// owns the path need not run (behaviour B45).
@usableFromInline class PathWatch: Dependent {
  /// Whether nobody but the stack has the path.
  var isOwn: Bool { fatalError("PathWatch is abstract: \(Self.self) must say whose path it is.") }

  var elementType: Any.Type { fatalError("PathWatch is abstract: \(Self.self) must say what it holds.") }

  /// How many values the path has now; those written since the last pass count.
  var count: Int { fatalError("PathWatch is abstract: \(Self.self) must say how many values it has.") }

  /// Whether the path held these values when it was read last, as far as values can tell: one that is not even equal to
  /// itself, not a number, agrees with any.
  func agrees(with values: [PathBox]) -> Bool {
    fatalError("PathWatch is abstract: \(Self.self) must say what it holds.")
  }

  /// Appends a value to the path. Returns false if the path cannot hold it.
  func append(_ box: PathBox) -> Bool { fatalError("PathWatch is abstract: \(Self.self) must say where it writes.") }

  /// Writes the path with so many values left.
  func shorten(to count: Int) { fatalError("PathWatch is abstract: \(Self.self) must say where it writes.") }
}

/// The path of one stack, whose type is known.
final class PathWatchOf<Form: PathForm>: PathWatch {
  private struct Source {
    var path: Binding<Form.Path>
  }

  private var source: Source
  /// The path that the screens of the stack are there for.
  private var kept = Form.empty
  /// The storage of a path that nobody but the stack has.
  private var own: StateLocation<Form.Path>?
  // Sound: `unowned(unsafe)`: the stack owns the watch of its path, and lets go of it before it goes itself.
  private unowned(unsafe) let navigation: NavigationCore
  private var changes = ChangesInFrame()

  private init(_ path: Binding<Form.Path>, of navigation: NavigationCore, in context: _TreeContext) {
    source = Source(path: path)
    self.navigation = navigation
    super.init(fields: TypeFields.of(Source.self), in: context) { dependent in
      // Sound: `unsafeDowncast`: the function is handed over for the very watch that is being made, whose form of path
      // is this one.
      unsafeDowncast(dependent, to: PathWatchOf.self).lookAgain()
    }
  }

  deinit { own?.detach() }

  /// Has a stack follow a binding: the one given at first, or a newer one.
  @MainActor static func follow(_ path: Binding<Form.Path>, by navigation: NavigationCore, in context: _TreeContext) {
    if let known = navigation.path as? PathWatchOf, known.own == nil { return known.receive(path) }
    let made = PathWatchOf(path, of: navigation, in: context)
    if navigation.path != nil { navigation.follow(nil) }
    navigation.follow(made)
    made.read()
  }

  /// The path of a stack that was given none, empty as yet.
  @MainActor static func makeOwn(for navigation: NavigationCore, in context: _TreeContext) -> PathWatchOf {
    let made = PathWatchOf(.constant(Form.empty), of: navigation, in: context)
    let own = StateLocation(Form.empty, at: _DynamicPlace(owner: made, name: "path"))
    made.own = own
    made.source.path = Binding(location: own)
    context.tree.evaluating { _ = made.tracked() }
    return made
  }

  /// Another binding is read when the stack's turn comes in the pass, as a link's is.
  private func receive(_ path: Binding<Form.Path>) {
    if source.path.hasSameSource(as: path) { return }
    source.path = path
    markDirty(because: "path")
  }

  @MainActor private func lookAgain() {
    if !confirmsChange() { return }
    _ = takeChanges()
    if read(), changes.isAnother(in: context.tree) {
      context.tree.warn(
        "The path of a NavigationStack has changed several times within one frame. The last value counts."
      )
    }
  }

  /// Reads the path and has the stack follow it. Returns whether it has changed.
  @MainActor @discardableResult private func read() -> Bool {
    let path = tracked()
    let common = Form.commonPrefix(kept, path)
    let hasChanged = common != Form.count(of: kept) || common != Form.count(of: path)
    kept = path
    if hasChanged { navigation.replaceValues(from: common, with: Form.boxes(of: path, from: common)) }
    return hasChanged
  }

  /// The path, of whose next change this is told.
  @MainActor private func tracked() -> Form.Path {
    following(source) { $0.path.wrappedValue }
  }

  override var isOwn: Bool { own != nil }

  override var elementType: Any.Type { Form.elementType }

  override var count: Int { Form.count(of: source.path.wrappedValue) }

  override func agrees(with values: [PathBox]) -> Bool {
    let kept = Form.boxes(of: kept, from: 0)
    return kept.count == values.count && zip(kept, values).allSatisfy { $0.isEqual(to: $1) || !$0.isEqual(to: $0) }
  }

  override func append(_ box: PathBox) -> Bool {
    var path = source.path.wrappedValue
    if !Form.append(box, to: &path) { return false }
    source.path.wrappedValue = path
    return true
  }

  override func shorten(to count: Int) {
    var path = source.path.wrappedValue
    Form.shorten(&path, to: count)
    source.path.wrappedValue = path
  }
}

/// How often something has changed within one action of the host (behaviour B70).
private struct ChangesInFrame {
  private var action = 0
  private var actionWarnedOf = 0

  /// Notes a change. True for the second one in an action, and for that alone.
  mutating func isAnother(in tree: Tree) -> Bool {
    defer { action = tree.actionNumber }
    if action != tree.actionNumber || actionWarnedOf == action { return false }
    actionWarnedOf = action
    return true
  }
}
