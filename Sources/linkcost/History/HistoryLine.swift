import Measurement

/// What a history keeps of one screen of one run: the figures that a trend is drawn of.
struct HistoryLine: Equatable, Sendable {
  let occasion: Occasion
  let version: String
  let processor: String
  let toolchain: String
  let processes: String
  let screen: String
  let container: String
  let destination: String
  let rows: String
  /// Texts as they stand in the file, by ``figureNames``; absent ones are not there.
  let figures: [String: String]

  /// The screen as a trend names it: what one line after another is held against.
  var key: String { "\(screen)/\(container)/\(destination)/\(rows)" }

  static let phases = ["mount", "tick"]
  private static let names = ["links_built", "destinations_built", "cpu_median_ns", "x_floor", "ratio_to_eager"]
  static let figureNames = phases.flatMap { phase in names.map { "\(phase)_\($0)" } }

  /// A line for each screen, container, destination and row count of a run.
  static func lines(of file: ResultFile, occasion: Occasion) -> [HistoryLine] {
    var order: [CaseKey] = []
    var figures: [CaseKey: [String: String]] = [:]
    for result in file.results where phases.contains(result.phase) {
      let screen = CaseKey(
        screen: result.screen,
        container: result.container,
        destination: result.destination,
        rows: result.rows,
        phase: ""
      )
      if figures[screen] == nil { order.append(screen) }
      for (name, value) in values(of: result) {
        figures[screen, default: [:]]["\(result.phase)_\(name)"] = value
      }
    }
    return order.compactMap { screen in
      figures[screen].map { HistoryLine(file, occasion: occasion, screen: screen, figures: $0) }
    }
  }

  private static func values(of result: ResultFile.Result) -> [(String, String)] {
    let texts = [
      result.counts["links_built"]?.description, result.counts["destinations_built"]?.description,
      result.time?.cpuMedianNanoseconds.description, result.time?.timesFloor?.description,
      result.time?.ratioToReference?.description,
    ]
    return zip(names, texts).compactMap { name, text in text.map { (name, $0) } }
  }

  private init(_ file: ResultFile, occasion: Occasion, screen: CaseKey, figures: [String: String]) {
    self.occasion = occasion
    version = file.tool.version
    processor = file.machine.processor
    toolchain = file.machine.toolchain
    processes = file.workload.processes.description
    self.screen = screen.screen
    container = screen.container
    destination = screen.destination
    rows = screen.rows.description
    self.figures = figures
  }

  /// What of a line's fields cannot be, as a part of a sentence; `nil` if nothing.
  static func problem(of fields: [String]) -> String? {
    if !Occasion.isWritten(fields[0]) { return "a date is no such one as 2026-11-30T23:58:44Z" }
    for (name, field) in zip(columns, fields).dropFirst(10) where !field.isEmpty {
      guard let value = Double(field), value.isFinite, value >= 0 else { return "\(name) is no number" }
    }
    return nil
  }

  /// From the fields of a file of ``columns``.
  init(fields: [String]) {
    occasion = Occasion(date: fields[0], commit: fields[1])
    (version, processor, toolchain, processes) = (fields[2], fields[3], fields[4], fields[5])
    (screen, container, destination, rows) = (fields[6], fields[7], fields[8], fields[9])
    let known = zip(Self.figureNames, fields.dropFirst(10)).filter { !$1.isEmpty }
    figures = Dictionary(uniqueKeysWithValues: known)
  }

  static let columns =
    [
      "date", "commit", "version", "processor", "toolchain", "processes", "screen", "container", "destination", "rows",
    ] + figureNames

  var fields: [String?] {
    [
      occasion.date, occasion.commit, version, processor, toolchain, processes, screen, container, destination, rows,
    ] + Self.figureNames.map { figures[$0] }
  }
}
