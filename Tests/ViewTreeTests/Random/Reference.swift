/// What a program has to do, worked out in the plainest way: everything is evaluated again after each change, and what
/// ran is where the result is another one.
struct Reference {
  /// What a view was given and has read. Its body runs where that changes.
  typealias Inputs = [Int]

  static let rowsInViewport = 4

  let program: Program
  var shared = 0
  var model = 0
  /// How often the model has said that it changes.
  var modelChanges = 0
  var states: [String: Held] = [:]
  var offsets: [String: Int] = [:]
  /// How often states were written. A value that is another one and then the old one again has been written all the
  /// same; an object says that it changes, whatever is written.
  private var writeCounts: [String: Int] = [:]
  /// What happened since it was last asked: bodies by path, and events, neither in order.
  private(set) var bodies: [String] = []
  private(set) var events: [String] = []
  /// The views whose links and modifiers have pushed screens, in the order of the screens.
  var pushers: [String] = []
  private var shownValues: [Int] = []
  private var screen = ""
  /// What a screen reads that a view inside the stack has pushed: it is no child of that view.
  private var environmentOfStack = 0
  /// The places that have ended in this pass, though something else is there now.
  private var ended: [String] = []
  private var old = Evaluation()
  private var new = Evaluation()

  private struct Evaluation {
    var inputs: [String: Inputs] = [:]
    var noted: Set<String> = []
    /// What is given to views that listen to it.
    var changing: [String: Int] = [:]
    var deriving: [String: Int] = [:]
    var sums: [String: Int] = [:]
    var states: Set<String> = []
    var containers: [(screen: String, path: String)] = []
    var objects: Set<String> = []
    var controls: [(screen: String, path: String)] = []
    /// Those who can push a screen, and whether their state says that they have; nil where they have no such state.
    var pushers: [String: Bool?] = [:]
    /// The screens of values, the last on top; the root alone if there is none.
    var screens = [""]
    var screenOfNoted: [String: String] = [:]
  }

  init(_ program: Program) {
    self.program = program
    perform([])
  }

  /// The paths of the states there are.
  var living: Set<String> { new.states }

  /// What has a control on the top screen.
  var tappable: [String] {
    let top = pushers.last ?? new.screens.last
    return new.controls.filter { $0.screen == top }.map(\.path)
  }

  /// The states that a test may write. A sum of preferences is the tree's own to write: a fresh one would do so again.
  var writable: Set<String> { new.states.subtracting(new.sums.keys) }

  /// The lazy containers, in document order.
  var containers: [String] {
    (new.screens + pushers).flatMap { screen in new.containers.filter { $0.screen == screen }.map(\.path) }
  }

  /// Whether a write of a value is one, or dropped for it is there already.
  func isWrite(_ path: String, _ value: Held) -> Bool { new.objects.contains(path) || states[path] != value }

  mutating func takeWork() -> (bodies: [String], events: [String]) {
    defer { (bodies, events) = ([], []) }
    return (bodies.sorted(), events.sorted())
  }

  /// A transaction: writes that one pass takes up.
  struct Writes {
    var states: [(path: String, value: Held)]
    /// Whether callbacks have made them.
    var areCallbacks = false
  }

  /// Carries out transactions one after the other. What callbacks write comes after those that wait already.
  mutating func perform(_ transactions: [Writes]) {
    var waiting = transactions
    repeat {
      let next = waiting.isEmpty ? Writes(states: []) : waiting.removeFirst()
      for (path, value) in next.states where states[path] != nil && isWrite(path, value) {
        states[path] = value
        writeCounts[path, default: 0] += 1
      }
      ended = []
      evaluate()
      for index in waiting.indices {
        waiting[index].states.removeAll { write in ended.contains { write.path.isAt($0) } }
      }
      // What is equal to the newest value is dropped, whether a pass has seen that yet or not.
      let writes = callbackWrites().filter { write in
        let newest = waiting.lazy.reversed().compactMap { $0.states.last { $0.path == write.path } }.first
        return (newest?.value ?? states[write.path]) != write.value
      }
      if writes.isEmpty { continue }
      if waiting.last?.areCallbacks ?? false {
        waiting[waiting.count - 1].states += writes
      } else {
        waiting.append(Writes(states: writes, areCallbacks: true))
      }
    } while !waiting.isEmpty
  }

  private mutating func evaluate() {
    old = new
    followPath()
    repeat {
      new = Evaluation()
      screen = ""
      let a = number("root", 1)
      new.inputs["root"] = [a, writeCounts["root"] ?? 0]
      _ = visit(program, "r", 0, a)
    } while pushOrPop()
    let top = pushers.last ?? new.screens.last
    new.noted = Set(new.screenOfNoted.filter { $0.value == top }.keys)
    states = states.filter { new.states.contains($0.key) }
    offsets = offsets.filter { offset in new.containers.contains { $0.path == offset.key } }
    bodies += new.inputs.filter { old.inputs[$0.key] != $0.value }.map(\.key)
    events += new.noted.subtracting(old.noted).map { "+\($0)" }
    events += old.noted.subtracting(new.noted).map { "-\($0)" }
  }

  /// What callbacks write after a pass.
  private mutating func callbackWrites() -> [(path: String, value: Held)] {
    var writes: [(path: String, value: Held)] = []
    for (path, given) in new.changing {
      if let last = old.changing[path], last != given { events.append("~\(path) \(last) \(given)") }
    }
    for (path, given) in new.deriving {
      if let last = old.deriving[path], last != given { writes.append((path, .number(given))) }
    }
    for (path, sum) in new.sums where old.sums[path] != sum { writes.append((path, .number(sum))) }
    return writes
  }

  private mutating func number(_ path: String, _ standard: Int) -> Int {
    new.states.insert(path)
    if case .number(let number) = states[path] { return number }
    states[path] = .number(standard)
    return standard
  }

  private mutating func ids(_ path: String, _ standard: [Int]) -> [Int] {
    new.states.insert(path)
    if case .ids(let ids) = states[path] { return ids }
    states[path] = .ids(standard)
    return standard
  }

  /// Evaluates a view and what is in it. Returns the sum of its preferences.
  private mutating func visit(_ program: Program, _ path: String, _ given: Int, _ a: Int) -> Int {
    func part(_ index: Int, _ step: String = "") -> (Program, String) {
      (program.parts[index], "\(path).\(index)\(step)")
    }
    var reads = [given]
    defer { new.inputs[path] = reads }
    func show(_ self: inout Reference, _ part: (Program, String), _ given: Int, _ a: Int) -> Int {
      self.visit(part.0, part.1, given, a)
    }
    func readState(_ self: inout Reference, _ standard: Int = 0) -> Int {
      let state = self.number(path, standard)
      reads += [state, self.writeCounts[path] ?? 0]
      return state
    }
    func readIDs(_ self: inout Reference, _ standard: [Int]) -> [Int] {
      let ids = self.ids(path, standard)
      reads += ids + [self.writeCounts[path] ?? 0]
      return ids
    }
    if program.kind.hasControl { new.controls.append((screen, path)) }
    switch program.kind {
    case .text: return 0
    case .counter: _ = readState(&self)
    case .environmentReader: reads.append(a)
    case .observing: reads.append(shared)
    case .modelReader: reads += [model, modelChanges]
    case .binder: new.inputs["\(path)/bound"] = [number(path, 0), writeCounts[path] ?? 0]
    case .noted: new.screenOfNoted[path] = screen
    case .owner:
      _ = readState(&self, given)
      new.objects.insert(path)
    case .preferring: return readState(&self) + given
    case .changing: new.changing[path] = given
    case .optional: return readState(&self) % 2 == 0 ? show(&self, part(0), given, a) : 0
    case .rows:
      return readIDs(&self, program.ids).reduce(0) { $0 + show(&self, part(0, "[\($1)]"), given + $1, a) }
    case .pairs: return readIDs(&self, program.ids).reduce(0) { $0 + show(&self, part(0, "[\($1)]"), given, a) }
    case .indexed:
      return readIDs(&self, program.ids).enumerated().reduce(0) {
        $0 + show(&self, part(0, "[\($1.offset)]"), $1.element, a)
      }
    case .lazyStack:
      return visible(path, readIDs(&self, program.manyIDs)).reduce(0) {
        $0 + show(&self, part(0, "[\($1)]"), given + $1, a)
      }
    case .list:
      return visible(path, readIDs(&self, program.manyIDs)).reduce(0) {
        $0 + show(&self, part(0, "[\($1)]"), given, a)
      }
    case .filteredLazy:
      return visible(path, readIDs(&self, program.manyIDs).filter { ($0 + given) % 3 != 0 }).reduce(0) {
        $0 + show(&self, part(0, "[\($1)]"), given, a)
      }
    case .sectionedLazy:
      let ids = readIDs(&self, program.manyIDs)
      let first = ids.prefix(4)
      // The rows of the second section come after those of the first.
      return visible(path, Array(0..<first.count + ids.count)).reduce(0) {
        $1 < first.count
          ? $0 + show(&self, part(0, "[\(ids[$1])]"), given, a)
          : $0 + show(&self, part(1, "[\(ids[$1 - first.count])]"), ids[$1 - first.count], a)
      }
    case .lazyGrid:
      return visible(path, readIDs(&self, program.manyIDs), lanes: 2).reduce(0) {
        $0 + show(&self, part(0, "[\($1)]"), given, a)
      }
    case .passing, .measured: return show(&self, part(0), readState(&self), a)
    case .environment: return show(&self, part(0), given, readState(&self))
    case .listening:
      _ = readState(&self)
      let sum = show(&self, part(0), given, a)
      new.sums[path] = sum
      return sum
    case .deriving:
      new.deriving[path] = given
      return show(&self, part(0), readState(&self, given), a)
    case .identified: return show(&self, part(0, "#\(readState(&self))"), given, a)
    case .disabled, .faded:
      _ = readState(&self)
      return show(&self, part(0), given, a)
    case .sectioned: return show(&self, part(0), given, a)
    case .shownByObject:
      reads.append(shared)
      return shared % 2 == 0 ? show(&self, part(0), given, a) : 0
    case .appearing:
      new.screenOfNoted[path] = screen
      return show(&self, part(0), given, a)
    case .equated:
      new.inputs["\(path)/equated"] = [given / 2]
      return show(&self, part(0), given / 2, a)
    case .branch, .erased: return show(&self, part(readState(&self) % 2), given, a)
    case .stack: return show(&self, part(0), given, a) + show(&self, part(1), 0, a)
    case .backed: return show(&self, part(0), given, a) + show(&self, part(1), given, a)
    case .valueLink: break
    case .lazyHolder, .sheet: fatalError("The reference does not know \(program.kind).")
    case .viewLink:
      new.pushers.updateValue(nil, forKey: path)
      if pushers.contains(path) { showScreen(path, part(0), given, environmentOfStack) }
    case .activeLink, .presenting:
      new.pushers.updateValue(flag(path), forKey: path)
      if pushers.contains(path) { showScreen(path, part(0), given, environmentOfStack) }
    case .navigating:
      environmentOfStack = a
      let sum = show(&self, part(0), given, a)
      for value in ids(path, []) {
        new.screens.append(part(1, ">\(value)").1)
        showScreen(new.screens.last!, part(1, ">\(value)"), given + value, a)
      }
      return sum
    case .choice: return show(&self, part(readState(&self) % 3), given, a)
    case .nestedBranch:
      let state = readState(&self) % 4
      return state < 3 ? show(&self, part(state), given, a) : 0
    case .mixed:
      let first = readState(&self) > 1 ? show(&self, part(0), given, a) : 0
      return (0..<2).reduce(first) { $0 + show(&self, part(1, "[\($1)]"), given + $1, a) }
    }
    return 0
  }

  private mutating func flag(_ path: String) -> Bool {
    new.states.insert(path)
    if case .flag(let flag) = states[path] { return flag }
    states[path] = .flag(false)
    return false
  }

  /// Evaluates what is on a screen of its own, whose preferences are nobody else's business.
  private mutating func showScreen(_ name: String, _ part: (Program, String), _ given: Int, _ a: Int) {
    let outer = screen
    screen = name
    _ = visit(part.0, part.1, given, a)
    screen = outer
  }

  /// Pushes a screen or pops some, as states and what there is say. Returns whether it has.
  private mutating func pushOrPop() -> Bool {
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
    for path in pushers[place...] { if case .flag = states[path] { states[path] = .flag(false) } }
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
  private mutating func followPath() {
    guard let stackPath, case .ids(let values) = states[stackPath] else { return }
    let common = zip(shownValues, values).prefix { $0 == $1 }.count
    for value in shownValues[common...] { end("\(stackPath).1>\(value)") }
    shownValues = values
  }

  /// Ends all at a place and below it, so that whatever is there next is new.
  private mutating func end(_ place: String) {
    ended.append(place)
    func isThere(_ path: String) -> Bool { path.isAt(place) }
    old.inputs = old.inputs.filter { !isThere($0.key) }
    old.changing = old.changing.filter { !isThere($0.key) }
    old.deriving = old.deriving.filter { !isThere($0.key) }
    offsets = offsets.filter { !isThere($0.key) }
    old.sums = old.sums.filter { !isThere($0.key) }
    states = states.filter { !isThere($0.key) }
    events += old.noted.filter(isThere).map { "-\($0)" }
    old.noted = old.noted.filter { !isThere($0) }
    if let first = pushers.firstIndex(where: isThere) { pop(from: first) }
  }

  /// Where the path of the stack is.
  private var stackPath: String? { program.kind == .navigating ? "r" : nil }

  /// Whether a place can be written to in a test together with others: those that push screens would have to take turns.
  func pushes(_ path: String) -> Bool { new.pushers[path] != nil }

  /// What a tap on the control of a view does.
  mutating func tap(_ path: String) -> [Writes] {
    if new.pushers[path] == .some(nil) {
      if !pushers.contains(path) { pushers.append(path) }
      return []
    }
    switch states[path] {
    case .number(let number): return [Writes(states: [(path, .number(number + 1))])]
    case .flag: return [Writes(states: [(path, .flag(true))])]
    default:
      guard let stackPath, case .ids(let values) = states[stackPath] else { return [] }
      return [Writes(states: [(stackPath, .ids(values + [ValueLinkLeaf.value(at: path)]))])]
    }
  }

  /// The rows that a lazy container makes.
  private mutating func visible(_ path: String, _ ids: [Int], lanes: Int = 1) -> ArraySlice<Int> {
    let lines = (ids.count + lanes - 1) / lanes
    let offset = max(min(offsets[path] ?? 0, lines - Reference.rowsInViewport), 0)
    offsets[path] = offset
    new.containers.append((screen, path))
    return ids.dropFirst(offset * lanes).prefix(Reference.rowsInViewport * lanes)
  }
}

extension String {
  /// Whether an identity path is that of a place or of something below it.
  fileprivate func isAt(_ place: String) -> Bool {
    hasPrefix(place) && (count == place.count || !dropFirst(place.count).first!.isNumber)
  }
}
