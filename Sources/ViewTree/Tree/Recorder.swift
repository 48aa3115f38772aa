/// Counts by type, and why bodies ran: kept while the ledger records details.
struct Recorder {
  /// The nodes that were in the tree when the counts began.
  let nodesBefore: Int
  private(set) var values: [ObjectIdentifier: Int] = [:]
  private(set) var bodies: [ObjectIdentifier: Int] = [:]
  /// Which bodies ran, and why, in order.
  private var latest: [(view: Any.Type, reasons: [Cause.Reason])] = []

  init(nodesBefore: Int = 0) { self.nodesBefore = nodesBefore }

  mutating func addValue(of type: Any.Type) { values[ObjectIdentifier(type), default: 0] += 1 }

  mutating func addBody(of type: Any.Type, because reasons: [Cause.Reason]) {
    bodies[ObjectIdentifier(type), default: 0] += 1
    latest.append((type, reasons))
  }

  /// Why bodies ran, in order. Types are spelt out here and not at each body, since it takes longer than most of them.
  var causes: [Cause] { latest.map { Cause(view: String(describing: $0.view), reasons: $0.reasons) } }

  /// Why the last body ran, if it was of this type. Until that body has returned, no other is evaluated.
  func latestReasons(forBodyOf type: Any.Type) -> [Cause.Reason] {
    latest.last.flatMap { $0.view == type ? $0.reasons : nil } ?? []
  }
}

extension Tree {
  @usableFromInline func recordValue(of type: Any.Type) { recorder.addValue(of: type) }

  @usableFromInline func recordBody(of type: Any.Type, because reasons: [Cause.Reason]) {
    recorder.addBody(of: type, because: reasons)
    Tree.latestRecording = self
  }

  // Sound: `nonisolated(unsafe)`: the main actor alone touches it, as it does all of the tree.
  /// The tree that recorded a body last.
  nonisolated(unsafe) private static weak var latestRecording: Tree?

  /// Why a body of a type is being evaluated right now; none where no tree has recorded that one is.
  static func reasons(forBodyOf type: Any.Type) -> [Cause.Reason] {
    guard let tree = latestRecording, tree.isHeld, tree.ledger.pointee.isRecording else { return [] }
    return tree.recorder.latestReasons(forBodyOf: type)
  }

  var causes: [Cause] { recorder.causes }

  var counts: WorkCounts {
    WorkCounts(
      totals: ledger.pointee.totals,
      nodesLive: nodesLive,
      valuesByType: recorder.values,
      bodiesByType: recorder.bodies
    )
  }

  func resetCounts() {
    recorder = Recorder(nodesBefore: nodesLive)
    ledger.pointee.totals = WorkTotals()
  }

  private var nodesLive: Int {
    let totals = ledger.pointee.totals
    return recorder.nodesBefore + totals.nodesCreated - totals.nodesRemoved
  }
}
