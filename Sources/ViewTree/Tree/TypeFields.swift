/// What the tree needs to know of a type, found once: its dynamic properties and how its values compare.
@usableFromInline final class TypeFields {
  /// The fields that are dynamic properties, in order.
  @usableFromInline let dynamicProperties: [DynamicField]
  /// How two values compare whose bits differ.
  @usableFromInline lazy var equality = EqualityRule(of: type)
  /// The same, but by `==` wherever the type has it, as states are compared (behaviour B34).
  private lazy var equalityByOperator = (type as? any Equatable.Type).map(EqualityRule.equatable) ?? equality
  /// For passes that record details.
  lazy var allFields = RuntimeField.all(of: type)
  /// Why a body runs for the first time.
  lazy var firstReasons = [Cause.Reason.value, .identity] + dynamicProperties.map { .property($0.name) }
  private let type: Any.Type

  private init(_ type: Any.Type) {
    self.type = type
    dynamicProperties = RuntimeField.all(of: type).compactMap { field in
      (field.type as? any DynamicProperty.Type).map { DynamicField(name: field.name, offset: field.offset, type: $0) }
    }
  }

  /// Whether two values of the type are equal, by `==` wherever there is one.
  func holdsByOperator<Value>(_ old: inout Value, _ new: inout Value) -> Bool {
    withUnsafePointer(to: &old) { old in withUnsafePointer(to: &new) { equalityByOperator.holds(old, $0) } }
  }

  /// The facts of a type. A pass asks for them only where a view is made or where bits differ; the type's address
  /// then picks one of 64 places, so that the same few types are found with one comparison.
  @usableFromInline static func of(_ type: Any.Type) -> TypeFields {
    // Sound: `unsafeBitCast`: the number picks a place only, whatever it is; what is found there is compared by its
    // type.
    let address = unsafeBitCast(type, to: Int.self)
    let place = (address &>> 4) & 63
    if let known = recent[place], known.type == type { return known }
    let known = all[ObjectIdentifier(type)] ?? TypeFields(type)
    all[ObjectIdentifier(type)] = known
    recent[place] = known
    return known
  }

  // Sound: `nonisolated(unsafe)`: the main actor alone touches it, as it does all of the tree.
  nonisolated(unsafe) private static var all: [ObjectIdentifier: TypeFields] = [:]
  nonisolated(unsafe) private static let recent = {
    let places = UnsafeMutableBufferPointer<TypeFields?>.allocate(capacity: 64)
    places.initialize(repeating: nil)
    return places
  }()
}

/// A dynamic property of a view type: where it lies and what it is.
@usableFromInline struct DynamicField {
  /// As written by the compiler: `_counter` for `@State var counter`.
  @usableFromInline let name: String
  let offset: Int
  let type: any DynamicProperty.Type

  /// Puts the owner's storage into this property of a view value at an address.
  func install(into view: UnsafeMutableRawPointer, slot: inout _DynamicSlot?, owner: Dependent) {
    func install<Property: DynamicProperty>(_ type: Property.Type) {
      // Sound: `assumingMemoryBound`: the runtime tells the offset and the type of the field, and the view at the
      // address is of the type that was asked about.
      let property = (view + offset).assumingMemoryBound(to: Property.self)
      property.pointee._install(in: &slot, as: _DynamicPlace(owner: owner, name: name))
      property.pointee.update()
    }
    _openExistential(type, do: install)
  }
}
