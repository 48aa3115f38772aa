/// Why a duel came to nothing, in whole sentences.
enum DuelError: Error, Equatable {
  case missing(DuelSide, path: String)
  case notAnExecutable(DuelSide, path: String, why: String)
  case sameFile(path: String)
  case cannotStart(Duelist, reason: String)
  case ended(Duelist, ChildProcess.Ending)
  case garbled(Duelist)
  case otherVersion(Duelist, version: Int)
  /// The message is a whole sentence already.
  case failed(Duelist, message: String)
  case cannotHear([Duelist], Exchange.Failure)
  case unfit(Duelist, String)
  case otherDays(Duelist)
  case changed(Duelist)
  /// The field of the machine that differs.
  case otherMachine(String)
  /// `possible` is absent where nothing that was tried is.
  case tooTight(name: String, asked: Double, possible: Double?)

  /// Whether the two could be run, and do not fit together.
  var isIncomparable: Bool {
    switch self {
    case .otherVersion, .otherDays, .otherMachine, .tooTight: true
    default: false
    }
  }

  var isLostPartner: Bool {
    if case .failed(_, DuelistFailure.partnerGoneText) = self { true } else { false }
  }
}

extension DuelError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let side, let path):
      "\(side.word) is not there: \(path) does not exist; build it, or correct the path."
    case .notAnExecutable(let side, let path, let why):
      "\(side.word) cannot be run: \(path) \(why); give the path of a built linkcost."
    case .sameFile(let path):
      "OLD and NEW are the same file, \(path): give two builds, or say --self to see what the duel makes of one."
    case .cannotStart(let duelist, let reason):
      "\(duelist.words) could not be started (\(reason)): is it a linkcost that was built for this machine?"
    case .ended(let duelist, .exited(let status)):
      "\(duelist.words) ended with status \(status) instead of reporting: it may be older than duels are, or no "
        + "linkcost; what it said stands above, if it said anything."
    case .ended(let duelist, .killed(let signal)):
      "\(duelist.words) was killed by signal \(signal) during the duel: nothing is judged."
    case .garbled(let duelist):
      "\(duelist.words) wrote something that is no report of a duel: is it a linkcost?"
    case .otherVersion(let duelist, let version):
      "\(duelist.words) takes part in duels of version \(version), and this linkcost holds those of version "
        + "\(DuelistJob.version): start the duel from a linkcost as old as the older of the two."
    case .failed(let duelist, let message):
      "\(duelist.words) could not do its part: \(message)"
    case .cannotHear(let duelists, let failure):
      "\(duelists.map(\.words).joined(separator: " or ")) \(Self.words(failure)): nothing is judged."
    case .unfit(let duelist, let what):
      "\(duelist.words) \(what): nothing is judged."
    case .otherDays(let duelist):
      "\(duelist.words) has other days inside than OLD: their times are not comparable."
    case .otherMachine(let field):
      "The calibration is of another machine (\(field) differs): calibrate on this one."
    case .tooTight(let name, let asked, let possible):
      "The margin \(name) of \(Figure.plainPercent(asked)) cannot be resolved on this machine, where the calibration found "
        + "\(possible.map(Figure.plainPercent) ?? "10.0 % not") to be the least: loosen it, or calibrate on a quieter one."
    case .changed(let duelist):
      "\(duelist.words) was replaced while it was being measured: leave it alone and start again."
    }
  }

  private static func words(_ failure: Exchange.Failure) -> String {
    switch failure {
    case .outOfTime: "did not end within \(Int(Duelist.secondsForProcesses)) s and was stopped"
    case .tooMuch: "wrote more than any report has and was stopped"
    case .system(let error): "could not be heard (\(error))"
    }
  }
}

extension DuelSide {
  var word: String { rawValue.uppercased() }
}

extension Duelist {
  var words: String { "\(side.word) (\(shownPath))" }

  /// A link that leads to the running program says nothing to a reader.
  var shownPath: String { path == Executable.path ? "this linkcost" : path }
}
