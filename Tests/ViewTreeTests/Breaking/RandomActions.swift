import ViewTree

extension RandomScreens {
  /// A pair of trees, their plain model, and the objects that all share; and what is done to them at random.
  @MainActor struct Game {
    private var dice: Dice
    private(set) var plain = Plain()
    let shared = Shared()
    let model = Model()
    let pair: Pair

    init(seed: UInt64) {
      dice = Dice(seed: seed)
      pair = Pair(plain, shared, model)
    }

    /// What the trees have to show.
    var texts: [String] { plain.texts(shared, model) }

    /// A new pair that shows the same, where no screen has been pushed.
    func fresh() -> Pair { Pair(plain, shared, model) }

    /// Does something at random; returns what.
    mutating func act() -> String {
      switch dice.roll(16) {
      case 0, 1: insert()
      case 2: remove()
      case 3: shuffle()
      case 4, 5, 6: tap()
      case 7, 8: push()
      case 9, 10: goBack()
      case 11: changeTitle()
      case 12: changeShared()
      case 13: changeModel()
      case 14: changeEnvironment()
      default: changeMuch()
      }
    }
  }
}

// Rows.
extension RandomScreens.Game {
  private mutating func insert() -> String {
    var ids = plain.ids
    let new = dice.roll(30)
    if !ids.contains(new) { ids.insert(new, at: dice.roll(ids.count + 1)) }
    return show(ids, "insert \(new)")
  }

  private mutating func remove() -> String {
    if plain.ids.isEmpty { return "-" }
    var ids = plain.ids
    let old = ids.remove(at: dice.roll(ids.count))
    return show(ids, "remove \(old)")
  }

  private mutating func shuffle() -> String {
    var ids = plain.ids
    for last in ids.indices.reversed() { ids.swapAt(last, dice.roll(last + 1)) }
    return show(ids, "shuffle \(ids)")
  }

  private mutating func show(_ ids: [Int], _ action: String) -> String {
    plain.keep(ids)
    pair.update { $0.ids.value = ids }
    return action
  }
}

// Taps and screens.
extension RandomScreens.Game {
  private mutating func tap() -> String {
    if !plain.stack.isEmpty {
      plain.stack[plain.stack.count - 1] += 1
      pair.tap("tap detail")
    } else if !plain.ids.isEmpty {
      let id = plain.ids[dice.roll(plain.ids.count)]
      plain.taps[id, default: 0] += 1
      pair.tap("tap \(id)")
    }
    return "tap"
  }

  private mutating func push() -> String {
    if plain.stack.isEmpty {
      if plain.ids.isEmpty { return "-" }
      plain.opened = plain.ids[dice.roll(plain.ids.count)]
      pair.tap("open \(plain.opened)")
    } else {
      if plain.stack.count == 4 { return "-" }
      pair.tap("deeper")
    }
    plain.stack.append(0)
    return "push"
  }

  private mutating func goBack() -> String {
    if !plain.stack.isEmpty { plain.stack.removeLast() }
    for host in pair.hosts { host.goBack() }
    return "back"
  }
}

// What views read.
extension RandomScreens.Game {
  private mutating func changeTitle() -> String {
    plain.title += 1
    let title = plain.title
    pair.update { $0.title.value = title }
    return "title"
  }

  private mutating func changeShared() -> String {
    shared.number += 1
    shared.names[dice.roll(30)] = "n\(shared.number)"
    pair.update { _ in }
    return "shared"
  }

  private mutating func changeModel() -> String {
    model.number += 1
    pair.update { _ in }
    return "model"
  }

  private mutating func changeEnvironment() -> String {
    plain.a = dice.roll(5)
    let a = plain.a
    pair.update { $0.environment.value = a }
    return "environment"
  }

  /// Much at once, in transactions of their own.
  private mutating func changeMuch() -> String {
    var ids = Array(plain.ids.reversed())
    if !ids.isEmpty { ids.removeLast() }
    plain.title += 2
    plain.a = dice.roll(5)
    plain.keep(ids)
    model.number += 1
    shared.number += 1
    let (title, a) = (plain.title, plain.a)
    pair.update { handles in
      handles.title.value = title - 1
      withAnimation { handles.ids.value = ids }
      handles.environment.value = a
      withAnimation { handles.title.value += 1 }
    }
    return "much"
  }
}
