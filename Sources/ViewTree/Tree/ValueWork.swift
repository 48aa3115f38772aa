/// What was done with the view values of one type while details were recorded.
public struct ValueWork: Equatable, Sendable {
  /// The type without its module.
  public internal(set) var type: String
  /// Values that became a node.
  public internal(set) var madeNodes = 0
  /// Values that reached a node which only hands its content on.
  public internal(set) var handedOn = 0
  /// Values that a link, or what stands for one, took as its destination; the link's own comparison holds them against
  /// the kept ones.
  public internal(set) var keptAsDestination = 0
  /// Values that were held against the kept ones and found equal, or of which the one part was that is compared.
  public internal(set) var equal = 0
  /// The same, found unequal.
  public internal(set) var unequal = 0
  /// How often which field differed, in the order of the first time: `day`, `destination.onClose`. One value may differ
  /// in several.
  public internal(set) var unequalFields: [Field] = []

  public struct Field: Equatable, Sendable {
    public let name: String
    public internal(set) var count: Int

    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  public init(
    type: String,
    madeNodes: Int = 0,
    handedOn: Int = 0,
    keptAsDestination: Int = 0,
    equal: Int = 0,
    unequal: Int = 0,
    unequalFields: [Field] = []
  ) {
    self.type = type
    self.madeNodes = madeNodes
    self.handedOn = handedOn
    self.keptAsDestination = keptAsDestination
    self.equal = equal
    self.unequal = unequal
    self.unequalFields = unequalFields
  }

  /// Values that reached the tree.
  public var values: Int { madeNodes + handedOn + keptAsDestination + compared }

  public var compared: Int { equal + unequal }

  /// Notes a comparison that found values unequal in these fields.
  mutating func addUnequal(in fields: [String]) {
    unequal += 1
    for name in fields {
      if let index = unequalFields.firstIndex(where: { $0.name == name }) {
        unequalFields[index].count += 1
      } else {
        unequalFields.append(Field(name: name, count: 1))
      }
    }
  }
}

/// In which fields two values differ, by the rules by which they are compared. For counted passes: it allocates.
enum Differences {
  /// The names of the fields, those of a field's own fields behind a dot; what is `Equatable` is not taken apart.
  ///
  /// - Parameter part: the name of what is compared; empty for the whole value.
  static func fields<Value>(in part: String, _ kept: inout Value, _ new: inout Value) -> [String] {
    withUnsafePointer(to: &kept) { kept in
      withUnsafePointer(to: &new) { new in
        fields(in: part, of: Value.self, TypeFields.of(Value.self).equality, kept, new)
      }
    }
  }

  private static func fields(
    in part: String,
    of type: Any.Type,
    _ rule: EqualityRule,
    _ kept: UnsafeRawPointer,
    _ new: UnsafeRawPointer
  ) -> [String] {
    guard case .fields(let rules) = rule, part.isEmpty || !(type is any Equatable.Type) else {
      return [part.isEmpty ? "self" : part]
    }
    return zip(TypeFields.of(type).allFields, rules).flatMap { field, rule -> [String] in
      let (kept, new) = (kept + field.offset, new + field.offset)
      if rule.rule.holds(kept, new) { return [] }
      return fields(in: part.isEmpty ? field.name : part + "." + field.name, of: field.type, rule.rule, kept, new)
    }
  }
}
