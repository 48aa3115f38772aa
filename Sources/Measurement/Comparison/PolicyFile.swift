#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Policy {
  /// Reads a policy file: JSON in which every name is known and every exception has a reason.
  public init(json bytes: [UInt8]) throws(PolicyFileError) {
    do {
      try Self.refuseUnknownNames(in: JSONParser.parse(bytes))
      try self.init(JSONDecoder().decode(PolicyFile.self, from: Data(bytes)))
    } catch let error as PolicyFileError {
      throw error
    } catch let error as JSONSyntaxError {
      throw .malformed(error.reason)
    } catch let error as DecodingError {
      throw .malformed(error.summary)
    } catch {
      throw .malformed("\(error)")
    }
    try check()
  }

  private init(_ file: PolicyFile) throws(PolicyFileError) {
    self.init()
    guard file.policy_version == 1 else { throw .otherVersion(file.policy_version) }
    demandsTimes = file.times == .demanded
    margins.timesFloor = file.margins?.x_floor ?? margins.timesFloor
    margins.floor = file.margins?.floor_median_ns ?? margins.floor
    margins.duel = file.margins?.duel
    margins.duelResolution = file.margins?.duel_resolution
    screensLeftOut = (file.screens_left_out ?? []).map { LeftOutScreen(screen: $0.screen, reason: $0.reason) }
    countsThatMayChange = (file.counts_that_may_change ?? []).map {
      CountException(count: $0.count, screen: $0.screen, phase: $0.phase, reason: $0.reason)
    }
  }

  private func check() throws(PolicyFileError) {
    for (name, margin) in [("x_floor", margins.timesFloor), ("floor_median_ns", margins.floor)] {
      guard margin > 0, margin < 1 else { throw .badMargin(name: name) }
    }
    for (name, margin) in [("duel", margins.duel), ("duel_resolution", margins.duelResolution)] {
      if let margin, !(margin > 0 && margin < 1) { throw .badMargin(name: name) }
    }
    for left in screensLeftOut where left.reason.isBlank { throw .noReason("screens_left_out, \(left.screen)") }
    for exception in countsThatMayChange where exception.reason.isBlank {
      throw .noReason("counts_that_may_change, \(exception.count)")
    }
  }

  private static let names: [String: [String]] = [
    "": ["policy_version", "times", "margins", "screens_left_out", "counts_that_may_change"],
    "margins": ["x_floor", "floor_median_ns", "duel", "duel_resolution"],
    "screens_left_out": ["screen", "reason"],
    "counts_that_may_change": ["count", "screen", "phase", "reason"],
  ]

  /// A decoder passes over names that it does not know, and with them what somebody meant to be judged.
  private static func refuseUnknownNames(in value: JSONValue) throws(PolicyFileError) {
    try refuseUnknownNames(in: value, at: "")
    for place in ["margins", "screens_left_out", "counts_that_may_change"] {
      guard let value = value[place] else { continue }
      guard case .array(let elements) = value else {
        try refuseUnknownNames(in: value, at: place)
        continue
      }
      for element in elements { try refuseUnknownNames(in: element, at: place) }
    }
  }

  private static func refuseUnknownNames(in value: JSONValue, at place: String) throws(PolicyFileError) {
    guard case .object(let members) = value, let known = names[place] else { return }
    if let stranger = members.first(where: { !known.contains($0.name) }) {
      throw .unknownName(place.isEmpty ? stranger.name : "\(place).\(stranger.name)", known: known)
    }
  }
}

/// The file as it is written; ``Policy`` is what it means.
private struct PolicyFile: Decodable {
  enum Times: String, Decodable {
    case reported, demanded
  }

  struct Margins: Decodable {
    var x_floor: Double?
    var floor_median_ns: Double?
    var duel: Double?
    var duel_resolution: Double?
  }

  struct LeftOut: Decodable {
    var screen: String
    var reason: String
  }

  struct MayChange: Decodable {
    var count: String
    var screen: String?
    var phase: String?
    var reason: String
  }

  var policy_version: Int
  var times: Times?
  var margins: Margins?
  var screens_left_out: [LeftOut]?
  var counts_that_may_change: [MayChange]?
}
