import LinkScreens
import Measurement

/// One step explained, as a person reads it.
@MainActor
struct ExplainText {
  let results: ExplainResults
  let writtenFiles: [String]
  let terminal: Terminal

  var text: String {
    let lines = heading + bodies + values + time + files
    return lines.map { $0 + "\n" }.joined()
  }

  private var heading: [String] {
    let step = results.step
    let what =
      "\(step.screen.name), \(step.container.rawValue), \(step.destination.rawValue), "
      + "\(Figure.counted(step.rows, "row", "rows")), \(step.phase.rawValue): \(step.phase.summary)"
    return [terminal.styled("linkcost explain: one step taken apart", .title)] + what.wrapped(to: terminal.width) + [""]
  }

  private var bodies: [String] {
    let counts = results.causes.counts
    let built = [
      ("links_built", "link", "links"), ("destinations_built", "destination", "destinations"),
      ("wrappers_built", "wrapper", "wrappers"), ("objects_built", "object", "objects"),
      ("loads_started", "load", "loads"),
    ].map { name, one, many in Figure.counted(counts[name] ?? 0, one, many) }
    return [terminal.styled("Which bodies ran, and why", .title)]
      + CausesText.list(results.causes).map { "  " + $0 }
      + ("built: " + built.joined(separator: ", ") + ".").wrapped(to: terminal.width - 2).map { "  " + $0 } + [""]
  }

  private var values: [String] {
    guard !results.values.isEmpty else { return [] }
    let table = TextTable(columns: [
      column("type", .left) { $0.type },
      column("made", .right) { Figure.whole($0.values) },
      column("new nodes", .right) { Self.count($0.madeNodes) },
      column("handed on", .right, expendability: 2) { Self.count($0.handedOn) },
      column("for a link", .right, expendability: 1) { Self.count($0.keptAsDestination) },
      column("compared", .right) { Self.count($0.compared) },
      column("equal", .right) { $0.compared == 0 ? "" : Figure.whole($0.equal) },
      column("unequal", .right) { $0.compared == 0 ? "" : Figure.whole($0.unequal) },
      column("in", .left) { values in
        values.unequalFields.map { "\($0.name) \(Figure.whole($0.count))" }.joined(separator: ", ")
      },
    ])
    let legend =
      "made: values that reached the tree. for a link: kept by a link as its destination, which the link compares as its "
      + "own. in: the fields that differed, and how often."
    return [terminal.styled("Values by type", .title)] + table.lines(on: terminal)
      + legend.wrapped(to: terminal.width - 2).map { "  " + terminal.styled($0, .heading) } + [""]
  }

  private func column(
    _ title: String,
    _ alignment: TextTable.Column.Alignment,
    expendability: Int = 0,
    _ text: (StepValues) -> String
  ) -> TextTable.Column {
    TextTable.Column(
      title: title,
      alignment: alignment,
      expendability: expendability,
      cells: results.values.map { TextTable.Cell(text: text($0)) }
    )
  }

  /// Zero is left out, so that the table shows what there is.
  private static func count(_ number: Int) -> String { number == 0 ? "" : Figure.whole(number) }

  private var time: [String] {
    guard let time = results.time else { return ["A debug build times nothing."] }
    let unit = TimeUnit(for: [time.whole.cpuMedianNanoseconds])
    let facts =
      "\(Figure.counted(results.processes, "process", "processes")), seed \(results.seed); "
      + "\(results.machine.processor), \(results.machine.toolchain)"
    let title = "Where the time goes: \(Figure.short(unit.value(time.whole.cpuMedianNanoseconds))) \(unit.name)"
    return [terminal.styled(title, .title)] + ExplainTable(time: time, unit: unit).lines(on: terminal)
      + facts.inOneLine.wrapped(to: terminal.width - 2).map { "  " + $0 } + warning(time)
  }

  private func warning(_ time: ExplainResults.Time) -> [String] {
    let share = time.share(of: time.unexplained)
    guard share.magnitude > ExplainResults.mostUnexplained else { return [] }
    let text =
      "More than a tenth of the step belongs to none of the parts, which are measured by themselves: "
      + (share < 0 ? "together they take longer than the step." : "something in the step is not among them.")
    return text.wrapped(to: terminal.width - 2).map { "  " + terminal.styled($0, .doubtful) }
  }

  private var files: [String] {
    writtenFiles.isEmpty ? [] : ["", "Written: " + writtenFiles[0].inOneLine]
  }
}

/// The parts of a step's time, a line each.
struct ExplainTable {
  let time: ExplainResults.Time
  let unit: TimeUnit

  func lines(on terminal: Terminal) -> [String] {
    let lines =
      time.parts.map { ($0.part.rawValue, $0.time, $0.part.summary) }
      + [("unexplained", time.unexplained, "what is left of the step beside all of them")]
    return TextTable(columns: [
      TextTable.Column(
        title: "part",
        alignment: .left,
        expendability: 0,
        cells: lines.map { TextTable.Cell(text: $0.0, style: $0.0 == "unexplained" ? .title : .plain) }
      ),
      TextTable.Column(
        title: unit.name,
        alignment: .right,
        expendability: 0,
        cells: lines.map { TextTable.Cell(text: Self.signed(unit.value($0.1.nanoseconds))) }
      ),
      TextTable.Column(
        title: "share",
        alignment: .right,
        expendability: 0,
        cells: lines.map { TextTable.Cell(text: Self.percent(time.share(of: $0.1))) }
      ),
      TextTable.Column(
        title: "95 % interval",
        alignment: .left,
        expendability: 1,
        cells: lines.map { TextTable.Cell(text: interval(of: $0.1)) }
      ),
      TextTable.Column(
        title: "how it is measured",
        alignment: .left,
        expendability: 2,
        cells: lines.map { TextTable.Cell(text: $0.2) }
      ),
    ]).lines(on: terminal)
  }

  private func interval(of time: EstimatedTime) -> String {
    guard let interval = time.interval else { return "" }
    return "\(Self.signed(unit.value(interval.low))) to \(Self.signed(unit.value(interval.high)))"
  }

  private static func signed(_ number: Double) -> String {
    (number < 0 ? "-" : "") + Figure.short(number.magnitude)
  }

  private static func percent(_ share: Double) -> String {
    (share < 0 ? "-" : "") + Figure.fixed(share.magnitude * 100, decimals: 1) + " %"
  }
}
