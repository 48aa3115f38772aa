/// What a view is told about its place in the tree while it is made or patched.
///
/// Plain data, passed down by value; the tree outlives every context that names it.
@frozen public struct _TreeContext {
  // Sound: `unowned(unsafe)`: the host ends all nodes, which keep contexts, before it lets go of the tree; a scope is
  // kept by the node below which the context was made.
  @usableFromInline unowned(unsafe) let tree: Tree
  @usableFromInline let ledger: UnsafeMutablePointer<Ledger>
  /// Bodies above this place. A pass updates shallow places first.
  @usableFromInline let depth: Int
  /// What surrounds this place: environment values, and the screen it lies on.
  @usableFromInline unowned(unsafe) let environment: EnvironmentScope
  /// Whether details were recorded when the context was made. Every body's content gets a context made anew.
  @usableFromInline let isRecording: Bool
  /// Whether what is made here is a direct child of the lazy container around it, or a row of its own there: then a
  /// `ForEach` makes only the rows that are visible.
  @usableFromInline let isLazy: Bool

  @inlinable init(
    tree: Tree,
    ledger: UnsafeMutablePointer<Ledger>,
    depth: Int,
    environment: EnvironmentScope,
    isRecording: Bool,
    isLazy: Bool = false
  ) {
    self.tree = tree
    self.ledger = ledger
    self.depth = depth
    self.environment = environment
    self.isRecording = isRecording
    self.isLazy = isLazy
  }

  /// The context of what a body at this place returns.
  @inlinable var below: _TreeContext { at(depth: depth &+ 1, in: environment) }

  /// The same place as it is now, where a context was kept from an earlier pass.
  @inlinable var renewed: _TreeContext { at(depth: depth, in: environment) }

  /// What this place is shown and covered with, if anything; a navigation stack's screen, mostly.
  @inlinable var surface: Surface? { environment.surface }

  /// Another place in the same tree.
  @inlinable func at(depth: Int, in environment: EnvironmentScope) -> _TreeContext {
    at(depth: depth, in: environment, isLazy: isLazy)
  }

  /// Another place in the same tree, in or outside the reach of a lazy container.
  @inlinable func at(depth: Int, in environment: EnvironmentScope, isLazy: Bool) -> _TreeContext {
    _TreeContext(
      tree: tree,
      ledger: ledger,
      depth: depth,
      environment: environment,
      isRecording: ledger.pointee.isRecording,
      isLazy: isLazy
    )
  }

  /// The same place for what a layout container or a control's label holds: no lazy container reaches into it.
  @inlinable var laidOut: _TreeContext {
    _TreeContext(tree: tree, ledger: ledger, depth: depth, environment: environment, isRecording: isRecording)
  }

  /// The same place for code that need not look whether details are recorded, because they are not.
  @inlinable var withoutRecording: _TreeContext {
    _TreeContext(
      tree: tree,
      ledger: ledger,
      depth: depth,
      environment: environment,
      isRecording: false,
      isLazy: isLazy
    )
  }
}

// The counting points. Each is a few additions; types are looked at only while details are recorded.
extension _TreeContext {
  /// Counts a node that enters the tree.
  @inlinable @inline(__always) func created(_ type: Any.Type) {
    #if !UNCOUNTED
      ledger.pointee.totals.nodesCreated &+= 1
      if isRecording { tree.recordNode(of: type) }
    #endif
  }

  /// Counts a value that reached a node which has nothing to compare.
  @inlinable @inline(__always) func received(_ type: Any.Type) {
    #if !UNCOUNTED
      ledger.pointee.totals.valuesHandedOn &+= 1
      if isRecording { tree.recordHandedOn(of: type) }
    #endif
  }

  /// Counts a value that reached a node and was held against the one it keeps.
  ///
  /// - Parameter part: what of it is compared.
  @inlinable @inline(__always) func received(_ type: Any.Type, isEqual: Bool, in part: StaticString) {
    #if !UNCOUNTED
      ledger.pointee.totals.comparisons &+= 1
      if !isEqual { ledger.pointee.totals.comparisonsUnequal &+= 1 }
      if isRecording { tree.recordComparison(of: type, isEqual: isEqual, in: part) }
    #endif
  }

  /// The same where a counted pass is to tell in which fields they differ.
  ///
  /// - Parameter part: what of it is compared; empty for the whole value. `kept` and `new` are only read.
  @inlinable @inline(__always) func received<Part>(
    _ type: Any.Type,
    isEqual: Bool,
    in part: StaticString,
    _ kept: inout Part,
    _ new: inout Part
  ) {
    #if !UNCOUNTED
      ledger.pointee.totals.comparisons &+= 1
      if !isEqual { ledger.pointee.totals.comparisonsUnequal &+= 1 }
      if isRecording { tree.recordComparison(of: type, isEqual: isEqual, in: part, &kept, &new) }
    #endif
  }

  /// Notes a value that a link keeps without making a node of it.
  @inlinable @inline(__always) func keepsDestination(_ type: Any.Type) {
    #if !UNCOUNTED
      if isRecording { tree.recordDestination(of: type) }
    #endif
  }

  /// Counts an environment reader that looked whether its value is another one (behaviour B40).
  func checkedEnvironment() {
    #if !UNCOUNTED
      ledger.pointee.totals.environmentChecks &+= 1
    #endif
  }

  /// Counts a body that is about to be evaluated. Where `recordsBodies`, its copy in `RecordedBodies.swift` runs instead,
  /// which also tells the tree.
  @inlinable @inline(__always) func countsBody() {
    #if !UNCOUNTED
      ledger.pointee.totals.bodiesEvaluated &+= 1
    #endif
  }

  @inlinable @inline(__always) var recordsBodies: Bool {
    #if UNCOUNTED
      false
    #else
      isRecording
    #endif
  }
}
