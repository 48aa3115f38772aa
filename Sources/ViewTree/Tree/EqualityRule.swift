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
  case fields([Field])
  /// Both absent, or both present with equal payloads.
  case optional(any OptionalType.Type, EqualityRule)
  /// The same case, and its payload by the rule of the payload's type. Bits would not do even for plain data: padding
  /// in a payload may differ, and so may what a shorter payload leaves unused.
  case enumeration(Any.Type)
  /// The values inside an existential, by the rule of their own type.
  case dynamic(Any.Type)
  /// By where a dynamic property's value comes from.
  case source(any ComparedBySource.Type)

  /// A stored property: where it lies, and how it compares if its bits differ.
  @usableFromInline struct Field {
    let offset: Int
    let size: Int
    let rule: EqualityRule

    func holds(_ kept: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
      haveEqualBytes(kept + offset, new + offset, count: size) || rule.holds(kept + offset, new + offset)
    }
  }

  init(of type: Any.Type) {
    let layout = Layout(of: type)
    let kind = TypeKind(of: type)
    switch kind {
    case .structure where type is any ComparedBySource.Type:
      self = .source(type as! any ComparedBySource.Type)
    case .structure where layout.isPlainData, .tuple where layout.isPlainData:
      let fields = RuntimeField.all(of: type)
      self = fields.isEmpty ? .bits(size: layout.size) : .fields(Self.rules(of: fields))
    case .optional where layout.isPlainData, .enumeration where layout.isPlainData:
      self = Self.rule(ofCases: type)
    case _ where layout.isPlainData, .function, .reference, .metatype, .opaque:
      self = .bits(size: layout.size)
    case .existential:
      self = .dynamic(type)
    case _ where type == String.self:
      self = .string
    case .structure, .tuple, .optional, .enumeration:
      self = Self.rule(ofComposed: type, kind)
    }
  }

  private static func rule(ofComposed type: Any.Type, _ kind: TypeKind) -> EqualityRule {
    if kind == .optional { return rule(ofCases: type) }
    if let type = type as? any Equatable.Type { return .equatable(type) }
    if kind == .enumeration { return rule(ofCases: type) }
    return .fields(rules(of: RuntimeField.all(of: type)))
  }

  private static func rule(ofCases type: Any.Type) -> EqualityRule {
    guard let type = type as? any OptionalType.Type else { return .enumeration(type) }
    return .optional(type, EqualityRule(of: type.wrappedType))
  }

  private static func rules(of fields: [RuntimeField]) -> [Field] {
    fields.map { field in
      let size = Layout(of: field.type).size
      return Field(
        offset: field.offset,
        size: size,
        rule: field.isStrong ? EqualityRule(of: field.type) : .bits(size: size)
      )
    }
  }

  /// Whether two values of the rule's type, at two addresses, are equal.
  @usableFromInline func holds(_ kept: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    switch self {
    case .bits(let size):
      return haveEqualBytes(kept, new, count: size)
    case .string:
      // Sound: `assumingMemoryBound`: a rule is made for one type, and whoever asks it has two values of that type: of
      // the whole view, or of the field at an offset that the runtime tells.
      return kept.assumingMemoryBound(to: String.self).pointee == new.assumingMemoryBound(to: String.self).pointee
    case .equatable(let type):
      return Self.areEqual(type, kept, new)
    case .fields(let fields):
      return fields.allSatisfy { $0.holds(kept, new) }
    case .optional(let type, let rule):
      return type.holds(rule, kept, new)
    case .enumeration(let type):
      return DynamicEquality.enumerationHolds(type, kept, new)
    case .dynamic(let type):
      return DynamicEquality.holds(type, kept, new)
    case .source(let type):
      return type.haveSameSource(kept, new)
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
