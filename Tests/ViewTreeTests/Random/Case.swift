/// A program and what is done to it.
@MainActor struct Case: @MainActor CustomStringConvertible {
  var program: Program
  var actions: [Action]

  /// The first thing that goes wrong; nil if nothing does.
  var fault: String? { run()?.fault }

  /// The first thing that goes wrong, and after which action; nil if nothing does.
  func run() -> (index: Int, fault: String)? {
    let trial = Trial(program)
    if let fault = trial.fault() { return (-1, fault) }
    for (index, action) in actions.enumerated() {
      if let fault = trial.fault(after: action) { return (index, fault) }
    }
    return nil
  }

  /// A program at random, and random actions on it.
  ///
  /// - Returns: the case as far as it got, and what is wrong with it; nil if nothing is.
  static func random(seed: UInt64, onStack: Bool, actionCount: Int) -> (Case, fault: String)? {
    var dice = Dice(seed: seed)
    let program =
      onStack ? Program.stack(&dice) : Program.random(&dice, depth: 2 + dice.roll(2), of: Skeleton.plain)
    var run = Case(program: program, actions: [])
    let trial = Trial(program)
    if let fault = trial.fault() { return (run, fault) }
    for _ in 0..<actionCount {
      let action = Action.random(&dice, in: trial.reference)
      run.actions.append(action)
      if let fault = trial.fault(after: action) { return (run, fault) }
    }
    return nil
  }

  /// A smaller case that goes wrong as well: actions are left out, then parts of the program made simpler, until
  /// nothing more can go.
  func shrunk() -> Case {
    var smallest = self
    if let (index, _) = run() { smallest.actions = Array(actions[..<(index + 1)]) }
    while let smaller = smallest.smaller.first(where: { $0.fault != nil }) { smallest = smaller }
    return smallest
  }

  /// Cases that are a little smaller, the most promising first.
  var smaller: [Case] {
    var smaller: [Case] = []
    for index in actions.indices.reversed() {
      var actions = actions
      actions.remove(at: index)
      smaller.append(Case(program: program, actions: actions))
    }
    for program in program.simpler { smaller.append(Case(program: program, actions: actions)) }
    for (index, action) in actions.enumerated() {
      for simpler in action.simpler {
        var actions = actions
        actions[index] = simpler
        smaller.append(Case(program: program, actions: actions))
      }
    }
    return smaller
  }

  /// As it would be written in a test.
  var description: String {
    "Case(program: \(program), actions: [\(actions.map(\.description).joined(separator: ", "))])"
  }
}

extension Action {
  /// Actions that do less.
  var simpler: [Action] {
    switch self {
    case .together(let actions): actions + Action.without(one: actions).map(Action.together)
    case .apart(let actions): actions + Action.without(one: actions).map(Action.apart)
    default: []
    }
  }

  private static func without(one actions: [Action]) -> [[Action]] {
    actions.count < 3 ? [] : actions.indices.map { Array(actions[..<$0] + actions[($0 + 1)...]) }
  }
}
