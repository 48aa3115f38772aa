/// The publishers of objects that have no `@Published` property which could keep them.
///
/// They are kept in a table, by the object's address. The object is held weakly: an entry whose object has gone is not
/// taken for that of another at the same address, and is dropped at the latest when the table has doubled.
enum UnpublishedObjects {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Sound: `nonisolated(unsafe)`: objects are made and changed on the main thread, and nobody else asks for their
  // publishers.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var countToSweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = entries[ObjectIdentifier(object)], known.object === object { return known.publisher }
    if entries.count >= countToSweepAt {
      entries = entries.filter { $0.value.object != nil }
      countToSweepAt = max(64, 2 * entries.count)
    }
    let made = Entry(object: object, publisher: ObservableObjectPublisher())
    entries[ObjectIdentifier(object)] = made
    return made.publisher
  }

  /// How many entries there are, those of objects that have gone included.
  static var count: Int { entries.count }
}
