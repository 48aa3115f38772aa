import Measurement

/// A pair of processes as it is kept for resampling: a line of CSV for each row.
struct RecordedPair: Equatable, Sendable {
  static let columns = [
    "seed", "pair", "handicap", "key", "log_ratio", "unfiltered_log_ratio", "rounds", "preempted_rounds",
  ]

  let seed: UInt64
  let number: Int
  /// What every screen of NEW was made slower by, as a share.
  let handicap: Double
  let times: [String: PairedTimes]

  var csv: String {
    times.keys.sorted().map { key in
      let time = times[key]!
      return CSV.line([
        "\(seed)", "\(number)", "\(handicap)", key, time.logRatio.map { "\($0)" }, "\(time.unfilteredLogRatio)",
        "\(time.rounds)", "\(time.preemptedRounds)",
      ])
    }.joined()
  }

  /// The pairs of a file that begins with the names of its columns, others among them or not.
  static func pairs(csv text: String) throws(RecordError) -> [RecordedPair] {
    var lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    guard !lines.isEmpty else { throw .noColumns }
    let names = lines.removeFirst().map(String.init)
    let places = columns.compactMap { names.firstIndex(of: $0) }
    guard places.count == columns.count else { throw .noColumns }
    var pairs: [RecordedPair] = []
    var times: [String: PairedTimes] = [:]
    for (index, line) in lines.enumerated() {
      guard line.count == names.count, let row = Row(places.map { line[$0] }) else { throw .badLine(index + 2) }
      guard times.updateValue(row.times, forKey: row.key) == nil else { throw .badLine(index + 2) }
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      let isLast = next == nil || next!.count != names.count || places[..<3].contains { next![$0] != line[$0] }
      if isLast {
        pairs.append(RecordedPair(seed: row.seed, number: row.number, handicap: row.handicap, times: times))
        times = [:]
      }
    }
    guard let keys = pairs.first?.times.keys, pairs.allSatisfy({ $0.times.keys == keys }) else { throw .differentRows }
    return pairs
  }

  private struct Row {
    let seed: UInt64
    let number: Int
    let handicap: Double
    let key: String
    let times: PairedTimes

    init?(_ fields: [Substring]) {
      guard let seed = UInt64(fields[0]), let number = Int(fields[1]), let handicap = Double(fields[2]),
        !fields[3].isEmpty, let unfiltered = Double(fields[5]), unfiltered.isFinite, let rounds = Int(fields[6]),
        let preempted = Int(fields[7])
      else { return nil }
      let logRatio = Double(fields[4])
      guard fields[4].isEmpty || logRatio?.isFinite == true else { return nil }
      self.seed = seed
      self.number = number
      self.handicap = handicap
      key = String(fields[3])
      times = PairedTimes(
        logRatio: logRatio,
        unfilteredLogRatio: unfiltered,
        rounds: rounds,
        preemptedRounds: preempted
      )
    }
  }
}

/// What is wrong with a file of recorded pairs.
enum RecordError: Error, Equatable, CustomStringConvertible {
  case noColumns
  case badLine(Int)
  case differentRows
  case noPairs(handicap: Double)

  var description: String {
    switch self {
    case .noColumns:
      "The file of pairs does not begin with its columns: \(RecordedPair.columns.joined(separator: ","))."
    case .badLine(let line): "Line \(line) of the file of pairs is not one: linkcost bouts writes them."
    case .differentRows: "The pairs of the file have different rows: resample those of one build at a time."
    case .noPairs(let handicap): "The file of pairs has none with the handicap \(handicap): record some first."
    }
  }
}
