@testable import ViewTree

/// A program in a tree, beside what it has to do. After each action the tree is held against the reference and against
/// a fresh tree with the same states.
@MainActor final class Trial {
  let objects = World.Objects()
  let world: World
  let host: ViewHost
  var reference: Reference
  private var freshLook = FreshLook()
  private var totals = WorkTotals()
  private static let viewport = Viewport(rows: Reference.rowsInViewport, retention: .never)

  init(_ program: Program) {
    reference = Reference(program)
    let world = World(objects, isNoting: true)
    self.world = world
    host = ViewHost(viewport: Trial.viewport) { ProgramScreen(program, world) }
  }

  /// Does something, and returns what is wrong then; nil if nothing is.
  func fault(after action: Action) -> String? {
    perform(action)
    return fault()
  }

  private func perform(_ action: Action) {
    switch action {
    case .tap(let path): tap(path)
    case .scroll(let path, let rows): scroll(path, rows)
    case .shared, .unread, .model: perform(together: [action])
    case .write, .rows, .flag, .choose: perform(together: [action])
    case .back:
      host.goBack()
      reference.goBack()
      reference.perform([])
    case .together(let actions): perform(together: actions)
    case .apart(let actions):
      let actions = actions.filter { write(in: $0) != nil }
      host.update { for action in actions { withAnimation { carryOut(action) } } }
      // A write of an equal value is none, and opens no transaction.
      let writes = actions.compactMap(write).filter { reference.isWrite($0.path, $0.value) }
      reference.perform(writes.map { Reference.Writes(states: [$0]) })
    }
  }

  private func perform(together actions: [Action]) {
    host.update { for action in actions { carryOut(action) } }
    for action in actions {
      if case .shared = action { reference.shared = objects.shared.number }
      if case .model = action {
        reference.model = objects.model.number
        reference.modelChanges += 1
      }
    }
    reference.perform([Reference.Writes(states: actions.compactMap(write))])
  }

  private func carryOut(_ action: Action) {
    switch action {
    case .shared(let number): objects.shared.number = number
    case .unread(let number): objects.shared.unread = number
    case .model(let number): objects.model.number = number
    default: if let write = write(in: action) { world.reaches[write.path]?.set(write.value) }
    }
  }

  /// The write of a state that an action is; nil if it is none, or there is no such state of that type.
  private func write(in action: Action) -> (path: String, value: Held)? {
    let write: (path: String, value: Held)
    switch action {
    case .write(let path, let number): write = (path, .number(number))
    case .rows(let path, let ids): write = (path, .ids(ids))
    case .flag(let path, let flag): write = (path, .flag(flag))
    case .choose(let path, let choice): write = (path, .choice(choice))
    default: return nil
    }
    guard reference.writable.contains(write.path), let value = reference.states[write.path] else { return nil }
    return world.allows(write.path, value, write.value) ? write : nil
  }

  private func tap(_ path: String) {
    guard let control = control(of: path) else { return }
    // The same value twice would be two screens of one path.
    let value = ValueLinkLeaf.value(at: path)
    if case .ids(let values) = reference.states["r"], values.contains(value) { return }
    control.tap()
    reference.perform(reference.tap(path))
  }

  /// The control of a view, on the top screen or in a menu there; nil if it is disabled or hidden.
  private func control(of path: String) -> ViewHost.Control? {
    if !reference.new.menus.contains(path) { return host.control("tap \(path)") }
    let finder = ControlFinder(label: "tap \(path)")
    host.visit(with: MenuFinder(of: "menu \(path)", for: finder))
    return finder.found.map { ViewHost.Control(texts: $0.texts, activations: $0.activations, host: host) }
  }

  private func scroll(_ path: String, _ rows: Int) {
    guard let index = reference.containers.firstIndex(of: path) else { return }
    let containers = Shape(of: host).containers
    host.update { containers[index].scroll(by: rows) }
    reference.offsets[path] = max(reference.offsets[path]! + rows, 0)
    reference.perform([])
  }

  /// What is wrong now; nil if nothing is.
  func fault() -> String? {
    let (work, totals) = (reference.takeWork(), host.totals - totals)
    self.totals = host.totals
    defer { world.forgetWork() }
    if let fault = work.faultOfBodies(world.bodies) ?? work.faultOfEvents(world.events) { return fault }
    if (totals.tasksStarted, totals.tasksCancelled) != (work.tasksStarted, work.tasksCancelled) {
      return "\(totals.tasksStarted) tasks started and \(totals.tasksCancelled) were cancelled, "
        + "not \(work.tasksStarted) and \(work.tasksCancelled)"
    }
    let states = Trial.states(of: world, reference.living)
    if states != reference.states { return "states are \(states), not \(reference.states)" }
    return faultAgainstFresh()
  }

  private func faultAgainstFresh() -> String? {
    host.checkInvariants()
    let shape = Shape(of: host)
    // Screens that views have pushed are pushed again, in their order.
    let snapshot = world.states.filter { !reference.pushers.contains($0.key) }
    let situation = Situation(snapshot, objects, shape, pushers: reference.pushers)
    var freshStates: [String: Held]?
    let difference = freshLook.difference(of: host, shape, in: situation) {
      let world = World(objects, from: snapshot)
      let program = reference.program
      let fresh = ViewHost(viewport: Trial.viewport, recordsDetails: false) { ProgramScreen(program, world) }
      for path in reference.pushers { push(path, fresh, world) }
      fresh.scroll(like: shape)
      freshStates = Trial.states(of: world, Set(world.reaches.keys).intersection(reference.living))
      return fresh
    }
    if let difference { return difference }
    guard let freshStates else { return nil }
    return freshStates == reference.states ? nil : "a fresh tree has the states \(freshStates), not \(reference.states)"
  }

  /// Has a view push its screen, though its own may be covered.
  private func push(_ path: String, _ fresh: ViewHost, _ world: World) {
    if let state = reference.states[path], state.presents {
      fresh.update { world.reaches[path]?.set(state) }
    } else {
      let finder = LinkFinder(label: "tap \(path)")
      fresh.visit(with: finder)
      fresh.update { finder.screen?.activate() }
    }
  }

  private static func states(of world: World, _ paths: Set<String>) -> [String: Held] {
    var states: [String: Held] = [:]
    for path in paths { states[path] = world.reaches[path]?.get() }
    return states
  }
}

/// The root of a program's tree.
struct ProgramScreen: View {
  let program: Program
  let world: World
  @State private var a: Int

  init(_ program: Program, _ world: World) {
    self.program = program
    self.world = world
    _a = State(initialValue: world.initial("root", 1))
  }

  var body: some View {
    let _ = world.ran(self, "root")
    let _ = world.hold("root", $a)
    Seam(Site(program: program, path: "r", world: world), 0)
      .environment(\.a, a)
      .environmentObject(world.objects.model)
  }
}

/// Finds the screen of a link, on whichever screen that is.
private final class LinkFinder: _Visitor {
  private let wanted: String
  private var label: [String] = []
  private(set) var screen: Screen?

  init(label: String) { wanted = label }

  override func text(_ string: String) { label.append(string) }

  override func control(
    _ type: Any.Type,
    isEnabled: Bool,
    activation: () -> ViewHost.Control.Activation,
    label visitLabel: () -> Void
  ) {
    label = []
    visitLabel()
    if label == [wanted], case .screen(let screen) = activation() { self.screen = screen }
  }
}
