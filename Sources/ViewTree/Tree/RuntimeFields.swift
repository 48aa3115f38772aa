/// The stored properties of a type, as the Swift runtime tells them.
///
/// The entry points are those that `Mirror` itself is built on; the runtime exports them on every platform.
/// Nothing else in this module depends on the runtime's layout of metadata.
struct RuntimeField {
  let name: String
  let type: Any.Type
  /// Bytes from the start of the value.
  let offset: Int
  /// False for weak and unowned references.
  let isStrong: Bool

  /// The stored properties of a struct or the elements of a tuple, in order; none for any other kind of type.
  static func all(of type: Any.Type) -> [RuntimeField] {
    guard TypeKind(of: type) == .structure || TypeKind(of: type) == .tuple else { return [] }
    return (0..<recursiveCount(type)).map { index in
      var field = RawField()
      let fieldType = recursiveChildMetadata(type, index, &field)
      defer { field.freeName?(field.name) }
      return RuntimeField(
        name: field.name.map { String(cString: $0) } ?? "",
        type: fieldType,
        offset: recursiveChildOffset(type, index),
        isStrong: field.isStrong
      )
    }
  }
}

/// The kind of a type, from the first word of its metadata (Swift's stable ABI, `MetadataKind.def`).
enum TypeKind: Equatable {
  case structure, enumeration, optional, opaque, tuple, function, existential, metatype, reference

  init(of type: Any.Type) {
    // Sound: `unsafeBitCast`: a metatype is the address of its metadata, whose first word is the kind, by the stable
    // ABI of Apple's platforms; elsewhere the tests of comparison fail where it is another.
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x300: self = .opaque
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303, 0x307: self = .existential
    case 0x304, 0x306: self = .metatype
    default: self = .reference
    }
  }
}

/// Whether two values of an enumeration are the same case, whatever their payloads. Names are kept once per case, so
/// their addresses tell.
func haveSameCase<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = caseName(left), let right = caseName(right) else { return false }
  return left == right
}

/// What a value of an enumeration carries besides its case; nil if nothing. Not what a `customMirror` says of it.
func enumerationPayload<Value>(of value: Value) -> Any? {
  guard childCount(value, Value.self) > 0 else { return nil }
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  defer { freeName?(name) }
  return child(of: value, Value.self, 0, &name, &freeName)
}

/// What the runtime reports of a field besides its type.
private struct RawField {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

// Sound: `@_silgen_name`: these are the entry points that `Mirror` in the standard library is built on, with its
// signatures; the tests of field comparison fail where they tell anything else.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _ type: Any.Type,
  _ index: Int,
  _ field: UnsafeMutablePointer<RawField>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, _ index: Int) -> Int

@_silgen_name("swift_reflectionMirror_count")
private func childCount<Value>(_ value: Value, _ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func child<Value>(
  of value: Value,
  _ type: Any.Type,
  _ index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ freeName: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
