/// The locations derived from one location, by what they project, for as long as somebody holds them: a binding to the
/// same member is the same from pass to pass, so that a child that is given one stays equal (behaviour B30).
struct PartCache {
  private struct Entry {
    weak var location: _DynamicSlot?
  }

  private var entries: [AnyHashable: Entry] = [:]

  /// Entries, those included whose location has gone and which the next growth drops.
  var count: Int { entries.count }

  /// The location of a part that is held already, or the one that is made now. Constant time, and amortised also
  /// where each is let go at once: before the table would grow, what has gone is dropped.
  mutating func location<Part: Projection & Hashable>(
    of part: Part,
    make: () -> DerivedLocation<Part>
  ) -> DerivedLocation<Part> {
    let key = AnyHashable(part)
    // Sound: `unsafeDowncast`: equal keys are of one type, which is the part's, and a location is entered under its own
    // part.
    if let known = entries[key]?.location { return unsafeDowncast(known, to: DerivedLocation<Part>.self) }
    if entries.count == entries.capacity {
      entries = entries.filter { $0.value.location != nil }
      entries.reserveCapacity(2 * entries.count)
    }
    let made = make()
    entries[key] = Entry(location: made)
    return made
  }
}
