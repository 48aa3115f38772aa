import Measurement

/// One of the two executables of a duel, and how its processes are started and heard.
struct Duelist: Equatable, Sendable {
  /// A survey or a bout takes a second or two, on a busy machine some more.
  static let secondsForProcesses = 120.0
  /// A report of a hundred cases has some 100 KiB.
  static let reportLimit = 16 << 20

  let side: DuelSide
  let path: String

  /// What it has to measure, found in a process of its own.
  func survey(_ job: DuelistJob, environment: [String: String]) throws -> DuelistReport {
    try Self.reports(of: [Member(duelist: self, job: job, environment: environment)])[0]
  }

  /// Both do their part in turns; the reports are in the order of the members.
  ///
  /// Each finds the baton's way in and its way out; this process keeps neither, so that each sees the other's end.
  static func bout(_ members: [Member]) throws -> [DuelistReport] {
    let there = try ChildProcess.pipeEnds()
    let back = try ChildProcess.pipeEnds()
    let ends = [[back.reading, there.writing], [there.reading, back.writing]]
    var members = members
    for index in members.indices { members[index].passing = ends[index] }
    return try reports(of: members) { for end in ends.joined() { end.close() } }
  }

  /// One process to be started.
  struct Member {
    let duelist: Duelist
    let job: DuelistJob
    let environment: [String: String]
    fileprivate var passing: [Descriptor] = []

    init(duelist: Duelist, job: DuelistJob, environment: [String: String]) {
      self.duelist = duelist
      self.job = job
      self.environment = environment
    }

    fileprivate func start() throws(DuelError) -> ChildProcess {
      do {
        return try ChildProcess.start(
          executable: (duelist.path, duelist.path),
          arguments: [CommandName.duelist.rawValue],
          environment: environment,
          passing: passing
        )
      } catch {
        throw .cannotStart(duelist, reason: error.description)
      }
    }
  }

  // MARK: Reports

  /// Starts the members, tells them their jobs and hears them out. Whatever happens, none of them is left.
  private static func reports(of members: [Member], started: () -> Void = {}) throws -> [DuelistReport] {
    var children: [ChildProcess] = []
    let answers: [[UInt8]]
    do {
      defer { started() }
      for member in members { children.append(try member.start()) }
    } catch {
      for child in children {
        child.input.close()
        child.output.close()
        end(child)
      }
      throw error
    }
    do {
      let texts = try members.map { try MessageLine.encoded($0.job) }
      answers = try Exchange.run(
        zip(children, texts).map { ($0, $1) },
        within: secondsForProcesses,
        limit: reportLimit
      )
    } catch {
      children.forEach(end)
      throw (error as? Exchange.Failure).map { DuelError.cannotHear(members.map(\.duelist), $0) } ?? error
    }
    return try judged(
      zip(members, zip(children, answers)).map { member, heard in
        (member.duelist, outcome(of: member.duelist, text: heard.1, ending: heard.0.wait()))
      }
    )
  }

  private static func end(_ child: ChildProcess) {
    child.kill()
    _ = child.wait()
  }

  /// Who failed first is to blame: the other one merely lost its partner, also where that one claims to be done.
  private static func judged(_ outcomes: [(duelist: Duelist, result: Result<DuelistReport, DuelError>)]) throws
    -> [DuelistReport]
  {
    let failures = outcomes.compactMap { _, result in if case .failure(let error) = result { error } else { nil } }
    if let failure = failures.first(where: { !$0.isLostPartner }) { throw failure }
    if !failures.isEmpty, let other = outcomes.first(where: { (try? $0.result.get()) != nil }) {
      throw DuelError.garbled(other.duelist)
    }
    return try outcomes.map { try $0.result.get() }
  }

  static func outcome(
    of duelist: Duelist,
    text: [UInt8],
    ending: ChildProcess.Ending
  ) -> Result<DuelistReport, DuelError> {
    guard ending == .exited(status: 0) else { return .failure(.ended(duelist, ending)) }
    guard let report = try? MessageLine.decoded(DuelistReport.self, from: text) else {
      return .failure(.garbled(duelist))
    }
    guard report.duelVersion == DuelistJob.version else {
      return .failure(.otherVersion(duelist, version: report.duelVersion))
    }
    if let failure = report.failure { return .failure(.failed(duelist, message: failure)) }
    return .success(report)
  }
}
