import ViewTree

/// A screen as data: a tree of skeletons, each filled with others. The same seed is the same program.
final class Program: CustomStringConvertible {
  let kind: Skeleton
  let number: Int
  let parts: [Program]
  /// The type of its view, down to the next seam.
  let type: any Part.Type
  /// Whether whatever holds it knows that type, or sees an erased view.
  let isSeam: Bool

  init(_ kind: Skeleton, _ number: Int = 0, seam isSeam: Bool = false, _ parts: Program...) {
    self.kind = kind
    self.number = number
    self.parts = parts
    self.isSeam = isSeam
    type = kind.type(parts.map(\.heldType))
  }

  private init(_ kind: Skeleton, _ number: Int, _ isSeam: Bool, parts: [Program]) {
    self.kind = kind
    self.number = number
    self.parts = parts
    self.isSeam = isSeam
    type = kind.type(parts.map(\.heldType))
  }

  /// A stack with screens at random.
  static func stack(_ dice: inout Dice) -> Program {
    let root = random(&dice, depth: 3, of: Skeleton.stacked)
    let kind = stackKind(&dice)
    return Program(kind, 0, root, random(&dice, depth: 2, of: Skeleton.stacked))
  }

  static func stackKind(_ dice: inout Dice) -> Skeleton { dice.roll(3) == 0 ? .navigatingByPath : .navigating }

  private var heldType: any Part.Type { isSeam ? Seam.self : type }

  /// A program at random.
  ///
  /// - Parameters:
  ///   - kinds: what it may consist of.
  ///   - outer: what it is to be in.
  ///   - leaf: what every other leaf is, so that what listens has something to listen to.
  static func random(
    _ dice: inout Dice,
    depth: Int,
    of kinds: [Skeleton],
    in outer: Skeleton? = nil,
    leaf: Skeleton? = nil
  ) -> Program {
    let suited = kinds.filter { depth > 0 || $0.partCount == 0 }
    var kind = suited[dice.roll(suited.count)]
    if kind.partCount == 0, let leaf, dice.roll(2) == 0 { kind = leaf }
    // Leaves alone make no screen.
    if depth > 2, kind.partCount == 0 { kind = suited.filter { $0.partCount > 0 }.randomElement(&dice) }
    // What listens in what listens, and pushes on what has been pushed.
    if depth > 0, let outer, outer == .listening || outer.pushes, dice.roll(3) == 0 { kind = outer }
    let inner = kind.isLazy ? kinds.filter { !$0.pushes } : kinds
    let parts = (0..<kind.partCount).map { _ in
      random(&dice, depth: depth - 1, of: inner, in: kind, leaf: kind.suitingLeaf ?? leaf)
    }
    // Types that are nested further would be as many as programs, and the runtime keeps each for ever.
    let isDeep = parts.contains { !$0.isSeam && $0.kind.partCount > 0 }
    return Program(kind, dice.roll(4), isDeep || kind.partCount > 0 && dice.roll(3) > 0, parts: parts)
  }

  /// Whether there is a place of a kind anywhere in it.
  func contains(_ kind: Skeleton) -> Bool { self.kind == kind || parts.contains { $0.contains(kind) } }

  /// Programs with one place made simpler, the simplest first.
  var simpler: [Program] {
    if kind == .text { return [] }
    var simpler = [Program(.text)] + parts
    for (index, part) in parts.enumerated() {
      for replacement in part.simpler {
        var parts = parts
        parts[index] = replacement
        simpler.append(Program(kind, number, isSeam, parts: parts))
      }
    }
    return simpler
  }

  /// As it would be written in a test.
  var description: String {
    let head = ".\(kind), \(number)" + (isSeam ? ", seam: true" : "")
    return "Program(" + ([head] + parts.map(\.description)).joined(separator: ", ") + ")"
  }
}

extension Array {
  fileprivate func randomElement(_ dice: inout Dice) -> Element { self[dice.roll(count)] }
}
