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
  var states: [String: Value] = [:]
  var offsets: [String: Int] = [:]
  /// How often states were written. An object says that it changes, whatever is written.
  private var writeCounts: [String: Int] = [:]
  /// What happened since it was last asked: bodies by path, and events, neither in order.
  private(set) var bodies: [String] = []
  private(set) var events: [String] = []
  private var old = Evaluation()
  private var new = Evaluation()

  enum Value: Equatable {
    case number(Int)
    case ids([Int])
  }

  private struct Evaluation {
    var inputs: [String: Inputs] = [:]
    var noted: Set<String> = []
    /// What is given to views that listen to it.
    var changing: [String: Int] = [:]
    var deriving: [String: Int] = [:]
    var sums: [String: Int] = [:]
    var states: Set<String> = []
    var containers: [String] = []
    var objects: Set<String> = []
  }

  init(_ program: Program) {
    self.program = program
    perform([])
  }

  /// The paths of the states there are.
  var living: Set<String> { new.states }

  /// The states that a test may write. A sum of preferences is the tree's own to write: a fresh one would do so again.
  var writable: Set<String> { new.states.subtracting(new.sums.keys) }

  /// The lazy containers, in document order.
  var containers: [String] { new.containers }

  /// Whether a write of a value is one, or dropped for it is there already.
  func isWrite(_ path: String, _ value: Value) -> Bool { new.objects.contains(path) || states[path] != value }

  mutating func takeWork() -> (bodies: [String], events: [String]) {
    defer { (bodies, events) = ([], []) }
    return (bodies.sorted(), events.sorted())
  }

  /// A transaction: writes that one pass takes up.
  struct Writes {
    var states: [(path: String, value: Value)]
    /// Whether callbacks have made them.
    var areCallbacks = false
  }

  /// Carries out transactions one after the other. What callbacks write comes after those that wait already.
  mutating func perform(_ transactions: [Writes]) {
    var waiting = transactions
    repeat {
      let next = waiting.isEmpty ? Writes(states: []) : waiting.removeFirst()
      for (path, value) in next.states where states[path] != nil {
        states[path] = value
        writeCounts[path, default: 0] += 1
      }
      evaluate()
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
    new = Evaluation()
    let a = number("root", 1)
    new.inputs["root"] = [a]
    _ = visit(program, "r", 0, a)
    states = states.filter { new.states.contains($0.key) }
    offsets = offsets.filter { new.containers.contains($0.key) }
    bodies += new.inputs.filter { old.inputs[$0.key] != $0.value }.map(\.key)
    events += new.noted.subtracting(old.noted).map { "+\($0)" }
    events += old.noted.subtracting(new.noted).map { "-\($0)" }
  }

  /// What callbacks write after a pass.
  private mutating func callbackWrites() -> [(path: String, value: Value)] {
    var writes: [(path: String, value: Value)] = []
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
      reads.append(state)
      return state
    }
    func readIDs(_ self: inout Reference, _ standard: [Int]) -> [Int] {
      let ids = self.ids(path, standard)
      reads += ids
      return ids
    }
    switch program.kind {
    case .text: return 0
    case .counter: _ = readState(&self)
    case .environmentReader: reads.append(a)
    case .observing: reads.append(shared)
    case .modelReader: reads += [model, modelChanges]
    case .binder: new.inputs["\(path)/bound"] = [number(path, 0)]
    case .noted: new.noted.insert(path)
    case .owner:
      _ = readState(&self, given)
      reads.append(writeCounts[path] ?? 0)
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
      new.noted.insert(path)
      return show(&self, part(0), given, a)
    case .equated:
      new.inputs["\(path)/equated"] = [given / 2]
      return show(&self, part(0), given / 2, a)
    case .branch, .erased: return show(&self, part(readState(&self) % 2), given, a)
    case .stack: return show(&self, part(0), given, a) + show(&self, part(1), 0, a)
    case .backed: return show(&self, part(0), given, a) + show(&self, part(1), given, a)
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

  /// The rows that a lazy container makes.
  private mutating func visible(_ path: String, _ ids: [Int], lanes: Int = 1) -> ArraySlice<Int> {
    let lines = (ids.count + lanes - 1) / lanes
    let offset = max(min(offsets[path] ?? 0, lines - Reference.rowsInViewport), 0)
    offsets[path] = offset
    new.containers.append(path)
    return ids.dropFirst(offset * lanes).prefix(Reference.rowsInViewport * lanes)
  }
}
