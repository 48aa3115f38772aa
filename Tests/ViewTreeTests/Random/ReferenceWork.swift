@testable import ViewTree

// What has to run, found by holding two evaluations against each other.
extension Reference {
  mutating func noteEvent(_ event: Work.Entry) { work.passes[work.passes.count - 1].events.append(event) }

  /// The bodies that ran, and why.
  mutating func noteBodies() {
    for view in new.order where old.inputs[view.path] != new.inputs[view.path] {
      let line = "\(view.path): \(reasons(view.path).joined(separator: ", "))"
      let body = Work.Entry(line: line, path: view.path, root: new.newRoots[view.path])
      work.passes[work.passes.count - 1].bodies.append(body)
    }
  }

  private func reasons(_ path: String) -> [String] {
    let property = new.properties[path].map { [$0] } ?? []
    guard let before = old.inputs[path], let now = new.inputs[path] else {
      return property.isEmpty ? ["@self"] : ["@self", "@identity"] + property
    }
    return (before.given == now.given ? [] : ["@self"]) + (before.property == now.property ? [] : property)
      + (before.objects == now.objects ? [] : [ObservationTicket.cause])
  }

  /// The views that have appeared and disappeared.
  mutating func noteAppearances() {
    for gone in old.listeners where old.shown.contains(gone.path) && !new.shown.contains(gone.path) {
      if old.tasks[gone.path] != nil { continue }
      noteEvent(Work.Entry(line: "-\(gone.path)", path: gone.path, root: goneRoot(of: gone)))
    }
    for come in new.listeners where new.shown.contains(come.path) && !old.shown.contains(come.path) {
      if new.tasks[come.path] != nil { continue }
      noteEvent(Work.Entry(line: "+\(come.path)", path: come.path, root: new.newRoots[come.path]))
    }
  }

  /// The outermost view around one that has gone with it, on the same screen.
  private func goneRoot(of gone: Evaluation.Listener) -> String? {
    if new.inputs[gone.path] != nil { return nil }
    var root = gone.path
    for outer in gone.path.outerPaths where old.inputs[outer] != nil {
      if new.inputs[outer] != nil || !old.order.contains(where: { $0.path == outer && $0.screen == gone.screen }) {
        break
      }
      root = outer
    }
    return root
  }

  /// Each view with tasks has one without an id and one with: both run from appearing to disappearing, the second anew
  /// where its id changes.
  mutating func noteTasks() {
    for (path, id) in new.tasks where new.shown.contains(path) {
      if !old.shown.contains(path) {
        work.tasksStarted += 2
      } else if old.tasks[path] != id {
        work.tasksStarted += 1
        work.tasksCancelled += 1
      }
    }
    for path in old.tasks.keys where old.shown.contains(path) && !new.shown.contains(path) { work.tasksCancelled += 2 }
  }
}
