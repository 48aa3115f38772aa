/// A part of a value: how it is read, and how it is replaced.
protocol Projection<Base, Part> {
  associatedtype Base
  associatedtype Part

  /// The part. Nil where the value has none: no element at the index, no value in the optional.
  func get(from base: Base) -> Part?

  func set(_ part: Part, in base: inout Base)
}

/// What a key path leads to.
struct MemberProjection<Base, Part>: Projection, Hashable {
  let keyPath: WritableKeyPath<Base, Part>

  func get(from base: Base) -> Part? { base[keyPath: keyPath] }
  func set(_ part: Part, in base: inout Base) { base[keyPath: keyPath] = part }
}

/// The value in an optional. Setting it makes the optional present again.
struct UnwrappedProjection<Wrapped>: Projection, Hashable {
  func get(from base: Wrapped?) -> Wrapped? { base }
  func set(_ part: Wrapped, in base: inout Wrapped?) { base = part }
}

/// The value as an optional. Setting nil changes nothing.
struct OptionalProjection<Wrapped>: Projection, Hashable {
  func get(from base: Wrapped) -> Wrapped?? { .some(base) }

  func set(_ part: Wrapped?, in base: inout Wrapped) {
    if let part { base = part }
  }
}

/// The value without its type. Setting a value of another type is a programmer's mistake.
struct AnyHashableProjection<Base: Hashable>: Projection, Hashable {
  func get(from base: Base) -> AnyHashable? { AnyHashable(base) }

  func set(_ part: AnyHashable, in base: inout Base) {
    guard let value = part.base as? Base else {
      fatalError("A binding to \(Base.self) was set to \(part.base), which is of type \(type(of: part.base)).")
    }
    base = value
  }
}

/// The element at an index. What lies there may be another element than when the binding was made.
struct ElementProjection<Base: MutableCollection>: Projection {
  let index: Base.Index

  func get(from base: Base) -> Base.Element? {
    index >= base.startIndex && index < base.endIndex ? base[index] : nil
  }

  func set(_ part: Base.Element, in base: inout Base) { base[index] = part }
}
