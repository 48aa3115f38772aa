/// The destinations for values that the views on one stack declare, by the type of value they take.
final class DestinationList {
  /// The nearest one to the root first.
  private var entries: [ObjectIdentifier: [DestinationEntry]] = [:]
  private var typesWarnedOf: Set<ObjectIdentifier> = []
  /// Types of values whose screens have lost their destination, or have found none.
  private var typesInWant: Set<ObjectIdentifier> = []

  /// The destination that counts for a type: of several the one nearest the root (behaviour B63).
  func entry(for type: ObjectIdentifier) -> DestinationEntry? { entries[type]?.first }

  func insert(_ entry: DestinationEntry, in tree: Tree) {
    guard let nearest = self.entry(for: entry.type) else { return entries[entry.type] = [entry] }
    if entry.isNearer(than: nearest) {
      entries[entry.type]!.insert(entry, at: 0)
    } else {
      entries[entry.type]!.append(entry)
    }
    if typesWarnedOf.insert(entry.type).inserted {
      tree.warn(
        "A navigationDestination(for: \(entry.valueType).self) is declared more than once on one stack. The one nearest "
          + "the root is used."
      )
    }
  }

  func remove(_ entry: DestinationEntry) {
    typesInWant.insert(entry.type)
    guard let place = entries[entry.type]?.lastIndex(where: { $0 === entry }) else { return }
    entries[entry.type]!.remove(at: place)
    if place == 0 { bringNearestToFront(of: entry.type) }
  }

  private func bringNearestToFront(of type: ObjectIdentifier) {
    let list = entries[type]!
    guard let nearest = list.indices.min(by: { list[$0].isNearer(than: list[$1]) }) else { return }
    entries[type]!.swapAt(0, nearest)
  }

  func noteWant(of type: ObjectIdentifier) { typesInWant.insert(type) }

  /// Whether screens of a type may be in want of a destination. From now on they are not.
  func endWant(of type: ObjectIdentifier) -> Bool { !typesInWant.isEmpty && typesInWant.remove(type) != nil }
}

/// One declared destination: what makes the content of a screen of a value.
@usableFromInline final class DestinationEntry {
  let valueType: Any.Type
  let makeContent: @MainActor (PathBox, _TreeContext) -> PresentedContent
  /// Has content that another entry has made come from this one; returns whether it is of the same kind.
  let takeOver: @MainActor (PresentedContent) -> Bool
  private(set) var isRemoved = false
  private let depth: Int
  private let serial: Int
  private weak var navigation: NavigationCore?

  /// - Parameter makeContent: makes the content of a value of the type, which it may take for granted.
  @MainActor init(
    for valueType: Any.Type,
    on navigation: NavigationCore,
    in context: _TreeContext,
    makeContent: @escaping @MainActor (PathBox, _TreeContext) -> PresentedContent,
    takeOver: @escaping @MainActor (PresentedContent) -> Bool
  ) {
    self.valueType = valueType
    self.navigation = navigation
    self.makeContent = makeContent
    self.takeOver = takeOver
    depth = context.depth
    serial = context.tree.takeSerial()
    navigation.destinations.insert(self, in: context.tree)
    if navigation.destinations.endWant(of: type) {
      for screen in navigation.valueScreens { screen.adopt(self) }
    }
  }

  var type: ObjectIdentifier { ObjectIdentifier(valueType) }

  /// Of two at one depth the one that was made first lies further out.
  func isNearer(than other: DestinationEntry) -> Bool {
    depth != other.depth ? depth < other.depth : serial < other.serial
  }

  /// Has the screens that come from here made anew, each in its turn of the pass (behaviour B13).
  @MainActor @usableFromInline func renewScreens() {
    guard let navigation else { return }
    for screen in navigation.valueScreens where screen.entry === self { screen.content?.markDirty(because: "@self") }
  }

  /// The view that declared it leaves the tree. Screens keep what they have.
  @MainActor func markRemoved() {
    isRemoved = true
    navigation?.destinations.remove(self)
  }
}
