/// The help texts, made from ``OptionTable``.
enum Help {
  /// - Parameter isCounted: whether this build counts at all.
  static func version(isCounted: Bool = Tool.isCounted) -> String {
    "linkcost \(Tool.version)\(isCounted ? "" : " (uncounted: for scripts/bench-check only, it makes no reports)")\n"
  }

  /// - Parameter command: absent for the whole tool, whose options are those of `run`.
  static func text(for command: CommandName?) -> String {
    var sections = [introduction(of: command)]
    if command == nil {
      sections.append(titled("Commands", CommandName.shown.map { ($0.rawValue, $0.summary) }))
    }
    let rules = OptionTable.rules(of: command ?? .run)
    for group in OptionRule.Group.allCases {
      let entries = rules.filter { $0.group == group }.map { (term(of: $0), $0.help) }
      if !entries.isEmpty { sections.append(titled(group.rawValue, entries)) }
    }
    switch command {
    case nil, .run: sections.append(closing)
    case .compare: sections.append(comparisonClosing)
    case .export: sections.append(exportClosing)
    case .duel: sections.append(duelClosing)
    default: break
    }
    return sections.joined(separator: "\n")
  }

  private static func introduction(of command: CommandName?) -> String {
    switch command {
    case nil:
      """
      linkcost: what a SwiftUI navigation link costs before anyone taps it

      Usage: linkcost [run] [options]
             linkcost compare BASELINE CURRENT [--counts-only] [--policy FILE] [--format FORMAT]
             linkcost duel OLD NEW [--policy FILE] [--calibration FILE] [--format FORMAT]
             linkcost duel --self
             linkcost calibrate [--build FILE] [-o FILE]
             linkcost accept CURRENT --reason TEXT [-o FILE]
             linkcost list [--all]
             linkcost causes [--screens NAMES] [--phases NAMES] [--rows N]
             linkcost explain SCREEN [--phase NAME] [--rows N] [--json FILE]
             linkcost tree SCREEN [--phase NAME] [--rows N] [--format text|dot|json]
             linkcost trace SCREEN [--phase NAME] [--rows N] [-o FILE]
             linkcost sweep [--screens NAMES] [--rows N,N,...] [--destinations NAMES] [--csv FILE]
             linkcost steps --screens NAME --phases NAME --rows N --passes N [--floor]
             linkcost heap --screens NAME --rows N
             linkcost export FORMAT RESULTS [--baseline FILE] [--samples FILE]
             linkcost history add RESULTS [-o FILE] [--commit TEXT] [--date TIME]
             linkcost completions bash|zsh|fish
             linkcost man

      """
    case let command?:
      """
      linkcost \(command.rawValue): \(command.summary)

      Usage: \((["linkcost", command.rawValue] + command.operands).joined(separator: " ")) [options]

      """
    }
  }

  private static let closing = """
    A list option given twice adds up (--rows 10 --rows 100); any other is replaced.

    Exit status: 0 done, and no regression; 1 a regression; 2 a wrong command line, bad input, or a
    run that failed; 3 files that cannot be compared. linkcost compare --help says more.

    """

  private static let comparisonClosing = """
    Counts are compared exactly. Times are judged where both runs agree in processor, cores, system,
    toolchain, build, workload and version: by their multiple of the floor, and by intervals.

    Exit status: 0 no regression (improvements included); 1 a regression, whatever else is wrong;
    2 a wrong command line, or a file that cannot be read or relied on; 3 the files do not fit
    together, or times that the policy demands could not be judged.

    A pipe hides the status: say set -o pipefail before linkcost compare ... | tee log. swift run
    hands it on, but ends with 1 as well when the build fails: build first, then call
    .build/release/linkcost.

    """

  private static let exportClosing = """
    FORMAT is one of \(ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")).
    junit tells what a comparison with the baseline finds. otava takes a history as well.

    """

  private static let duelClosing = """
    Both builds take turns on one processor, in pairs of fresh processes; what looks changed is judged
    by further pairs, which share a budget of 0.5 % for any false alarm. A control arm, which no change
    can touch, goes along.

    Exit status: 0 no regression (improvements included); 1 a regression; 2 a wrong command line, or
    an executable that cannot be run or relied on; 3 the two do not fit together, the control arm
    moved, a margin is tighter than the calibration allows, or the policy demands times and not all
    could be resolved.

    """

  private static func term(of rule: OptionRule) -> String {
    [rule.name, rule.placeholder].compactMap(\.self).joined(separator: " ")
  }

  /// Terms in one column and their help, wrapped, in another.
  private static func titled(_ title: String, _ entries: [(term: String, help: String)]) -> String {
    let lines = entries.flatMap { entry in
      entry.help.wrapped(to: Terminal.widest - margin).enumerated().map { index, line in
        (index == 0 ? "  " + entry.term : "").padded(to: margin) + line
      }
    }
    return "\(title):\n" + lines.map { $0 + "\n" }.joined()
  }

  private static let margin = 28
}
