/// Whether a selection is a tag. Setting it to true selects the tag; to false, nothing, if the tag is selected.
@usableFromInline final class TagLocation<Tag: Hashable>: WatchedLocation {
  @usableFromInline let tag: Tag
  @usableFromInline let selection: Location<Tag?>
  /// A stored closure for the reason that `Dependent.update` is one.
  @usableFromInline let isSelected: (TagLocation) -> Bool

  @inlinable init(_ tag: Tag, of selection: Location<Tag?>, in table: TagTable<Tag>) {
    self.tag = tag
    self.selection = selection
    isSelected = { $0.selection.get() == $0.tag }
    super.init(in: table)
    table.insert(self, of: tag)
  }

  override func get() -> Bool { isSelected(self) }

  override func set(_ isSelected: Bool) {
    if isSelected {
      selection.set(tag)
    } else if get() {
      selection.set(nil)
    }
  }

  /// The same tag of the same selection, also where two views have bindings of their own to it.
  override func isSame(as other: Location<Bool>) -> Bool {
    if self === other { return true }
    guard let other = other as? TagLocation else { return false }
    return tag == other.tag && selection.origin === other.selection.origin
  }
}

extension Binding {
  /// A binding to whether the selection is a tag.
  @inlinable func isSelecting<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    let table: TagTable<Tag>
    if let known = location.tags {
      // Sound: `unsafeDowncast`: this is the one place that puts a table there, and the type of the tag follows from
      // that of the selection.
      table = unsafeDowncast(known, to: TagTable<Tag>.self)
      if let location = table.location(of: tag) { return Binding<Bool>(location: location) }
    } else {
      table = TagTable(of: location)
      location.tags = table
    }
    return Binding<Bool>(location: TagLocation(tag, of: location, in: table))
  }
}

/// A location that links alone follow. It lists them without a list, and does not keep them alive.
@usableFromInline class WatchedLocation: Location<Bool> {
  // Sound: `@exclusivity(unchecked)`: a number that is read or set as a whole, which calls nobody.
  @exclusivity(unchecked) @usableFromInline final var place = 0
  private let table: TagPlaces
  // Sound: `unowned(unsafe)`: a watch takes itself off the list when it is removed and when it goes, and so none on the
  // list is gone.
  private unowned(unsafe) var first: ActiveWatch?

  @usableFromInline init(in table: TagPlaces) {
    self.table = table
    super.init()
  }

  deinit { table.strike(place) }

  final func insert(_ watch: ActiveWatch) {
    watch.next = first
    first = watch
  }

  final func remove(_ watch: ActiveWatch) {
    if first === watch {
      first = watch.next
    } else {
      var previous = first
      while let candidate = previous, candidate.next !== watch { previous = candidate.next }
      previous?.next = watch.next
    }
    watch.next = nil
  }

  final func tellWatches() {
    var watch = first
    while let told = watch {
      told.markDirty(because: "selection")
      watch = told.next
    }
  }
}
