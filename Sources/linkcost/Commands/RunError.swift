/// Why a run that was asked for rightly came to nothing, in whole sentences.
enum RunError: Error, Equatable {
  case cannotStartProcess(number: Int, reason: String)
  case processKilled(number: Int, signal: Int32)
  case processEnded(number: Int, status: Int32)
  /// The message is the process's own, a whole sentence already.
  case processFailed(message: String)
  case countsVary(CountVariation)
  case daysChanged(path: String)
  case badJob
  case badQuestion
  case countsNothing
}

/// Two processes that counted differently.
struct CountVariation: Equatable, Sendable {
  let key: String
  let counter: String
  let first: Int?
  let other: Int?
  /// The process that counted `other`; the first one counted `first`.
  let process: Int
}

extension RunError: CustomStringConvertible {
  var description: String {
    switch self {
    case .cannotStartProcess(let number, let reason):
      "Process \(number) could not be started (\(reason)): make room for one more process and run again."
    case .processKilled(let number, let signal):
      "Process \(number) was killed by signal \(signal)\(Self.hint(signal)): nothing was written; run again."
    case .processEnded(let number, let status):
      "Process \(number) ended with status \(status) before it was done: nothing was written; run again, and report "
        + "it if it happens twice."
    case .processFailed(let message):
      message
    case .countsVary(let variation):
      "\(variation.counter) of \(variation.key) is \(Self.figure(variation.first)) in process 1 and "
        + "\(Self.figure(variation.other)) in process \(variation.process): counts must be equal, so nothing was "
        + "written; look for what differs from run to run in the screen."
    case .daysChanged(let path):
      "\(path) changed while it was being measured: run again and leave it alone meanwhile."
    case .badJob:
      "linkcost worker needs its job as JSON on standard input: linkcost run starts it with one."
    case .badQuestion:
      "linkcost statistics needs a question on each line of standard input, as JSON: Tests/EndToEnd/test_statistics.py asks some."
    case .countsNothing:
      "This build has its counting compiled out (UNCOUNTED), to tell what counting costs, and makes no report: "
        + "swift run -c release linkcost does."
    }
  }

  private static func hint(_ signal: Int32) -> String {
    signal == 9 ? ", as the system does when memory runs out (choose fewer --rows)" : ""
  }

  private static func figure(_ count: Int?) -> String {
    count.map(String.init) ?? "absent"
  }
}
