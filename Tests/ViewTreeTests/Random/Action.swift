/// Something done to a program. What is aimed at a place that is not there does nothing.
enum Action: CustomStringConvertible {
  case write(String, Int)
  case rows(String, [Int])
  case flag(String, Bool)
  case choose(String, Int?)
  case shared(Int)
  case unread(Int)
  case model(Int)
  case scroll(String, Int)
  case tap(String)
  case back
  /// In one transaction.
  case together([Action])
  /// In a transaction each.
  case apart([Action])

  var description: String {
    switch self {
    case .write(let path, let number): ".write(\"\(path)\", \(number))"
    case .rows(let path, let ids): ".rows(\"\(path)\", \(ids))"
    case .flag(let path, let flag): ".flag(\"\(path)\", \(flag))"
    case .choose(let path, let choice): ".choose(\"\(path)\", \(choice.map { "\($0)" } ?? "nil"))"
    case .back: ".back"
    case .shared(let number): ".shared(\(number))"
    case .unread(let number): ".unread(\(number))"
    case .model(let number): ".model(\(number))"
    case .scroll(let path, let rows): ".scroll(\"\(path)\", \(rows))"
    case .tap(let path): ".tap(\"\(path)\")"
    case .together(let actions): ".together([\(actions.map(\.description).joined(separator: ", "))])"
    case .apart(let actions): ".apart([\(actions.map(\.description).joined(separator: ", "))])"
    }
  }

  static func random(_ dice: inout Dice, in reference: Reference) -> Action {
    switch dice.roll(12) {
    case 0:
      let targets = shuffled(reference.writable.filter { !reference.pushes($0) }.sorted(), &dice).prefix(
        2 + dice.roll(3)
      )
      return .together(targets.map { write($0, &dice, in: reference) } + (dice.roll(3) == 0 ? [object(&dice)] : []))
    case 1:
      let targets = shuffled(reference.writable.filter { !reference.pushes($0) }.sorted(), &dice).prefix(
        2 + dice.roll(2)
      )
      return .apart(targets.map { write($0, &dice, in: reference) })
    case 2, 3: return object(&dice)
    case 4...5 where !reference.containers.isEmpty:
      return .scroll(reference.containers[dice.roll(reference.containers.count)], dice.roll(9) - 4)
    case 6 where reference.program.kind.isStack && dice.roll(2) == 0: return .back
    case 6...8 where !reference.tappable.isEmpty:
      let tappable = reference.tappable
      return .tap(tappable[dice.roll(tappable.count)])
    default:
      let writable = reference.writable.sorted()
      let path = writable[dice.roll(writable.count)]
      return write(path, &dice, in: reference)
    }
  }

  static func object(_ dice: inout Dice) -> Action {
    switch dice.roll(4) {
    case 0, 1: .shared(dice.roll(4))
    case 2: .model(dice.roll(4))
    default: .unread(dice.roll(4))
    }
  }

  private static func write(_ path: String, _ dice: inout Dice, in reference: Reference) -> Action {
    write(path, reference.states[path], &dice)
  }

  /// A write of another value of the same type, or of the same.
  static func write(_ path: String, _ old: Held?, _ dice: inout Dice) -> Action {
    switch old {
    case .flag: .flag(path, dice.roll(2) == 0)
    case .choice(nil): .choose(path, 1 + dice.roll(3))
    case .choice: .choose(path, dice.roll(4) == 0 ? dice.roll(3) : nil)
    case .ids(let ids): rows(path, ids, &dice)
    default: .write(path, dice.roll(5))
    }
  }

  /// Other rows: some more, fewer, or in another order.
  static func rows(_ path: String, _ ids: [Int], _ dice: inout Dice) -> Action {
    var ids = ids
    let new = (0..<30).first { !ids.contains($0) && dice.roll(3) > 0 }
    switch dice.roll(6) {
    case 0, 1: if let new { ids.insert(new, at: dice.roll(ids.count + 1)) }
    case 2: if !ids.isEmpty { ids.remove(at: dice.roll(ids.count)) }
    case 3: if !ids.isEmpty { ids.insert(ids.remove(at: dice.roll(ids.count)), at: dice.roll(ids.count + 1)) }
    case 4: ids.removeAll { _ in dice.roll(3) == 0 }
    default: ids = shuffled(ids, &dice)
    }
    return .rows(path, ids)
  }

  private static func shuffled<Element>(_ elements: [Element], _ dice: inout Dice) -> [Element] {
    var elements = elements
    for last in elements.indices.reversed() { elements.swapAt(last, dice.roll(last + 1)) }
    return elements
  }
}
