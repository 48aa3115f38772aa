/// A part of the tree that is shown or covered as a whole: the content of one screen on a navigation stack, or the
/// items of a context menu. What lies on no surface is always shown.
///
/// A surface lists the appearances on it, and the surfaces inside it, so that covering a screen costs as much as it has
/// callbacks, however many rows it has.
///
/// Invariants:
/// - The list holds each member for as long as the member lives, in the order of their making.
/// - A member of a surface that is covered, by itself or from further out, is covered.
@usableFromInline final class Surface: SurfaceMember {
  // Sound: `unowned(unsafe)`: a member unlinks itself when it goes, so that no neighbour and no end of the list names
  // one that is gone; the stack owns its screens' surfaces.
  /// The stack that links on this surface push to, if any. It outlives all nodes on the surface.
  @usableFromInline unowned(unsafe) let navigation: NavigationCore?
  private unowned(unsafe) var first: SurfaceMember?
  private unowned(unsafe) var last: SurfaceMember?

  /// Whether something lies over this very surface. Setting it tells the members after the pass.
  @MainActor var isCovered: Bool {
    didSet { if isCovered != oldValue, isUncovered { tellMembers() } }
  }

  @MainActor init(on outer: Surface?, navigation: NavigationCore?, isCovered: Bool = false) {
    self.navigation = navigation
    self.isCovered = isCovered
    super.init(on: outer)
  }

  @MainActor override func coverDidChange() { if !isCovered { tellMembers() } }

  @MainActor private func tellMembers() {
    var member = first
    while let told = member {
      told.coverDidChange()
      member = told.next
    }
  }

  fileprivate func append(_ member: SurfaceMember) {
    member.previous = last
    if let last { last.next = member } else { first = member }
    last = member
  }

  fileprivate func unlink(_ member: SurfaceMember) {
    if let previous = member.previous { previous.next = member.next } else { first = member.next }
    if let next = member.next { next.previous = member.previous } else { last = member.previous }
  }
}

/// Something that is covered and uncovered with the surface it lies on.
@usableFromInline class SurfaceMember {
  let surface: Surface?
  fileprivate unowned(unsafe) var previous: SurfaceMember?
  fileprivate unowned(unsafe) var next: SurfaceMember?

  @MainActor init(on surface: Surface?) {
    self.surface = surface
    surface?.append(self)
  }

  deinit { surface?.unlink(self) }

  /// Whether nothing covers this place.
  @MainActor final var isUncovered: Bool {
    guard let surface else { return true }
    return !surface.isCovered && surface.isUncovered
  }

  /// Called when the place has been covered or uncovered; must not make or end members.
  @MainActor func coverDidChange() {}
}
