import LinkScreens

/// One event of Chrome's trace event format, by the format's own names.
struct TraceEvent: Encodable, Equatable {
  enum Kind: String, Encodable {
    /// A slice, which has a length.
    case complete = "X"
    case instant = "i"
    /// The name of the process or the thread.
    case metadata = "M"
  }

  /// What a viewer shows of an event that is chosen; absent what does not belong to its kind.
  struct Arguments: Encodable, Equatable {
    /// Why a body ran, as `linkcost causes` says it.
    var reasons: String?
    /// In which fields two values differ.
    var fields: String?
    /// How many were built since the event before.
    var count: Int?
    /// Of the process or the thread.
    var name: String?
  }

  let name: String
  /// Absent for names of the process and the thread, as are times.
  var cat: String?
  let ph: Kind
  /// Microseconds since the step began.
  var ts: Double?
  /// Microseconds; of a slice.
  var dur: Double?
  let pid = 1
  let tid = 1
  /// `t`, the thread, is how far an instant reaches.
  var s: String?
  var args: Arguments?

  static func naming(_ what: String, _ name: String) -> TraceEvent {
    TraceEvent(name: what, ph: .metadata, args: Arguments(name: name))
  }

  static func slice(
    _ name: String,
    _ category: String,
    from start: UInt64,
    to end: UInt64,
    _ arguments: Arguments? = nil
  ) -> TraceEvent {
    TraceEvent(
      name: name,
      cat: category,
      ph: .complete,
      ts: microseconds(start),
      dur: microseconds(end - start),
      args: arguments
    )
  }

  static func instant(_ name: String, _ category: String, at time: UInt64, _ args: Arguments? = nil) -> TraceEvent {
    TraceEvent(name: name, cat: category, ph: .instant, ts: microseconds(time), s: "t", args: args)
  }

  private static func microseconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1_000 }
}

extension TraceEvent {
  static func of(_ entry: StepTimeline.Entry) -> TraceEvent {
    // As `linkcost causes` names a view: without what its type is generic over.
    let type = String(entry.typeName.prefix { $0 != "<" })
    let start = entry.startNanoseconds
    let end = entry.endNanoseconds ?? start
    switch entry.kind {
    case .body(let reasons):
      let reasons = reasons.map(\.description).joined(separator: ", ")
      return .slice(type, "body", from: start, to: end, Arguments(reasons: reasons))
    case .evaluation:
      return .slice("\(type).body", "evaluation", from: start, to: end)
    case .node:
      return .instant("\(type): new node", "node", at: start)
    case .comparison(isEqual: true, _):
      return .instant("\(type): equal", "comparison", at: start)
    case .comparison(isEqual: false, let fields):
      let fields = fields.joined(separator: ", ")
      return .instant("\(type): unequal", "comparison", at: start, Arguments(fields: fields))
    case .built(let kind, let count):
      return .instant("\(kind.rawValue) built", "built", at: start, Arguments(count: count))
    }
  }
}
