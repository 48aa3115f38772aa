/// What a program has to do, worked out in the plainest way: everything is evaluated again after each change, and what
/// ran is where the result is another one.
struct Reference {
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
  private(set) var writeCounts: [String: Int] = [:]
  /// What happened since it was last asked.
  var work = Work()
  /// The views whose links and modifiers have pushed screens, in the order of the screens.
  var pushers: [String] = []
  var shownValues: [Int] = []
  /// The screen that is being evaluated, and the outermost new view around the one that is.
  var screen = ""
  var newRoot: String?
  /// What a screen reads that a view inside the stack has pushed: it is no child of that view.
  var environmentOfStack = 0
  /// The places that have ended in this pass, though something else is there now.
  var ended: [String] = []
  var old = Evaluation()
  var new = Evaluation()

  init(_ program: Program) {
    self.program = program
    perform([])
  }

  /// The paths of the states there are.
  var living: Set<String> { new.states }

  /// What has a control on the top screen.
  var tappable: [String] {
    let top = pushers.last.map(Reference.screen) ?? new.screens.last
    return new.controls.filter { $0.screen == top }.map(\.path)
  }

  /// The states that a test may write. A sum of preferences is the tree's own to write: a fresh one would do so again.
  var writable: Set<String> { new.states.subtracting(new.sums.keys) }

  /// The lazy containers, in document order.
  var containers: [String] {
    (new.screens + pushers.map(Reference.screen)).flatMap { screen in
      new.containers.filter { $0.screen == screen }.map(\.path)
    }
  }

  /// Whether a write of a value is one, or dropped for it is there already.
  func isWrite(_ path: String, _ value: Held) -> Bool { new.objects.contains(path) || states[path] != value }

  mutating func takeWork() -> Work {
    defer { work = Work() }
    return work
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
      work.passes.append(Work.Pass())
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
      visitRoot()
    } while pushOrPop()
    let top = pushers.last.map(Reference.screen) ?? new.screens.last
    new.shown = Set(new.listeners.filter { $0.screen == top }.map(\.path))
    states = states.filter { new.states.contains($0.key) }
    offsets = offsets.filter { offset in new.containers.contains { $0.path == offset.key } }
    noteBodies()
    noteAppearances()
    noteTasks()
  }

  /// What callbacks write after a pass.
  private mutating func callbackWrites() -> [(path: String, value: Held)] {
    var writes: [(path: String, value: Held)] = []
    let before = Dictionary(uniqueKeysWithValues: old.changing.map { ($0.path, $0.given) })
    for (path, given) in new.changing {
      if let last = before[path], last != given { noteEvent(Work.Entry(line: "~\(path) \(last) \(given)", path: path)) }
    }
    for (path, given) in new.deriving {
      if let last = old.deriving[path], last != given { writes.append((path, .number(given))) }
    }
    for (path, sum) in new.sums where old.sums[path] != sum { writes.append((path, .number(sum))) }
    return writes
  }

  /// What a tap on the control of a view does.
  mutating func tap(_ path: String) -> [Writes] {
    if new.pushers[path] == .some(nil) {
      if !pushers.contains(path) { pushers.append(path) }
      return []
    }
    switch states[path] {
    case .number(let number): return [Writes(states: [(path, .number(number + 1))])]
    case .flag: return [Writes(states: [(path, .flag(true))])]
    case .choice: return [Writes(states: [(path, .choice(1))])]
    default:
      guard let stackPath, case .ids(let values) = states[stackPath] else { return [] }
      return [Writes(states: [(stackPath, .ids(values + [ValueLinkLeaf.value(at: path)]))])]
    }
  }
}
