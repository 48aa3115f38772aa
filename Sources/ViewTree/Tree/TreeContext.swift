/// What a view is told about its place in the tree while it is made or patched.
///
/// Plain data, passed down by value; the tree outlives every context that names it.
@frozen public struct TreeContext {
  @usableFromInline unowned(unsafe) let tree: Tree
  @usableFromInline let ledger: UnsafeMutablePointer<Ledger>
  /// Bodies above this place. A pass updates shallow places first.
  @usableFromInline let depth: Int
  /// The navigation stack this place belongs to, if any.
  @usableFromInline unowned(unsafe) let navigation: NavigationCore?

  @inlinable init(tree: Tree, ledger: UnsafeMutablePointer<Ledger>, depth: Int, navigation: NavigationCore?) {
    self.tree = tree
    self.ledger = ledger
    self.depth = depth
    self.navigation = navigation
  }

  /// The context of what a body at this place returns.
  @inlinable var below: TreeContext {
    TreeContext(tree: tree, ledger: ledger, depth: depth &+ 1, navigation: navigation)
  }

  /// The context of what lies inside a navigation stack at this place.
  func inside(_ navigation: NavigationCore) -> TreeContext {
    TreeContext(tree: tree, ledger: ledger, depth: depth &+ 1, navigation: navigation)
  }
}

// The counting points. Each is a few additions; types are looked at only while details are recorded.
extension TreeContext {
  /// Counts a node that enters the tree.
  @inlinable @inline(__always) func created(_ type: Any.Type) {
    #if !UNCOUNTED
      ledger.pointee.totals.nodesCreated &+= 1
      if ledger.pointee.isRecording { tree.recordValue(of: type) }
    #endif
  }

  /// Counts a value that reached a node which has nothing to compare.
  @inlinable @inline(__always) func received(_ type: Any.Type) {
    #if !UNCOUNTED
      ledger.pointee.totals.valuesHandedOn &+= 1
      if ledger.pointee.isRecording { tree.recordValue(of: type) }
    #endif
  }

  /// Counts a value that reached a node and was held against the one it keeps.
  @inlinable @inline(__always) func received(_ type: Any.Type, isEqual: Bool) {
    #if !UNCOUNTED
      ledger.pointee.totals.comparisons &+= 1
      if !isEqual { ledger.pointee.totals.comparisonsUnequal &+= 1 }
      if ledger.pointee.isRecording { tree.recordValue(of: type) }
    #endif
  }

  /// Counts a body that is about to be evaluated, and why.
  @inlinable @inline(__always) func evaluates(_ type: Any.Type, because reason: @autoclosure () -> Cause.Reasons) {
    #if !UNCOUNTED
      ledger.pointee.totals.bodiesEvaluated &+= 1
      if ledger.pointee.isRecording { tree.recordBody(of: type, because: reason()) }
    #endif
  }
}
