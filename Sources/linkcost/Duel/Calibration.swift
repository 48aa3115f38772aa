import Measurement

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a duel can tell on one machine, as it is kept beside the results.
struct Calibration: Codable, Equatable {
  static let currentVersion = 1

  struct Rate: Codable, Equatable {
    let hits: Int
    let duels: Int
    let rate: Double
    let low: Double
    let high: Double
  }

  struct Power: Codable, Equatable {
    let handicap: Double
    /// What the pairs with it made of it, over all rows.
    let measured: Double
    let caught: Rate
  }

  struct Layout: Codable, Equatable {
    let builds: Int
    /// Of 20 rows and builds, 19 differ from this build by less.
    let ofBuilds: Double
    /// As much of this build against itself: what of it is noise.
    let ofItself: Double
    /// What is left of it: no margin of a duel between two builds may lie below.
    let spread: Double

    private enum CodingKeys: String, CodingKey {
      case builds
      case ofBuilds = "of_builds"
      case ofItself = "of_itself"
      case spread
    }
  }

  var calibrationVersion = Calibration.currentVersion
  let toolVersion: String
  let machine: Machine
  let seed: UInt64
  let rows: Int
  let pairs: Int
  let rules: DuelRules
  let falseAlarms: Rate
  let power: [Power]
  /// The least handicap that is caught with the power asked for; absent where the largest one is not.
  let smallestDetectable: Double?
  /// Absent where no other builds were given.
  let layout: Layout?

  private enum CodingKeys: String, CodingKey {
    case calibrationVersion = "calibration_version"
    case toolVersion = "tool_version"
    case machine, seed, rows, pairs, rules
    case falseAlarms = "false_alarms"
    case power
    case smallestDetectable = "smallest_detectable"
    case layout
  }

}

extension Calibration {
  init(json bytes: [UInt8]) throws(CalibrationError) {
    struct Version: Decodable { let calibration_version: Int }
    guard let version = try? JSONDecoder().decode(Version.self, from: Data(bytes)) else { throw .noCalibration }
    guard version.calibration_version == Self.currentVersion else { throw .otherVersion(version.calibration_version) }
    guard let read = try? JSONDecoder().decode(Calibration.self, from: Data(bytes)) else { throw .noCalibration }
    let figures = [read.smallestDetectable, read.layout?.spread].compactMap(\.self)
    guard figures.allSatisfy({ $0.isFinite && $0 >= 0 }) else { throw .noCalibration }
    self = read
  }

  /// What makes it a calibration of another machine; `nil` if nothing does. The system's version may change.
  func difference(from machine: Machine) -> String? {
    let fields: [(String, String, String)] = [
      ("processor", self.machine.processor, machine.processor),
      ("core_count", "\(self.machine.coreCount)", "\(machine.coreCount)"),
      ("processor_features", self.machine.processorFeatures ?? "", machine.processorFeatures ?? ""),
    ]
    return fields.first { $0.1 != $0.2 }?.0
  }

  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

extension Calibration.Rate {
  init(_ rate: BinomialRate) {
    let interval = rate.interval
    func rounded(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }
    self.init(
      hits: rate.hits,
      duels: rate.trials,
      rate: rounded(rate.value),
      low: rounded(interval.low),
      high: rounded(interval.high)
    )
  }
}

enum CalibrationError: Error, Equatable, CustomStringConvertible {
  case noCalibration
  case otherVersion(Int)

  var description: String {
    switch self {
    case .noCalibration: "This is no calibration: linkcost calibrate writes one."
    case .otherVersion(let version):
      "This calibration is of version \(version), and this linkcost reads version \(Calibration.currentVersion): "
        + "calibrate again."
    }
  }
}
