/// Whoever of a pair holds it works, the other waits: a byte that goes to and fro between two processes.
struct Baton {
  /// Where the parent leaves them in each member: standard input, output and error come before.
  static let incoming = Descriptor(number: 3)
  static let outgoing = Descriptor(number: 4)

  let side: DuelSide
  private var isHeld: Bool

  /// The old one begins with it.
  init(side: DuelSide) {
    self.side = side
    isHeld = side == .old
  }

  /// Returns whether this turn is one's own, and then with the baton in hand; passes it on where it is the other's.
  mutating func isMyTurn(_ turn: DuelSide) throws -> Bool {
    if turn == side {
      if !isHeld, try Self.incoming.readSome().isEmpty { throw DuelistFailure.partnerGone }
      isHeld = true
    } else {
      try passOn()
    }
    return turn == side
  }

  /// So that the other can go on.
  mutating func passOn() throws {
    guard isHeld else { return }
    isHeld = false
    do {
      try Self.outgoing.write(bytes: [0])
    } catch {
      throw DuelistFailure.partnerGone
    }
  }
}

/// Why a process of a duel could not do its part, in whole sentences.
enum DuelistFailure: Error, Equatable, CustomStringConvertible {
  case badJob
  case otherVersion(Int)
  case notTimed
  case unknownCase(String)
  /// It is for the other one to say why.
  case partnerGone

  static let partnerGoneText = "The other process of the pair is gone."

  var description: String {
    switch self {
    case .badJob:
      "linkcost duelist needs its job as JSON on standard input: linkcost duel starts it with one."
    case .otherVersion(let version):
      "This build takes part in duels of version \(DuelistJob.version), and was asked for one of version \(version): "
        + "start the duel from a linkcost as old as the older build."
    case .notTimed:
      "This is a debug build, which does not time: build with -c release."
    case .unknownCase(let key):
      "This build has no case \(key), though its survey named it."
    case .partnerGone: Self.partnerGoneText
    }
  }
}
