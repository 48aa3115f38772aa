/// All options there are. Parsing, help and suggestions read this table and nothing else.
enum OptionTable {
  static let all: [OptionRule] = subject + oneStep + sweep + results + method + judgement + output + general

  /// Several where commands read an option of that name differently; all take a value, or none does.
  static func rules(named name: String) -> [OptionRule] {
    all.filter { $0.name == name }
  }

  static func rules(of command: CommandName) -> [OptionRule] {
    all.filter { $0.commands.contains(command) }
  }

  private static let subject = [
    OptionRule(
      name: "--rows",
      placeholder: "N[,N...]",
      group: .subject,
      commands: [.run, .duel, .calibrate, .causes, .steps, .heap, .endure, .bouts],
      help: "rows of the screen; several counts are measured one by one (default: as many as the days file has)"
    ) { settings, value throws(UsageError) in
      settings.rows = merged(settings.rows, try value.rowCounts())
    },
    OptionRule(
      name: "--screens",
      placeholder: "NAME[,NAME...]",
      group: .subject,
      commands: [.run, .duel, .calibrate, .causes, .steps, .heap, .endure, .bouts],
      help: "only these screens (default: all; linkcost list names them)"
    ) { settings, value throws(UsageError) in
      settings.screens = merged(settings.screens, try value.names())
    },
    OptionRule(
      name: "--phases",
      placeholder: "NAME[,NAME...]",
      group: .subject,
      commands: [.run, .duel, .calibrate, .causes, .steps, .bouts],
      help: "only these phases (default: those of the main job; linkcost list names all)"
    ) { settings, value throws(UsageError) in
      settings.phases = merged(settings.phases, try value.names())
    },
    OptionRule(
      name: "--containers",
      placeholder: "NAMES",
      group: .subject,
      commands: [.run, .causes, .steps],
      help: "what the rows lie in (default: stack), each leading to typical"
    ) { settings, value throws(UsageError) in
      settings.containers = merged(settings.containers, try value.names())
    },
    OptionRule(
      name: "--destinations",
      placeholder: "NAMES",
      group: .subject,
      commands: [.run, .causes, .steps],
      help: "what days lead to (default: typical), each in a stack"
    ) { settings, value throws(UsageError) in
      settings.destinations = merged(settings.destinations, try value.names())
    },
    OptionRule(
      name: "--all",
      placeholder: nil,
      group: .subject,
      commands: [.run, .list],
      help: "all containers, destinations and phases, where none are named; less than ten minutes"
    ) { settings, _ in
      settings.isAll = true
    },
    OptionRule(
      name: "--days",
      placeholder: "FILE",
      group: .subject,
      commands: [.run, .causes, .explain, .tree, .trace, .sweep, .steps, .heap],
      help: "a CSV of one's own: a date column; further columns become the rows' text"
    ) { settings, value throws(UsageError) in
      settings.daysPath = try value.path()
    },
  ]

  private static let method = [
    OptionRule(
      name: "--passes",
      placeholder: "N",
      group: .method,
      commands: [.run, .steps, .endure, .resample],
      help: "steps timed per screen, phase and process, at least (default: as many as the time allows)"
    ) { settings, value throws(UsageError) in
      settings.passes = try value.count(upTo: 1_000_000_000)
    },
    OptionRule(
      name: "--processes",
      placeholder: "N",
      group: .method,
      commands: [.run],
      help: "processes, one after the other (default: 9); fewer than 6 give no intervals"
    ) { settings, value throws(UsageError) in
      settings.processes = try value.count(upTo: 1_000)
    },
    OptionRule(
      name: "--seed",
      placeholder: "N",
      group: .method,
      commands: [.run, .explain, .sweep, .duel, .calibrate, .bouts, .resample],
      help: "seed of the order of samples and of the intervals (default: another one each time; it is printed)"
    ) { settings, value throws(UsageError) in
      settings.seed = try value.seed()
    },
    OptionRule(
      name: "--pairs",
      placeholder: "N",
      group: .method,
      commands: [.duel, .calibrate, .bouts],
      help: "pairs of processes that screen all rows, or that a calibration rests on (default: 10 and 24)"
    ) { settings, value throws(UsageError) in
      settings.pairs = try value.count(upTo: 1_000)
    },
    OptionRule(
      name: "--handicap",
      placeholder: "[NAME=]PERCENT",
      group: .method,
      commands: [.duel, .bouts],
      help: "for trying: NEW takes so much longer for every screen, or for this one"
    ) { settings, value throws(UsageError) in
      settings.handicaps.append(try value.handicap())
    },
    OptionRule(
      name: "--floor",
      placeholder: nil,
      group: .method,
      commands: [.steps],
      help: "the floor instead of the screen"
    ) { settings, _ in
      settings.isFloor = true
    },
    OptionRule(
      name: "--self",
      placeholder: nil,
      group: .subject,
      commands: [.duel],
      help: "this executable against itself, instead of two"
    ) { settings, _ in
      settings.isSelf = true
    },
    OptionRule(
      name: "--quick",
      placeholder: nil,
      group: .method,
      commands: [.run, .explain],
      help: "a second or two, for trying: no intervals"
    ) { settings, _ in
      settings.isQuick = true
    },
  ]

  private static let judgement = [
    OptionRule(
      name: "--counts-only",
      placeholder: nil,
      group: .judgement,
      commands: [.compare, .export],
      help: "judge nothing but the counts, which are exact on every machine"
    ) { settings, _ in
      settings.isCountsOnly = true
    },
    OptionRule(
      name: "--policy",
      placeholder: "FILE",
      group: .judgement,
      commands: [.compare, .export, .duel],
      help: "margins, and exceptions with their reasons (default: no exceptions, 10\u{A0}% for x floor)"
    ) { settings, value throws(UsageError) in
      settings.policyPath = try value.filePath()
    },
    OptionRule(
      name: "--calibration",
      placeholder: "FILE",
      group: .judgement,
      commands: [.duel],
      help: "what linkcost calibrate found here: a margin tighter than that is refused"
    ) { settings, value throws(UsageError) in
      settings.calibrationPath = try value.filePath()
    },
    OptionRule(
      name: "--build",
      placeholder: "FILE",
      group: .subject,
      commands: [.calibrate],
      help: "a build that differs from this one in its layout only; may be given again"
    ) { settings, value throws(UsageError) in
      settings.builds.append(try value.filePath())
    },
    OptionRule(
      name: "--reason",
      placeholder: "TEXT",
      group: .judgement,
      commands: [.accept],
      help: "why this is the baseline from now on"
    ) { settings, value throws(UsageError) in
      settings.reason = try value.reason()
    },
  ]

  private static let output = [
    OptionRule(
      name: "--format",
      placeholder: "FORMAT",
      group: .output,
      commands: [.compare, .duel],
      help: "table, markdown, json or github: annotations, and a summary in the file that GITHUB_STEP_SUMMARY names "
        + "(default: table)"
    ) { settings, value throws(UsageError) in
      settings.format = try value.format()
    },
    OptionRule(
      name: "-o",
      placeholder: "FILE",
      group: .output,
      commands: [.accept, .calibrate],
      help: "the baseline, or the calibration (default: results/baseline.json, results/calibration.json)"
    ) { settings, value throws(UsageError) in
      settings.baselinePath = try value.filePath()
      settings.calibrationOutput = settings.baselinePath
    },
    OptionRule(
      name: "--output",
      placeholder: "DIR",
      group: .output,
      commands: [.run],
      help: "the directory of latest.json and latest.csv, made if it is missing (default: results)"
    ) { settings, value throws(UsageError) in
      settings.outputDirectory = try value.path()
    },
    OptionRule(
      name: "--json",
      placeholder: "FILE|-",
      group: .output,
      commands: [.run],
      help: "the JSON there instead; - is standard output, without the table"
    ) { settings, value throws(UsageError) in
      settings.json = Output(argument: try value.path())
    },
    OptionRule(
      name: "--csv",
      placeholder: "FILE|-",
      group: .output,
      commands: [.run],
      help: "the CSV there instead; - is standard output, without the table"
    ) { settings, value throws(UsageError) in
      settings.csv = Output(argument: try value.path())
    },
    OptionRule(
      name: "--samples",
      placeholder: "FILE",
      group: .output,
      commands: [.run],
      help: "every sample as CSV: process, round, order, times"
    ) { settings, value throws(UsageError) in
      settings.samplesPath = try value.filePath()
    },
    OptionRule(
      name: "--quiet",
      placeholder: nil,
      group: .output,
      commands: [.run, .sweep],
      help: "no progress and no table, only the files"
    ) { settings, _ in
      settings.isQuiet = true
    },
    OptionRule(
      name: "--color",
      placeholder: "WHEN",
      group: .output,
      commands: [.run, .compare, .duel, .list, .explain, .sweep],
      help: "auto, always or never (default: auto, which respects NO_COLOR and uses none in a pipe)"
    ) { settings, value throws(UsageError) in
      settings.color = try value.color()
    },
  ]

  /// `--help` and `--version` end the parsing, so they store nothing.
  private static let general = [
    OptionRule(
      name: "--help",
      placeholder: nil,
      group: .general,
      commands: CommandName.allCases,
      help: "this text"
    ) { _, _ in },
    OptionRule(
      name: "--version",
      placeholder: nil,
      group: .general,
      commands: CommandName.allCases,
      help: "the version"
    ) { _, _ in },
  ]

  /// A list option given again adds to the list; what is there already is not added twice.
  static func merged<Element: Equatable>(_ old: [Element], _ new: [Element]) -> [Element] {
    new.reduce(into: old) { list, element in
      if !list.contains(element) { list.append(element) }
    }
  }
}
