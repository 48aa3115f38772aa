extension DecodingError {
  /// Which field, and what about it.
  var summary: String {
    switch self {
    case .keyNotFound(let key, let context): "\(Self.path(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(Self.path(context.codingPath)) is not of the type it should be"
    // The syntax was looked at before.
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it has a number that cannot stand where it does"
    case .dataCorrupted(let context): "\(Self.path(context.codingPath)) has a value it cannot have"
    @unknown default: "\(self)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "the whole of it" : path
  }
}
