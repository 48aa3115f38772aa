/// A `@Published` property of a class: where it lies in an instance, and what it is.
struct PublishedField {
  let offset: Int
  let type: any PublishedProperty.Type
}

/// `Published`, seen from where only its metatype is known.
protocol PublishedProperty {
  static func objectWillChange(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher?
  static func setObjectWillChange(_ publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer)
}

extension Published: PublishedProperty {
  static func objectWillChange(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
    // Sound: `assumingMemoryBound`: the address is an object's own plus the offset at which the runtime says that a
    // field of this very type lies.
    switch address.assumingMemoryBound(to: Published.self).pointee.storage {
    case .value: nil
    case .published(let published): published.objectWillChange
    }
  }

  static func setObjectWillChange(_ publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Published.self).pointee.published().objectWillChange = publisher
  }
}

/// The `@Published` properties of classes, found once for each class, by the entry points of the Swift runtime that
/// `Mirror` itself is built on.
enum PublishedFields {
  // Sound: `nonisolated(unsafe)`: objects are made and changed on the main thread, and nobody else asks for their
  // fields.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [PublishedField]] = [:]

  /// The properties of a class, those of its superclasses first.
  static func of(_ ownerType: AnyObject.Type) -> [PublishedField] {
    if let fields = known[ObjectIdentifier(ownerType)] { return fields }
    let fields = (0..<recursiveCount(ownerType)).compactMap { index -> PublishedField? in
      var field = RawField()
      let fieldType = recursiveChildMetadata(ownerType, index, &field)
      field.freeName?(field.name)
      guard let type = fieldType as? any PublishedProperty.Type else { return nil }
      return PublishedField(offset: recursiveChildOffset(ownerType, index), type: type)
    }
    known[ObjectIdentifier(ownerType)] = fields
    return fields
  }

  /// The publisher that all `@Published` properties of an object share, made at the first call.
  static func publisher(of object: AnyObject, with fields: [PublishedField]) -> ObservableObjectPublisher {
    // Sound: `Unmanaged`: the object is an argument, so it lives for as long as the call in which its address is used.
    let address = Unmanaged.passUnretained(object).toOpaque()
    if let known = fields[0].type.objectWillChange(at: address + fields[0].offset) { return known }
    let made = ObservableObjectPublisher()
    for field in fields { field.type.setObjectWillChange(made, at: address + field.offset) }
    return made
  }
}

/// What the runtime reports of a field besides its type.
private struct RawField {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

// Sound: `@_silgen_name`: these are the entry points that `Mirror` in the standard library is built on, with its
// signatures; the tests of published properties fail where they tell anything else.
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
