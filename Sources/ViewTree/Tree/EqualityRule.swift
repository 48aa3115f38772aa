/// How two values of a type compare once their bits have turned out to differ.
///
/// The rule of SwiftUI (behaviour B32): plain data field by field, whatever `==` says; other types by `==` if they
/// are `Equatable`, else field by field, recursively. A type's rule is worked out once.
@usableFromInline indirect enum EqualityRule {
  /// Equal only if the bits are: plain data without fields, references, closures, metatypes.
  case bits(size: Int)
  /// By the type's own `==`.
  case equatable(any Equatable.Type)
  /// As `equatable`, without the detour through the protocol's table.
  case string
  /// Each field by its own rule.
  case fields([(offset: Int, rule: EqualityRule)])
  /// Both absent, or both present with equal payloads.
  case optional(any OptionalType.Type, EqualityRule)
  /// The values inside, by the rule of their dynamic type: existentials, and the payloads of other enumerations.
  case dynamic(Any.Type)

  init(of type: Any.Type) {
    let layout = Layout(of: type)
    let kind = TypeKind(of: type)
    switch kind {
    case _ where layout.isPlainData && (kind == .structure || kind == .tuple):
      let fields = RuntimeField.all(of: type)
      self = fields.isEmpty ? .bits(size: layout.size) : .fields(Self.rules(of: fields))
    case _ where layout.isPlainData, .function, .reference, .metatype, .opaque:
      self = .bits(size: layout.size)
    case _ where type == String.self:
      self = .string
    case .structure, .tuple, .optional, .enumeration:
      self = Self.rule(ofComposed: type, kind)
    case .existential:
      self = .dynamic(type)
    }
  }

  private static func rule(ofComposed type: Any.Type, _ kind: TypeKind) -> EqualityRule {
    if let type = type as? any Equatable.Type { return .equatable(type) }
    if let type = type as? any OptionalType.Type { return .optional(type, EqualityRule(of: type.wrappedType)) }
    if kind == .enumeration { return .dynamic(type) }
    return .fields(rules(of: RuntimeField.all(of: type)))
  }

  private static func rules(of fields: [RuntimeField]) -> [(offset: Int, rule: EqualityRule)] {
    fields.map { field in
      let rule = field.isStrong ? EqualityRule(of: field.type) : .bits(size: Layout(of: field.type).size)
      return (field.offset, rule)
    }
  }

  /// Whether two values of the rule's type, at two addresses, are equal.
  @usableFromInline func holds(_ kept: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    switch self {
    case .bits(let size):
      return haveEqualBytes(kept, new, count: size)
    case .string:
      return kept.assumingMemoryBound(to: String.self).pointee == new.assumingMemoryBound(to: String.self).pointee
    case .equatable(let type):
      return Self.areEqual(type, kept, new)
    case .fields(let fields):
      for field in fields where !field.rule.holds(kept + field.offset, new + field.offset) { return false }
      return true
    case .optional(let type, let rule):
      return type.holds(rule, kept, new)
    case .dynamic(let type):
      return DynamicEquality.holds(type, kept, new)
    }
  }

  private static func areEqual<Value: Equatable>(
    _: Value.Type,
    _ kept: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) -> Bool {
    kept.assumingMemoryBound(to: Value.self).pointee == new.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Size and triviality of a type that is known only at run time.
private struct Layout {
  let size: Int
  let isPlainData: Bool

  init(of type: Any.Type) {
    func open<Value>(_: Value.Type) -> (Int, Bool) { (MemoryLayout<Value>.size, _isPOD(Value.self)) }
    (size, isPlainData) = _openExistential(type, do: open)
  }
}

/// `Optional`, seen from where only its metatype is known.
@usableFromInline protocol OptionalType {
  static var wrappedType: Any.Type { get }
  static func holds(_ rule: EqualityRule, _ kept: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalType {
  @usableFromInline static var wrappedType: Any.Type { Wrapped.self }

  @usableFromInline static func holds(
    _ rule: EqualityRule,
    _ kept: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) -> Bool {
    let kept = kept.assumingMemoryBound(to: Wrapped?.self).pointee
    let new = new.assumingMemoryBound(to: Wrapped?.self).pointee
    guard let kept, let new else { return (kept == nil) == (new == nil) }
    return withUnsafePointer(to: kept) { kept in withUnsafePointer(to: new) { rule.holds(kept, $0) } }
  }
}

/// Equality of values whose type is known only when they are looked at. The slowest path: it allocates.
enum DynamicEquality {
  static func holds(_ type: Any.Type, _ kept: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    func load<Value>(_: Value.Type) -> (Any, Any) {
      (kept.assumingMemoryBound(to: Value.self).pointee, new.assumingMemoryBound(to: Value.self).pointee)
    }
    let (kept, new) = _openExistential(type, do: load)
    return areEqual(kept, new)
  }

  private static func areEqual(_ kept: Any, _ new: Any) -> Bool {
    guard Swift.type(of: kept) == Swift.type(of: new) else { return false }
    if TypeKind(of: Swift.type(of: kept)) == .enumeration, !(kept is any Equatable) {
      return payloadsAreEqual(kept, new)
    }
    func compare<Value>(_ kept: Value) -> Bool {
      var kept = kept
      var new = new as! Value
      return ViewTree.areEqual(&kept, &new)
    }
    return _openExistential(kept, do: compare)
  }

  private static func payloadsAreEqual(_ kept: Any, _ new: Any) -> Bool {
    let kept = Mirror(reflecting: kept).children.first
    let new = Mirror(reflecting: new).children.first
    guard let kept, let new else { return false }
    return kept.label == new.label && areEqual(kept.value, new.value)
  }
}
