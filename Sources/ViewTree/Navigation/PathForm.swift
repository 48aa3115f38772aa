/// How a stack reads and writes a path of one type.
protocol PathForm {
  associatedtype Path

  /// What the path can hold, for a warning.
  static var elementType: Any.Type { get }

  static var empty: Path { get }

  static func count(of path: Path) -> Int

  /// How many values, from the first on, are the same in both.
  static func commonPrefix(_ kept: Path, _ new: Path) -> Int

  /// The values from a place on.
  static func boxes(of path: Path, from place: Int) -> [PathBox]

  /// Appends a value. Returns false if the path cannot hold it.
  static func append(_ box: PathBox, to path: inout Path) -> Bool

  /// Keeps so many values from the first on.
  static func shorten(_ path: inout Path, to count: Int)
}

/// A path of values of any types.
enum BoxedPath: PathForm {
  static var elementType: Any.Type { (any Hashable).self }
  static var empty: NavigationPath { NavigationPath() }
  static func count(of path: NavigationPath) -> Int { path.count }
  static func commonPrefix(_ kept: NavigationPath, _ new: NavigationPath) -> Int { kept.commonPrefix(with: new) }
  static func boxes(of path: NavigationPath, from place: Int) -> [PathBox] { path.boxes(from: place) }
  static func shorten(_ path: inout NavigationPath, to count: Int) { path.removeLast(path.count - count) }

  static func append(_ box: PathBox, to path: inout NavigationPath) -> Bool {
    path.append(box)
    return true
  }
}

/// A collection of values of one type.
enum CollectionPath<Path: RandomAccessCollection & RangeReplaceableCollection>: PathForm where Path.Element: Hashable {
  static var elementType: Any.Type { Path.Element.self }
  static var empty: Path { Path() }
  static func count(of path: Path) -> Int { path.count }
  static func boxes(of path: Path, from place: Int) -> [PathBox] { path.dropFirst(place).map { PathBoxOf($0) } }
  static func shorten(_ path: inout Path, to count: Int) { path.removeLast(path.count - count) }

  /// Looks at the bits first: of a path that has merely grown they are equal up to there.
  static func commonPrefix(_ kept: Path, _ new: Path) -> Int {
    let shared = min(kept.count, new.count)
    return haveEqualBits(kept, new, shared) ? shared : zip(kept, new).prefix { $0 == $1 }.count
  }

  private static func haveEqualBits(_ kept: Path, _ new: Path, _ count: Int) -> Bool {
    kept.withContiguousStorageIfAvailable { kept in
      new.withContiguousStorageIfAvailable { new in
        guard count > 0, let kept = kept.baseAddress, let new = new.baseAddress else { return true }
        return haveEqualBytes(kept, new, count: count * MemoryLayout<Path.Element>.stride)
      } ?? false
    } ?? false
  }

  static func append(_ box: PathBox, to path: inout Path) -> Bool {
    guard let box = box as? PathBoxOf<Path.Element> else { return false }
    path.append(box.value)
    return true
  }
}
