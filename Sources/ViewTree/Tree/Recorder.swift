/// Counts of one type. It is spelt out when somebody asks and not when it is met, which would take longer than to make most
/// of its nodes.
private struct WorkOfType {
  let type: Any.Type
  var work = ValueWork(type: "")

  var named: ValueWork {
    var named = work
    named.type = String(describing: type)
    return named
  }
}

/// Counts by type, and why bodies ran: kept while the ledger records details.
struct Recorder {
  /// The nodes that were in the tree when the counts began.
  let nodesBefore: Int
  /// What was done with the values of each type, by the order in which the types were met.
  private var works: [WorkOfType] = []
  /// Where in `works` each type stands.
  private var places: [ObjectIdentifier: Int] = [:]
  private(set) var bodies: [ObjectIdentifier: Int] = [:]
  /// Which bodies ran, and why, in order.
  private var latest: [(view: Any.Type, reasons: [Cause.Reason])] = []

  init(nodesBefore: Int = 0) { self.nodesBefore = nodesBefore }

  /// How many values of each type reached the tree.
  var values: [ObjectIdentifier: Int] { places.mapValues { works[$0].work.values } }

  /// What was done with the values of each type, by the order in which the types were met.
  var valueWork: [ValueWork] { works.map(\.named) }

  mutating func note(_ type: Any.Type, _ change: (inout ValueWork) -> Void) {
    let place = places[ObjectIdentifier(type)] ?? works.count
    if place == works.count {
      places[ObjectIdentifier(type)] = place
      works.append(WorkOfType(type: type))
    }
    change(&works[place].work)
  }

  mutating func addBody(of type: Any.Type, because reasons: [Cause.Reason]) {
    bodies[ObjectIdentifier(type), default: 0] += 1
    latest.append((type, reasons))
  }

  /// Why bodies ran, in order. Types are spelt out here, as in `valueWork`.
  var causes: [Cause] { latest.map { Cause(view: String(describing: $0.view), reasons: $0.reasons) } }

  /// Why the last body ran, if it was of this type. Until that body has returned, no other is evaluated.
  func latestReasons(forBodyOf type: Any.Type) -> [Cause.Reason] {
    latest.last.flatMap { $0.view == type ? $0.reasons : nil } ?? []
  }
}

extension Tree {
  @usableFromInline func recordNode(of type: Any.Type) {
    Timeline.current?.note(.node, of: type, in: self)
    recorder.note(type) { $0.madeNodes += 1 }
  }

  @usableFromInline func recordHandedOn(of type: Any.Type) { recorder.note(type) { $0.handedOn += 1 } }

  @usableFromInline func recordDestination(of type: Any.Type) { recorder.note(type) { $0.keptAsDestination += 1 } }

  @usableFromInline func recordComparison(of type: Any.Type, isEqual: Bool, in part: StaticString) {
    recordComparison(of: type, isEqual: isEqual, in: isEqual ? [] : ["\(part)"])
  }

  @usableFromInline func recordComparison<Part>(
    of type: Any.Type,
    isEqual: Bool,
    in part: StaticString,
    _ kept: inout Part,
    _ new: inout Part
  ) {
    recordComparison(of: type, isEqual: isEqual, in: isEqual ? [] : Differences.fields(in: "\(part)", &kept, &new))
  }

  private func recordComparison(of type: Any.Type, isEqual: Bool, in fields: [String]) {
    Timeline.current?.note(.comparison(isEqual: isEqual, fields: fields), of: type, in: self)
    recorder.note(type) { work in
      if isEqual { work.equal += 1 } else { work.addUnequal(in: fields) }
    }
  }

  @usableFromInline func recordFirstBody(of type: Any.Type, with fields: TypeFields?) {
    recordBody(of: type, because: fields?.firstReasons ?? [.value], [])
  }

  @usableFromInline func recordBody(of type: Any.Type, because reasons: [Cause.Reason], _ properties: [String]) {
    let all = properties.isEmpty ? reasons : reasons + properties.map(Cause.Reason.property)
    recorder.addBody(of: type, because: all)
    Tree.latestRecording = self
    Timeline.current?.beginBody(of: type, because: all, in: self)
  }

  /// The body that was recorded last has returned: what it returned is about to be taken in.
  @usableFromInline func recordBodyReturned() { Timeline.current?.end(in: self) }

  /// What the body returned has been taken in.
  @usableFromInline func recordBodyTakenIn() { Timeline.current?.end(in: self) }

  // Sound: `nonisolated(unsafe)`: the main actor alone touches it, as it does all of the tree.
  /// The tree that recorded a body last.
  nonisolated(unsafe) private static weak var latestRecording: Tree?

  /// Why a body of a type is being evaluated right now; none where no tree has recorded that one is.
  static func reasons(forBodyOf type: Any.Type) -> [Cause.Reason] {
    guard let tree = latestRecording, tree.isHeld, tree.ledger.pointee.isRecording else { return [] }
    return tree.recorder.latestReasons(forBodyOf: type)
  }

  var causes: [Cause] { recorder.causes }

  var valueWork: [ValueWork] { recorder.valueWork }

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
