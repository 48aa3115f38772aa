/// The locations of whether a selection is a tag, by tag: the same one from pass to pass for as long as somebody holds
/// it, so that a row of a long list whose tag stays the same costs no allocation.
///
/// Rows ask in their order, so what comes after the last answer is looked at first. The selection's location owns the
/// table; the table does not keep the locations in it.
@usableFromInline final class TagTable<Tag: Hashable>: TagPlaces, LocationReader {
  /// The tags, each at the place of its location.
  @exclusivity(unchecked) @usableFromInline var tags: [Tag] = []
  @exclusivity(unchecked) @usableFromInline var places: [Tag: Int] = [:]
  @usableFromInline unowned(unsafe) let selection: Location<Tag?>

  @usableFromInline init(of selection: Location<Tag?>) {
    self.selection = selection
  }

  /// The location of a tag that somebody holds.
  @inlinable func location(of tag: Tag) -> WatchedLocation? {
    var place = guess
    if place >= tags.count || tags[place] != tag {
      guard let found = places[tag] else { return nil }
      place = found
    }
    guess = place &+ 1
    return locations[place]?.takeUnretainedValue()
  }

  /// Takes in the location of a tag that nobody has held so far.
  @inlinable func insert(_ location: WatchedLocation, of tag: Tag) {
    if liveCount == 0 { begin() }
    let unowned = Unmanaged.passUnretained(location)
    liveCount &+= 1
    if let place = places[tag] {
      locations[place] = unowned
      location.place = place
    } else {
      location.place = tags.count
      places[tag] = tags.count
      tags.append(tag)
      locations.append(unowned)
    }
  }

  /// Nothing in it lives: it starts anew.
  @usableFromInline func begin() {
    tags = []
    places = [:]
    locations = []
    selection.subscribe(self)
  }

  override func end() { selection.unsubscribe(self) }

  func sourceDidChange() {
    for location in locations { location?.takeUnretainedValue().tellWatches() }
  }
}

/// A table of tags, seen from where their type does not matter. What ends is struck out; the place is kept for its tag
/// until all have ended.
@usableFromInline class TagPlaces {
  @exclusivity(unchecked) @usableFromInline final var locations: [Unmanaged<WatchedLocation>?] = []
  @exclusivity(unchecked) @usableFromInline final var liveCount = 0
  @exclusivity(unchecked) @usableFromInline final var guess = 0

  @usableFromInline init() {}

  final func strike(_ place: Int) {
    locations[place] = nil
    liveCount &-= 1
    if liveCount == 0 { end() }
  }

  /// Called when all have ended.
  func end() {}
}

/// A location that links alone follow. It lists them without a list, and does not keep them alive.
@usableFromInline class WatchedLocation: Location<Bool> {
  @exclusivity(unchecked) @usableFromInline final var place = 0
  private let table: TagPlaces
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
      table = unsafeDowncast(known, to: TagTable<Tag>.self)
      if let location = table.location(of: tag) { return Binding<Bool>(location: location) }
    } else {
      table = TagTable(of: location)
      location.tags = table
    }
    return Binding<Bool>(location: TagLocation(tag, of: location, in: table))
  }
}
