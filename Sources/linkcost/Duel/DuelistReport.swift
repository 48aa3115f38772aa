import Measurement

/// What a process of a duel says at its end, as JSON, one line.
struct DuelistReport: Codable, Equatable, Sendable {
  var duelVersion = DuelistJob.version
  let toolVersion: String
  let buildMode: BuildMode
  let daysDigest: String
  /// A survey's finding; absent for a bout.
  let survey: [SurveyedCase]?
  /// A bout's finding, for each case in the order of the job; absent for a survey.
  let samples: [CaseSamples]?
  /// A whole sentence where there is neither.
  let failure: String?

  struct SurveyedCase: Codable, Equatable, Sendable {
    let key: String
    let steps: Int
    let counts: [String: Int]
  }

  struct CaseSamples: Codable, Equatable, Sendable {
    let key: String
    /// Two a round, in order.
    let samples: [TimedSample]
  }

  private enum CodingKeys: String, CodingKey {
    case duelVersion = "duel_version"
    case toolVersion = "tool_version"
    case buildMode = "build_mode"
    case daysDigest = "days_digest"
    case survey, samples, failure
  }
}
