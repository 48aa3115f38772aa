/// Why a text is no JSON, or none that can be relied on.
enum JSONSyntaxError: Error, Equatable {
  case notUTF8
  case endsEarly
  /// Lines are counted from 1.
  case unexpected(line: Int)
  case tooDeep(line: Int)
  case repeatedName(String, line: Int)

  /// What is wrong with the file, as the end of a sentence about it.
  var reason: String {
    switch self {
    case .notUTF8: "it is not UTF-8"
    case .endsEarly: "it ends in the middle"
    case .unexpected(let line): "it is not valid JSON at line \(line)"
    case .tooDeep(let line): "it is nested deeper than \(JSONParser.deepest) levels at line \(line)"
    case .repeatedName(let name, let line): "\(name) stands twice in one object, the second time at line \(line)"
    }
  }
}
