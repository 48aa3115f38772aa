import Measurement

/// The commit that a git repository is at, read from its files: no git is needed.
enum GitHead {
  /// `nil` where there is no repository, or none with a commit.
  /// - Parameter folder: The repository, or a folder in it.
  static func commit(around folder: String) -> String? {
    var folder = folder
    // As many levels as anybody nests.
    for _ in 0..<32 {
      if let git = directory(folder + "/.git") { return commit(in: git) }
      folder += "/.."
    }
    return nil
  }

  private static func commit(in git: String) -> String? {
    guard let head = text(git + "/HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else { return head.isObjectName ? head : nil }
    let name = String(head.dropFirst("ref: ".count))
    // Branches of a further working tree are kept with the first one's.
    let elsewhere = text(git + "/commondir")
    let common = elsewhere.map { $0.hasPrefix("/") ? $0 : "\(git)/\($0)" } ?? git
    if let commit = text(common + "/" + name), commit.isObjectName { return commit }
    return packed(name, in: text(common + "/packed-refs") ?? "")
  }

  /// The commit of a branch that git has packed into one file with others: a line each, the commit first.
  private static func packed(_ name: String, in list: String) -> String? {
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, words[1] == name { return String(words[0]) }
    }
    return nil
  }

  /// `.git` itself, or where it says the repository is, as in a further working tree.
  private static func directory(_ path: String) -> String? {
    if text(path + "/HEAD") != nil { return path }
    guard let pointer = text(path), pointer.hasPrefix("gitdir: ") else { return nil }
    return String(pointer.dropFirst("gitdir: ".count))
  }

  private static func text(_ path: String) -> String? {
    guard let bytes = try? InputFile.read(path, limit: 16 << 20) else { return nil }
    var text = Substring(decoding: bytes, as: UTF8.self)
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// Forty hexadecimal digits, or sixty-four in a repository of the newer kind.
  fileprivate var isObjectName: Bool { [40, 64].contains(utf8.count) && allSatisfy(\.isHexDigit) }
}
