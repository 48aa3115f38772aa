// Which screens there are, as states, taps and what is there say.
extension Reference {
  /// The name of the screen that a view pushes. A screen of the path has that of its root, which may push one itself.
  static func screen(of pusher: String) -> String { "screen of \(pusher)" }

  /// Evaluates what is on a screen of its own, whose preferences are nobody else's business.
  mutating func showScreen(_ name: String, _ program: Program, _ path: String, _ given: Int, _ a: Int) {
    let outer = (screen, newRoot)
    (screen, newRoot) = (name, nil)
    _ = visit(program, path, given, a)
    (screen, newRoot) = outer
  }

  /// Pushes a screen or pops some. Returns whether it has.
  mutating func pushOrPop() -> Bool {
    if let place = pushers.firstIndex(where: { new.pushers[$0] == nil || new.pushers[$0] == false }) {
      pop(from: place)
      return true
    }
    guard let (path, _) = new.pushers.first(where: { $0.value == true && !pushers.contains($0.key) }) else {
      return false
    }
    pushers.append(path)
    return true
  }

  /// The screens that views have pushed go from a place on, and their states are told.
  private mutating func pop(from place: Int) {
    for path in pushers[place...] {
      switch states[path] {
      case .flag: states[path] = .flag(false)
      case .choice(1?): states[path] = .choice(nil)
      case .choice where new.pushers[path] == true: states[path] = .choice(nil)
      default: break
      }
    }
    pushers.removeSubrange(place...)
  }

  /// What the back button does.
  mutating func goBack() {
    if !pushers.isEmpty {
      pop(from: pushers.count - 1)
    } else if let path = stackPath, case .ids(let values) = states[path] {
      states[path] = .ids(values.dropLast())
    }
  }

  /// Ends the screens of values that are not where they were: behind the first other value all are new.
  mutating func followPath() {
    guard let stackPath, case .ids(let values) = states[stackPath] else { return }
    let common = zip(shownValues, values).prefix { $0 == $1 }.count
    for value in shownValues[common...] { end("\(stackPath).1>\(value)") }
    shownValues = values
  }

  /// Ends all at a place and below it, so that whatever is there next is new.
  private mutating func end(_ place: String) {
    ended.append(place)
    func isThere(_ path: String) -> Bool { path.isAt(place) }
    for gone in old.listeners where old.shown.contains(gone.path) && isThere(gone.path) {
      if old.tasks[gone.path] != nil {
        work.tasksCancelled += 2
      } else {
        noteEvent(Work.Entry(line: "-\(gone.path)", path: gone.path, root: "\(place) on \(gone.screen)"))
      }
    }
    offsets = offsets.filter { !isThere($0.key) }
    states = states.filter { !isThere($0.key) }
    if let first = pushers.firstIndex(where: isThere) { pop(from: first) }
    old.remove(where: isThere)
  }

  /// Where the path of the stack is.
  var stackPath: String? { program.kind.isStack ? "r" : nil }

  /// Whether a place can be written to in a test together with others: those that push screens would have to take turns.
  func pushes(_ path: String) -> Bool { new.pushers[path] != nil }
}
