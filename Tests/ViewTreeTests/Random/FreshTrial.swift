@testable import ViewTree

/// A program in a tree that is held against a fresh tree alone, which allows for more than the reference knows: rows that
/// are kept, whatever a lazy container may hold, sheets, and several things done in one action.
@MainActor final class FreshTrial {
  private let program: Program
  private let retention: Viewport.Retention
  private let objects = World.Objects()
  private let world: World
  private let host: ViewHost
  /// The states there are, by a fresh tree's account.
  private(set) var living: [String: Held] = [:]
  private(set) var containerCount = 0
  private var freshLook = FreshLook()
  /// The states there were after the latest action, and those that have changed since their views were made.
  private var known: [String: Held] = [:]
  private var changed: Set<String> = []

  init(_ program: Program, _ retention: Viewport.Retention) {
    self.program = program
    self.retention = retention
    let world = World(objects)
    self.world = world
    let viewport = Viewport(rows: 3, retention: retention)
    host = ViewHost(viewport: viewport, recordsDetails: false) { ProgramScreen(program, world) }
  }

  /// What can be tapped.
  var labels: [String] { host.texts.filter { $0.hasPrefix("tap ") && host.control($0) != nil } }

  func fault(after action: Action) -> String? {
    host.update { perform(action) }
    return fault()
  }

  private func perform(_ action: Action) {
    defer { noteChanges() }
    switch action {
    case .write(let path, let number): write(path, .number(number))
    case .rows(let path, let ids): write(path, .ids(ids))
    case .flag(let path, let flag): write(path, .flag(flag))
    case .choose(let path, let choice): write(path, .choice(choice))
    case .shared(let number): objects.shared.number = number
    case .unread(let number): objects.shared.unread = number
    case .model(let number): objects.model.number = number
    case .back: host.goBack()
    case .scroll(let index, let rows): scroll(Int(index)!, rows)
    case .tap(let label): tap(label)
    case .together(let actions): for action in actions { perform(action) }
    case .apart(let actions): for action in actions { withAnimation { perform(action) } }
    }
  }

  private func write(_ path: String, _ value: Held) {
    if let old = living[path], world.allows(path, old, value) { world.reaches[path]?.set(value) }
  }

  private func scroll(_ index: Int, _ rows: Int) {
    let containers = Shape(of: host).containers
    if index < containers.count { containers[index].scroll(by: rows) }
  }

  private func tap(_ label: String) {
    // The same value twice would be two screens of one path.
    let value = ValueLinkLeaf.value(at: String(label.dropFirst(4)))
    if case .ids(let values) = world.reaches["r"]?.get(), values.contains(value) { return }
    host.control(label)?.tap()
  }

  private func noteChanges() {
    let states = world.states
    for (path, value) in states where known[path] != nil && known[path] != value { changed.insert(path) }
    known = states
  }

  /// Whether a row that has scrolled away may have been another number of views than it is once it is made anew, its state
  /// being lost. A container counts it as what it was; a fresh tree cannot know of that.
  private var countsForgottenRows: Bool {
    retention == .never && program.contains(.lazyHolder) && changed.contains { known[$0] == nil }
  }

  func fault() -> String? {
    host.checkInvariants()
    noteChanges()
    if countsForgottenRows { return nil }
    let shape = Shape(of: host)
    let snapshot = known
    let situation = Situation(snapshot, objects, shape)
    let ignored: Set<Look.Trace> = retention == .never ? [.warnings] : [.warnings, .nodes]
    let difference = freshLook.difference(of: host, shape, in: situation, ignoring: ignored) {
      let world = World(objects, from: snapshot)
      let program = program
      let fresh = ViewHost(viewport: host.viewport, recordsDetails: false) { ProgramScreen(program, world) }
      fresh.scroll(like: shape)
      living = world.states
      return fresh
    }
    containerCount = shape.containers.count
    // Screens and sheets lie as they came, which a fresh tree cannot know.
    return living.values.count(where: \.presents) > 1 ? nil : difference
  }
}

/// A program, how long its rows are kept, and what is done to it.
@MainActor struct FreshCase: @MainActor CustomStringConvertible {
  var program: Program
  let retention: Viewport.Retention
  var actions: [Action]

  var fault: String? {
    let trial = FreshTrial(program, retention)
    if let fault = trial.fault() { return fault }
    for action in actions { if let fault = trial.fault(after: action) { return fault } }
    return nil
  }

  static func random(seed: UInt64, actionCount: Int) -> (FreshCase, fault: String)? {
    var dice = Dice(seed: seed)
    let retentions: [Viewport.Retention] = [.never, .never, .updates(2), .forever]
    let retention = retentions[dice.roll(4)]
    // A kept row may come to be more views, or fewer, while it is out of sight. That is noticed when it comes back, where
    // a fresh tree knows at once; so where rows are kept, each is one view.
    let kinds = Skeleton.restorable.filter { retention == .never || $0 != .lazyHolder }
    let root = Program.random(&dice, depth: 3, of: kinds)
    let program = Program(Program.stackKind(&dice), 0, root, Program.random(&dice, depth: 2, of: kinds))
    var run = FreshCase(program: program, retention: retention, actions: [])
    let trial = FreshTrial(program, run.retention)
    if let fault = trial.fault() { return (run, fault) }
    for _ in 0..<actionCount {
      let action = Action.random(&dice, in: trial)
      run.actions.append(action)
      if let fault = trial.fault(after: action) { return (run, fault) }
    }
    return nil
  }

  /// A smaller case that goes wrong as well.
  func shrunk() -> FreshCase {
    var smallest = self
    while let smaller = smallest.smaller.first(where: { $0.fault != nil }) { smallest = smaller }
    return smallest
  }

  private var smaller: [FreshCase] {
    Case(program: program, actions: actions).smaller.map {
      FreshCase(program: $0.program, retention: retention, actions: $0.actions)
    }
  }

  var description: String {
    "FreshCase(program: \(program), retention: .\(retention), "
      + "actions: [\(actions.map(\.description).joined(separator: ", "))])"
  }
}

extension Action {
  @MainActor static func random(_ dice: inout Dice, in trial: FreshTrial) -> Action {
    switch dice.roll(8) {
    case 0: .together((0..<2 + dice.roll(2)).map { _ in single(&dice, in: trial) })
    case 1: .apart((0..<2 + dice.roll(2)).map { _ in single(&dice, in: trial) })
    default: single(&dice, in: trial)
    }
  }

  @MainActor private static func single(_ dice: inout Dice, in trial: FreshTrial) -> Action {
    let labels = trial.labels
    switch dice.roll(9) {
    case 0: return object(&dice)
    case 1: return .back
    case 2...3 where trial.containerCount > 0: return .scroll("\(dice.roll(trial.containerCount))", dice.roll(9) - 4)
    case 4...5 where !labels.isEmpty: return .tap(labels[dice.roll(labels.count)])
    default:
      let path = trial.living.keys.sorted()[dice.roll(trial.living.count)]
      return write(path, trial.living[path], &dice)
    }
  }
}
