/// Finds the name that a misspelt one was probably meant to be.
enum Suggestion {
  /// The nearest candidate, the first of several; `nil` where none is near enough to be a misspelling.
  ///
  /// A candidate that merely begins with what was typed is as near as one wrong letter.
  static func nearest(to typed: String, among candidates: [String]) -> String? {
    let limit = max(2, typed.count / 3)
    var best: (name: String, distance: Int)?
    for name in candidates {
      let distance = isBeginning(typed, of: name) ? 1 : distance(typed, name)
      if distance <= limit, distance < name.count, distance < best?.distance ?? .max {
        best = (name, distance)
      }
    }
    return best?.name
  }

  /// The least number of letters inserted, removed, replaced or swapped with their neighbour that makes `a` into `b`.
  ///
  /// - Complexity: O(`a.count` · `b.count`) letters compared.
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a.lowercased())
    let b = Array(b.lowercased())
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        var least = min(replaced, last[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[b.count]
  }

  private static func isBeginning(_ typed: String, of name: String) -> Bool {
    let letters = typed.drop { $0 == "-" }
    return letters.count >= 2 && name.lowercased().hasPrefix(typed.lowercased())
  }
}
