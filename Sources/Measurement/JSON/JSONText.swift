extension JSONValue {
  /// The value as text, laid out as ``ResultFile/json()`` lays it out, one line feed at the end.
  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): text += Self.quoted(string)
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, indent: indent) { element, text, indent in
        element.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        text += Self.quoted(member.name) + " : "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  /// An element a line; of none there is an empty line, as Foundation has it.
  private static func write<Element>(
    _ elements: [Element],
    between ends: (opening: String, closing: String),
    to text: inout String,
    indent: String,
    writing: (Element, inout String, _ indent: String) -> Void
  ) {
    text += ends.opening + "\n"
    for (index, element) in elements.enumerated() {
      text += indent + "  "
      writing(element, &text, indent + "  ")
      text += index == elements.count - 1 ? "" : ",\n"
    }
    text += "\n" + indent + ends.closing
  }

  private static func quoted(_ string: String) -> String {
    string.unicodeScalars.reduce(into: "\"") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
