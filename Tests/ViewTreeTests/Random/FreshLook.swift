@testable import ViewTree

/// All that can be seen of a tree from outside.
@MainActor struct Look {
  let lines: [Shape.Line]
  let texts: [String]
  let depth: Int
  let nodesLive: Int
  let warnings: [String]

  /// What tells of a tree's past, and so may differ.
  enum Trace {
    case nodes, warnings
  }

  init(of host: ViewHost, shape: Shape) {
    lines = shape.lines
    texts = host.texts
    depth = host.depth
    nodesLive = host.counts.nodesLive
    warnings = host.warnings
  }

  /// In what it differs from that of a fresh tree; nil if in nothing.
  ///
  /// - Parameters:
  ///   - ignored: what is not compared.
  ///   - outlines: both trees as texts, which are written only if they differ.
  func difference(from fresh: Look, ignoring ignored: Set<Trace>, outlines: () -> (String, String)) -> String? {
    if lines != fresh.lines {
      let (outline, freshOutline) = outlines()
      return "the tree is\n\(outline)\nnot\n\(freshOutline)"
    }
    if texts != fresh.texts { return "it shows \(texts), not \(fresh.texts)" }
    if depth != fresh.depth { return "its depth is \(depth), not \(fresh.depth)" }
    if !ignored.contains(.nodes), nodesLive != fresh.nodesLive {
      return "\(nodesLive) nodes live, not \(fresh.nodesLive)"
    }
    if !ignored.contains(.warnings), warnings != fresh.warnings {
      return "its warnings are \(warnings), not \(fresh.warnings)"
    }
    return nil
  }
}

/// All that a fresh tree of a program depends on.
struct Situation: Equatable {
  let states: [String: Held]
  let shared: Int
  let model: Int
  /// How far its lazy containers are scrolled, in document order.
  let offsets: [Int]
  /// The views that have pushed screens, in the order of the screens.
  var pushers: [String] = []

  @MainActor init(_ states: [String: Held], _ objects: World.Objects, _ shape: Shape, pushers: [String] = []) {
    self.states = states
    shared = objects.shared.number
    model = objects.model.number
    offsets = shape.containers.map(\.offset)
    self.pushers = pushers
  }
}

/// How a fresh tree looks. It is mounted where the situation is another one than it was.
@MainActor struct FreshLook {
  private var latest: (situation: Situation, look: Look)?

  /// In what a tree differs from a fresh one; nil if in nothing.
  ///
  /// - Parameters:
  ///   - ignored: what is not compared.
  ///   - mount: makes the fresh tree. If both differ, it is made once more, to be shown.
  mutating func difference(
    of host: ViewHost,
    _ shape: Shape,
    in situation: Situation,
    ignoring ignored: Set<Look.Trace> = [],
    mount: () -> ViewHost
  ) -> String? {
    if latest?.situation != situation {
      let fresh = mount()
      latest = (situation, Look(of: fresh, shape: Shape(of: fresh)))
    }
    return Look(of: host, shape: shape).difference(from: latest!.look, ignoring: ignored) {
      (host.outline, mount().outline)
    }
  }
}
