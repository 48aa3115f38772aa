@testable import ViewTree

/// What the views of one tree share: the states that a test reaches, what they start from, and what has happened.
@MainActor final class World {
  /// A state inside the tree.
  struct Reach {
    let get: () -> Held
    let set: (Held) -> Void
    let isAlive: () -> Bool
  }

  let objects: Objects
  /// The states that a fresh tree starts from, by identity path.
  private let snapshot: [String: Held]
  /// The states of the views that have been made, by identity path; those of the newest.
  private(set) var reaches: [String: Reach] = [:]
  /// Whether it keeps what happens.
  private let isNoting: Bool
  /// The bodies that ran: the identity path of each view, and why.
  private(set) var bodies: [String] = []
  /// What appeared, changed and disappeared, in order.
  private(set) var events: [String] = []

  init(_ objects: Objects, from snapshot: [String: Held] = [:], isNoting: Bool = false) {
    self.objects = objects
    self.snapshot = snapshot
    self.isNoting = isNoting
  }

  /// The objects that views observe.
  @MainActor final class Objects {
    @Observable final class Shared {
      var number = 0
      var unread = 0
    }

    let shared = Shared()
    let model = Model()
  }

  func initial<Value: Holdable>(_ path: String, _ standard: Value) -> Value {
    snapshot[path].flatMap { Value($0) } ?? standard
  }

  func hold<Value: Holdable>(_ path: String, _ binding: Binding<Value>) {
    reaches[path] = Reach(
      get: { binding.wrappedValue.held },
      set: { binding.wrappedValue = Value($0)! },
      isAlive: { binding.location.isAttached }
    )
  }

  func hold(_ path: String, _ model: Model) {
    reaches[path] = Reach(
      get: { [weak model] in .number(model?.number ?? 0) },
      set: { [weak model] in model?.number = Int($0)! },
      isAlive: { [weak model] in model != nil }
    )
  }

  /// States that are the tree's own to write.
  private(set) var closed: Set<String> = []

  func close(_ path: String) { closed.insert(path) }

  /// Notes the body that is being evaluated, and why it is.
  func ran<Content: View>(_ view: Content, _ path: String) {
    if !isNoting { return }
    bodies.append("\(path): \(Tree.reasons(forBodyOf: Content.self).map(\.description).joined(separator: ", "))")
  }

  func log(_ event: String) { if isNoting { events.append(event) } }

  /// States of which SwiftUI does not say what becomes of one item that takes another's place.
  private(set) var items: Set<String> = []

  func holdsItem(_ path: String) { items.insert(path) }

  /// Whether a test may write a value, as far as is known what happens then.
  func allows(_ path: String, _ old: Held, _ new: Held) -> Bool {
    if closed.contains(path) || !old.isLike(new) { return false }
    return !items.contains(path) || old == .choice(nil) || new == .choice(nil)
  }

  /// All states of views that are there.
  var states: [String: Held] { reaches.filter { $0.value.isAlive() }.mapValues { $0.get() } }

  func forgetWork() { (bodies, events) = ([], []) }
}

/// A place in a program, as a view knows it.
struct Site {
  let program: Program
  /// Which identity the view has: the way to it from the root, with branches, ids and rows.
  let path: String
  let world: World

  /// The place of a part.
  ///
  /// - Parameter step: what is in its identity besides its index.
  func part(_ index: Int, _ step: String = "") -> Site {
    Site(program: program.parts[index], path: "\(path).\(index)\(step)", world: world)
  }

  @MainActor func initial<Value: Holdable>(_ standard: Value) -> Value { world.initial(path, standard) }

  @MainActor func ran<Content: View>(_ view: Content) { world.ran(view, path) }

  @MainActor func ran<Content: View, Value: Holdable>(_ view: Content, _ binding: Binding<Value>) {
    world.ran(view, path)
    world.hold(path, binding)
  }

  var label: String { "tap \(path)" }

  var menuLabel: String { "menu \(path)" }
}

/// A view of a program: what it shows depends on its place, on what its parent gives, and on what it reads.
protocol Part: View {
  init(_ site: Site, _ given: Int)
}

/// Where the types end: its content is an erased view.
struct Seam: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: AnyView { erased(site.program.type) }

  private func erased<P: Part>(_ type: P.Type) -> AnyView { AnyView(P(site, given)) }
}
