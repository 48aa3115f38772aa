/// What a program has to do after an action: what its passes run, one after the other.
struct Work {
  /// Something that runs once in a pass.
  struct Entry {
    let line: String
    let path: String
    /// The outermost view around it that comes or goes with it; nil where it stays.
    var root: String?
  }

  struct Pass {
    var bodies: [Entry] = []
    var events: [Entry] = []
  }

  var passes: [Pass] = []
  var tasksStarted = 0
  var tasksCancelled = 0

  /// What is wrong with the bodies that ran, in their order; nil if nothing is.
  func faultOfBodies(_ ran: [String]) -> String? { fault(in: ran, "bodies", passes.map(\.bodies), outerFirst: true) }

  /// What is wrong with the callbacks that ran, in their order; nil if nothing is.
  func faultOfEvents(_ ran: [String]) -> String? { fault(in: ran, "callbacks", passes.map(\.events)) }

  private func fault(in ran: [String], _ kind: String, _ passes: [[Entry]], outerFirst: Bool = false) -> String? {
    var rest = ran[...]
    for (index, pass) in passes.enumerated() {
      let lines = Array(index == passes.count - 1 ? rest : rest.prefix(pass.count))
      rest = rest.dropFirst(lines.count)
      if lines.sorted() != pass.map(\.line).sorted() {
        return "\(kind) ran in pass \(index): \(lines), not \(pass.map(\.line)) in some order; in all \(ran)"
      }
      if lines.count < 2 { continue }
      if let disorder = Work.disorderOfGroups(lines, pass) { return "\(kind) ran in the wrong order: \(disorder)" }
      if outerFirst, let disorder = Work.disorderOfNests(lines, pass) {
        return "\(kind) ran in the wrong order: \(disorder)"
      }
    }
    return rest.isEmpty ? nil : "\(kind) ran, though none had to: \(ran)"
  }

  /// What comes or goes together does so in the reference's order.
  private static func disorderOfGroups(_ lines: [String], _ pass: [Entry]) -> String? {
    let roots = Dictionary(pass.map { ($0.line, $0.root) }) { first, _ in first }
    var (expected, found): ([String: [String]], [String: [String]]) = ([:], [:])
    for entry in pass { if let root = entry.root { expected[root, default: []].append(entry.line) } }
    for line in lines { if let root = roots[line]! { found[root, default: []].append(line) } }
    return found == expected ? nil : "\(found), not \(expected)"
  }

  /// What lies around something runs before it.
  private static func disorderOfNests(_ lines: [String], _ pass: [Entry]) -> String? {
    let paths = Dictionary(pass.map { ($0.line, $0.path) }) { first, _ in first }
    let all = Set(paths.values)
    var seen: Set<String> = []
    for line in lines {
      let path = paths[line]!
      if let outer = path.outerPaths.first(where: { all.contains($0) && !seen.contains($0) }) {
        return "\(line) before what is at \(outer), of \(lines)"
      }
      seen.insert(path)
    }
    return nil
  }
}

extension String {
  /// The identity paths of all that is around one, the innermost first.
  var outerPaths: [String] {
    var outer: [String] = []
    var rest = Substring(self)
    while let step = rest.lastIndex(where: { $0 == "." || $0 == "/" }) {
      rest = rest[..<step]
      outer.append(String(rest))
    }
    return outer
  }

  /// Whether an identity path is that of a place or of something below it.
  func isAt(_ place: String) -> Bool {
    hasPrefix(place) && (count == place.count || !dropFirst(place.count).first!.isNumber)
  }
}
