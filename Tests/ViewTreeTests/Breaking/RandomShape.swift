/// A tree of views as data.
indirect enum RandomShape: Equatable {
  case text(Int)
  case erased(RandomShape)
  case identified(Int, RandomShape)
  case branch(Bool, RandomShape, RandomShape)
  case rows([Int], RandomShape)
  case both(RandomShape, RandomShape)
  case absent
  case reader
  case environment(Int, RandomShape)
  case watched(Int, RandomShape)

  static func random(_ dice: inout Dice, _ depth: Int) -> RandomShape {
    func inner(_ dice: inout Dice) -> RandomShape { random(&dice, depth - 1) }
    switch dice.roll(depth > 0 ? 10 : 3) {
    case 0: return .text(dice.roll(5))
    case 1: return .absent
    case 2: return .reader
    case 3: return .erased(inner(&dice))
    case 4: return .identified(dice.roll(2), inner(&dice))
    case 5: return .branch(dice.roll(2) == 0, inner(&dice), inner(&dice))
    case 6: return .rows((0..<dice.roll(5)).map { _ in dice.roll(4) }, inner(&dice))
    case 7: return .both(inner(&dice), inner(&dice))
    case 8: return .environment(dice.roll(3), inner(&dice))
    default: return .watched(dice.roll(3), inner(&dice))
    }
  }

  /// The same with one place changed.
  func changed(_ dice: inout Dice) -> RandomShape {
    if dice.roll(4) == 0 { return .random(&dice, 3) }
    switch self {
    case .text, .absent, .reader: return .random(&dice, 3)
    case .erased(let inner): return .erased(inner.changed(&dice))
    case .identified(let id, let inner): return .identified(id, inner.changed(&dice))
    case .branch(let isFirst, let first, let second):
      if dice.roll(2) == 0 { return .branch(!isFirst, first, second) }
      return .branch(isFirst, first.changed(&dice), second.changed(&dice))
    case .rows(var ids, let inner):
      switch dice.roll(4) {
      case 0: return .rows(ids, inner.changed(&dice))
      case 1: ids.reverse()
      case 2: ids.append(dice.roll(4))
      default: if !ids.isEmpty { ids.remove(at: dice.roll(ids.count)) }
      }
      return .rows(ids, inner)
    case .both(let first, let second):
      return dice.roll(2) == 0 ? .both(first.changed(&dice), second) : .both(first, second.changed(&dice))
    case .environment(_, let inner): return .environment(dice.roll(3), inner)
    case .watched(_, let inner): return .watched(dice.roll(3), inner)
    }
  }
}
