/// Duels drawn from pairs that were recorded, by the rules and the judge of real ones.
///
/// Where a build stands against itself, OLD and NEW are two names for one thing: whether a pair counts as it was or the
/// other way round is drawn as well, so that nothing which merely happened in the pairs recorded passes for a change.
public struct DuelSimulation: Sendable {
  public struct Finding: Equatable, Sendable {
    /// A row that nobody touched was called slower.
    public let isFalseAlarm: Bool
    /// A row of the screen with the handicap was called slower; `false` without one.
    public let isCaught: Bool
    public let isControlMoved: Bool
  }

  public enum Handicap: Sendable {
    /// Added to what the pairs of the build against itself say.
    case added(logRatio: Double)
    /// As these pairs found it, in which NEW had the handicap in all screens.
    case recorded([[String: PairedTimes]])
  }

  private let keys: [String]
  private let pairs: [[String: PairedTimes]]
  private let rules: DuelRules
  /// By screen.
  private let keysOfScreens: [(screen: String, keys: Set<String>)]

  /// Draws from pairs of a build against itself, each of which has the same keys.
  public init(pairs: [[String: PairedTimes]], rules: DuelRules) {
    precondition(!pairs.isEmpty, "Duels are drawn from pairs: there is none.")
    self.pairs = pairs
    self.rules = rules
    keys = pairs[0].keys.filter { $0 != ControlArm.key }.sorted()
    keysOfScreens = Dictionary(grouping: keys) { String($0.prefix { $0 != "/" }) }
      .sorted { $0.key < $1.key }.map { ($0.key, Set($0.value)) }
  }

  /// One duel, the handicap in a screen drawn for it.
  public func duel(_ handicap: Handicap?, using generator: inout SeededGenerator) -> Finding {
    let slowed = handicap == nil ? [] : keysOfScreens[generator.index(below: keysOfScreens.count)].keys
    var deck = Deck(count: pairs.count)
    let screening = (0..<rules.screeningPairs).map { _ in
      pair(handicap, slowed, keys: nil, deck: &deck, using: &generator)
    }
    let flagged = DuelScreening(keys: keys, pairs: screening, rules: rules).flagged
    let wanted = Set(flagged + [ControlArm.key])
    let judging = (0..<rules.judgingPairs(rows: flagged.count)).map { _ in
      pair(handicap, slowed, keys: wanted, deck: &deck, using: &generator)
    }
    let rows = DuelJudge(keys: keys, screening: screening, judging: judging, rules: rules).rows
    let slower = rows.filter { $0.judgement == .regression }.map(\.key)
    let isMoved = DuelControl(pairs: screening + judging, rules: rules).state == .moved
    return Finding(
      isFalseAlarm: !isMoved && slower.contains { !slowed.contains($0) },
      isCaught: !isMoved && slower.contains { slowed.contains($0) },
      isControlMoved: isMoved
    )
  }

  /// - Parameter wanted: `nil` for all.
  private func pair(
    _ handicap: Handicap?,
    _ slowed: Set<String>,
    keys wanted: Set<String>?,
    deck: inout Deck,
    using generator: inout SeededGenerator
  ) -> [String: PairedTimes] {
    let drawn = pairs[deck.draw(using: &generator)]
    let sign = generator.next() >> 63 == 0 ? 1.0 : -1.0
    var recorded: [String: PairedTimes]?
    if case .recorded(let others) = handicap { recorded = others[generator.index(below: others.count)] }
    var pair: [String: PairedTimes] = [:]
    for (key, times) in drawn where wanted?.contains(key) ?? true {
      guard slowed.contains(key) else {
        pair[key] = times.mapped { sign * $0 }
        continue
      }
      if let recorded {
        pair[key] = recorded[key]
      } else if case .added(let logRatio) = handicap {
        pair[key] = times.mapped { sign * $0 + logRatio }
      }
    }
    return pair
  }

  /// Pairs without replacement, until none is left and all are shuffled again.
  private struct Deck {
    let count: Int
    private var order: [Int] = []

    init(count: Int) { self.count = count }

    mutating func draw(using generator: inout SeededGenerator) -> Int {
      if order.isEmpty { order = generator.permutation(of: count) }
      return order.removeLast()
    }
  }
}

extension PairedTimes {
  fileprivate func mapped(_ change: (Double) -> Double) -> PairedTimes {
    var times = self
    times.logRatio = logRatio.map(change)
    times.unfilteredLogRatio = change(unfilteredLogRatio)
    return times
  }
}
