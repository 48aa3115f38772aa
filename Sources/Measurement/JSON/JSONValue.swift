/// A JSON text as it stands: the members of an object in their order, numbers digit by digit.
///
/// For what a decoder into types cannot do: hand on what it does not know, and refuse a name that stands twice.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// As it is written, so that no digit is lost.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    var name: String
    var value: JSONValue
  }

  /// The member of that name; `nil` where there is none, or this is no object.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The value with a member that replaces the one of its name, or else goes before the first greater name, where a
  /// sorted object has it. Traps if this is no object.
  func setting(_ name: String, to value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else {
      preconditionFailure("A member is set in a JSON value that is no object.")
    }
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      let index = members.firstIndex { $0.name > name } ?? members.endIndex
      members.insert(Member(name: name, value: value), at: index)
    }
    return .object(members)
  }
}
