/// A list of values of any types, which a stack shows one screen each for.
///
/// Paths share what they have in common: appending takes constant time, removing as much as there is to remove, and
/// two paths compare by the values in which they differ. It cannot be encoded here.
public struct NavigationPath: Equatable {
  var last: Link?

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  public var count: Int { last?.count ?? 0 }

  public var isEmpty: Bool { last == nil }

  public mutating func append<V: Hashable>(_ value: V) { append(PathBoxOf(value)) }

  mutating func append(_ box: PathBox) { last = Link(box, after: last) }

  /// Removes values from the end. Traps if there are not as many.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(k >= 0, "A NavigationPath cannot remove \(k) values.")
    precondition(k <= count, "A NavigationPath of \(count) values cannot remove \(k).")
    for _ in 0..<k { last = last?.previous }
  }

  public static func == (left: NavigationPath, right: NavigationPath) -> Bool {
    left.count == right.count && left.commonPrefix(with: right) == left.count
  }

  /// How many values, from the first on, are those of another path. Walks back to where the paths are one.
  func commonPrefix(with other: NavigationPath) -> Int {
    let shared = min(count, other.count)
    var (left, right) = (link(at: shared), other.link(at: shared))
    var common = shared
    while let first = left, let second = right, first !== second {
      if first.box !== second.box && !first.box.isEqual(to: second.box) { common = first.count - 1 }
      (left, right) = (first.previous, second.previous)
    }
    return common
  }

  /// The values from a place on.
  func boxes(from place: Int) -> [PathBox] {
    var boxes: [PathBox] = []
    var link = last
    while let next = link, next.count > place {
      boxes.append(next.box)
      link = next.previous
    }
    return boxes.reversed()
  }

  private func link(at count: Int) -> Link? {
    var link = last
    while let next = link, next.count > count { link = next.previous }
    return link
  }

  /// A value, and the path before it.
  final class Link {
    let box: PathBox
    private(set) var previous: Link?
    let count: Int

    init(_ box: PathBox, after previous: Link?) {
      self.box = box
      self.previous = previous
      count = (previous?.count ?? 0) + 1
    }

    // One by one: a long path that ends all at once would need a stack as deep as it is long.
    deinit {
      while isKnownUniquelyReferenced(&previous) { previous = previous?.previous }
    }
  }
}

/// A value in a path, whose type is not known statically.
class PathBox {
  let valueType: Any.Type

  init(_ valueType: Any.Type) { self.valueType = valueType }

  final var type: ObjectIdentifier { ObjectIdentifier(valueType) }

  func isEqual(to other: PathBox) -> Bool { fatalError("PathBox is abstract: \(Self.self) must hold a value.") }
}

final class PathBoxOf<Value: Hashable>: PathBox {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(Value.self)
  }

  // Sound: `unsafeDowncast`: it is reached only where both boxes have said that their values are of one type, and a box
  // of a type has this class alone.
  override func isEqual(to other: PathBox) -> Bool {
    type == other.type && value == unsafeDowncast(other, to: PathBoxOf<Value>.self).value
  }
}
