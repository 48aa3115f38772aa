/// Why a part of two files cannot be held against each other. None of them ever passes.
public enum Mismatch: Equatable, Sendable {
  case workload(FingerprintDifference)
  case missingScreen(String)
  case extraScreen(String)
  case missingCase(CaseKey)
  case extraCase(CaseKey)
  /// The step was counted in the baseline, and is none any more.
  case missingCounts(CaseKey)
  case extraCounts(CaseKey)
  case missingCount(CaseKey, name: String)
  case extraCount(CaseKey, name: String)
  /// A figure of time that one file has and the other does not, though their fingerprints agree.
  case missingTime(CaseKey, name: String)
  case extraTime(CaseKey, name: String)
  case nothingToCompare
}

extension Mismatch: CustomStringConvertible {
  /// What is wrong, without a full stop.
  public var description: String {
    switch self {
    case .workload(let difference): "the files are of different workloads: \(difference)"
    case .missingScreen(let screen): "the screen \(screen) is missing in the current file"
    case .extraScreen(let screen): "the screen \(screen) is not in the baseline"
    case .missingCase(let key): "\(key) is missing in the current file"
    case .extraCase(let key): "\(key) is not in the baseline"
    case .missingCounts(let key): "\(key) has no counts in the current file"
    case .extraCounts(let key): "\(key) has no counts in the baseline"
    case .missingCount(let key, let name): "\(name) of \(key) is missing in the current file"
    case .extraCount(let key, let name): "\(name) of \(key) is not in the baseline"
    case .missingTime(let key, let name): "\(name) of \(key) is missing in the current file"
    case .extraTime(let key, let name): "\(name) of \(key) is not in the baseline"
    case .nothingToCompare: "nothing is left to compare"
    }
  }
}
