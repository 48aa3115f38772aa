// How a program is evaluated: each view anew, from the root on.
extension Reference {
  /// A view that is being evaluated.
  struct Visit {
    let program: Program
    let path: String
    let given: Int
    /// The value of the environment.
    let a: Int
    var inputs: Evaluation.Inputs

    var kind: Skeleton { program.kind }
  }

  mutating func visitRoot() {
    newRoot = nil
    enter("root", property: "_a")
    let a = number("root", 1)
    new.inputs["root"] = Evaluation.Inputs(property: [a, writeCounts["root"] ?? 0])
    _ = visit(program, "r", 0, a)
  }

  /// Notes a view with a body.
  private mutating func enter(_ path: String, property: String?) {
    if newRoot == nil, old.inputs[path] == nil { newRoot = path }
    new.order.append(Evaluation.Listener(path: path, screen: screen))
    new.properties[path] = property
    new.newRoots[path] = newRoot
  }

  /// Evaluates a view and what is in it. Returns the sum of its preferences.
  mutating func visit(_ program: Program, _ path: String, _ given: Int, _ a: Int) -> Int {
    let outer = newRoot
    defer { newRoot = outer }
    enter(path, property: program.kind.property)
    if program.kind.hasControl { new.controls.append((screen, path)) }
    var visit = Visit(program: program, path: path, given: given, a: a, inputs: Evaluation.Inputs(given: given))
    let sum =
      leaf(&visit) ?? rows(&visit) ?? lazyRows(&visit) ?? branches(&visit) ?? links(&visit) ?? wrapper(&visit)
    new.inputs[path] = visit.inputs
    return sum
  }

  private mutating func show(
    _ visit: Visit,
    _ given: Int,
    part index: Int = 0,
    step: String = "",
    a: Int? = nil
  ) -> Int {
    self.visit(visit.program.parts[index], "\(visit.path).\(index)\(step)", given, a ?? visit.a)
  }

  /// Evaluates a view that is written inside another one's body.
  private mutating func enterInner(_ visit: Visit, _ name: String, property: String?, _ inputs: Evaluation.Inputs) {
    let path = "\(visit.path)/\(name)"
    enter(path, property: property)
    new.inputs[path] = inputs
  }

  private mutating func listen(_ visit: Visit) {
    new.listeners.append(Evaluation.Listener(path: visit.path, screen: screen))
  }

  private mutating func leaf(_ visit: inout Visit) -> Int? {
    switch visit.kind {
    case .text, .valueLink: break
    case .counter: _ = readState(&visit)
    case .environmentReader: visit.inputs.property = [visit.a]
    case .observing: visit.inputs.objects = [shared]
    case .modelReader, .environmentModelReader: visit.inputs.property = [model, modelChanges]
    case .binder:
      let property = [number(visit.path, 0), writeCounts[visit.path] ?? 0]
      enterInner(visit, "bound", property: "_count", Evaluation.Inputs(property: property))
    case .noted: listen(visit)
    case .owner:
      _ = readState(&visit, visit.given)
      new.objects.insert(visit.path)
    case .preferring: return readState(&visit) + visit.given
    case .changing: new.changing.append((visit.path, visit.given))
    default: return nil
    }
    return 0
  }

  private mutating func rows(_ visit: inout Visit) -> Int? {
    let given = visit.given
    switch visit.kind {
    case .rows, .elements:
      return readIDs(&visit, visit.program.ids).reduce(0) { $0 + show(visit, given + $1, step: "[\($1)]") }
    case .pairs: return readIDs(&visit, visit.program.ids).reduce(0) { $0 + show(visit, given, step: "[\($1)]") }
    case .indexed:
      return readIDs(&visit, visit.program.ids).enumerated().reduce(0) {
        $0 + show(visit, $1.element, step: "[\($1.offset)]")
      }
    case .mixed:
      let first = readState(&visit) > 1 ? show(visit, given) : 0
      return (0..<2).reduce(first) { $0 + show(visit, given + $1, part: 1, step: "[\($1)]") }
    default: return nil
    }
  }

  private mutating func lazyRows(_ visit: inout Visit) -> Int? {
    if !visit.kind.isLazy { return nil }
    let given = visit.given
    let ids = readIDs(&visit, visit.program.manyIDs)
    switch visit.kind {
    case .lazyStack: return visible(visit, ids).reduce(0) { $0 + show(visit, given + $1, step: "[\($1)]") }
    case .list: return visible(visit, ids).reduce(0) { $0 + show(visit, given, step: "[\($1)]") }
    case .lazyGrid: return visible(visit, ids, lanes: 2).reduce(0) { $0 + show(visit, given, step: "[\($1)]") }
    case .filteredLazy:
      return visible(visit, ids.filter { ($0 + given) % 3 != 0 }).reduce(0) { $0 + show(visit, given, step: "[\($1)]") }
    case .sectionedLazy:
      let first = ids.prefix(4)
      // The rows of the second section come after those of the first.
      return visible(visit, Array(0..<first.count + ids.count)).reduce(0) {
        $1 < first.count
          ? $0 + show(visit, given, step: "[\(ids[$1])]")
          : $0 + show(visit, ids[$1 - first.count], part: 1, step: "[\(ids[$1 - first.count])]")
      }
    default: fatalError("The reference does not know \(visit.kind).")
    }
  }

  /// The rows that a lazy container makes.
  private mutating func visible(_ visit: Visit, _ ids: [Int], lanes: Int = 1) -> ArraySlice<Int> {
    let lines = (ids.count + lanes - 1) / lanes
    let offset = max(min(offsets[visit.path] ?? 0, lines - Reference.rowsInViewport), 0)
    offsets[visit.path] = offset
    new.containers.append((screen, visit.path))
    return ids.dropFirst(offset * lanes).prefix(Reference.rowsInViewport * lanes)
  }

  private mutating func branches(_ visit: inout Visit) -> Int? {
    let given = visit.given
    switch visit.kind {
    case .optional: return readState(&visit) % 2 == 0 ? show(visit, given) : 0
    case .branch, .erased: return show(visit, given, part: readState(&visit) % 2)
    case .choice: return show(visit, given, part: readState(&visit) % 3)
    case .nestedBranch:
      let state = readState(&visit) % 4
      return state < 3 ? show(visit, given, part: state) : 0
    case .shownByObject:
      visit.inputs.objects = [shared]
      return shared % 2 == 0 ? show(visit, given) : 0
    case .identified: return show(visit, given, step: "#\(readState(&visit))")
    default: return nil
    }
  }

  private mutating func links(_ visit: inout Visit) -> Int? {
    let (path, given) = (visit.path, visit.given)
    var (isActive, step, added): (Bool?, String, Int) = (nil, "", 0)
    switch visit.kind {
    case .viewLink: break
    case .activeLink, .presenting: isActive = flag(path)
    case .taggedLink: isActive = choice(path) == 1
    case .item:
      let item = choice(path)
      (isActive, step, added) = (item != nil, "*\(item ?? 0)", item ?? 0)
    case .navigating, .navigatingByPath:
      environmentOfStack = visit.a
      let sum = show(visit, given)
      for value in ids(path, []) {
        let screen = "\(path).1>\(value)"
        new.screens.append(screen)
        showScreen(screen, visit.program.parts[1], screen, given + value, visit.a)
      }
      return sum
    default: return nil
    }
    new.pushers.updateValue(isActive, forKey: path)
    if pushers.contains(path) {
      let name = Reference.screen(of: path)
      showScreen(name, visit.program.parts[0], "\(path).0\(step)", given + added, environmentOfStack)
    }
    return 0
  }

  private mutating func wrapper(_ visit: inout Visit) -> Int {
    let given = visit.given
    switch visit.kind {
    case .passing, .measured: return show(visit, readState(&visit))
    case .environment: return show(visit, given, a: readState(&visit))
    case .listening:
      _ = readState(&visit)
      let sum = show(visit, given)
      new.sums[visit.path] = sum
      return sum
    case .deriving:
      new.deriving[visit.path] = given
      return show(visit, readState(&visit, given))
    case .disabled, .faded, .menu:
      _ = readState(&visit)
      if visit.kind == .menu { new.menus.insert(visit.path) }
      return show(visit, given)
    case .appearing:
      defer { listen(visit) }
      return show(visit, given)
    case .tasked:
      new.tasks[visit.path] = readState(&visit)
      defer { listen(visit) }
      return show(visit, given)
    case .equated:
      enterInner(visit, "equated", property: nil, Evaluation.Inputs(given: given / 2))
      return show(visit, given / 2)
    case .stack: return show(visit, given) + show(visit, 0, part: 1)
    case .backed: return show(visit, given) + show(visit, given, part: 1)
    case .sectioned: return show(visit, given)
    default: fatalError("The reference does not know \(visit.kind).")
    }
  }
}

// The states that views read.
extension Reference {
  private mutating func readState(_ visit: inout Visit, _ standard: Int = 0) -> Int {
    let state = number(visit.path, standard)
    visit.inputs.property = [state, writeCounts[visit.path] ?? 0]
    return state
  }

  private mutating func readIDs(_ visit: inout Visit, _ standard: [Int]) -> [Int] {
    let ids = ids(visit.path, standard)
    visit.inputs.property = ids + [writeCounts[visit.path] ?? 0]
    return ids
  }

  private mutating func number(_ path: String, _ standard: Int) -> Int { held(path, standard) }

  private mutating func ids(_ path: String, _ standard: [Int]) -> [Int] { held(path, standard) }

  private mutating func flag(_ path: String) -> Bool { held(path, false) }

  private mutating func choice(_ path: String) -> Int? { held(path, Int?.none) }

  private mutating func held<Value: Holdable>(_ path: String, _ standard: Value) -> Value {
    new.states.insert(path)
    if let value = states[path].flatMap({ Value($0) }) { return value }
    states[path] = standard.held
    return standard
  }
}
