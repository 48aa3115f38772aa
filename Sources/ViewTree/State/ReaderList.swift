/// The reading ends of a location, in the order of their coming. Insertion and removal take constant time, so that a
/// state bound by every row of a long list is torn down in linear time.
struct ReaderList {
  private var places: [ObjectIdentifier: Int] = [:]
  private var readers: [(any LocationReader)?] = []

  var isEmpty: Bool { places.isEmpty }

  mutating func insert(_ reader: any LocationReader) {
    places[ObjectIdentifier(reader)] = readers.count
    readers.append(reader)
  }

  mutating func remove(_ reader: any LocationReader) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(reader)) else { return }
    readers[place] = nil
    if places.count * 2 < readers.count { compact() }
  }

  func tellAll() {
    for reader in readers { reader?.sourceDidChange() }
  }

  private mutating func compact() {
    readers.removeAll { $0 == nil }
    for (place, reader) in readers.enumerated() { places[ObjectIdentifier(reader!)] = place }
  }
}
