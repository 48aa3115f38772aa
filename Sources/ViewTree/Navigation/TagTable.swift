/// The locations of whether a selection is a tag, by tag: the same one from pass to pass for as long as somebody holds
/// it, so that a row of a long list whose tag stays the same costs no allocation.
///
/// Rows ask in their order, so what comes after the last answer is looked at first. The selection's location owns the
/// table; the table does not keep the locations in it.
@usableFromInline final class TagTable<Tag: Hashable>: TagPlaces, LocationReader {
  // Sound: `@exclusivity(unchecked)`: no access lasts while other code runs, but for the comparison and the hashing of
  // tags, which are asked about two values and know of no table.
  /// The tags, each at the place of its location.
  @exclusivity(unchecked) @usableFromInline var tags: [Tag] = []
  @exclusivity(unchecked) @usableFromInline var places: [Tag: Int] = [:]
  // Sound: `unowned(unsafe)`: the selection's location owns the table; what else holds the table, the locations of
  // tags, hold the selection too, and let go of it after their last word to the table.
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
    // Sound: `Unmanaged`: a location strikes itself out of its table as it goes, so that the table names none that is
    // gone.
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
