#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import Measurement

/// What is said to several processes, and all that each of them answers, side by side until each has ended, or time or
/// room is used up.
///
/// A process that neither reads nor writes holds nobody up for longer than that.
struct Exchange {
  enum Failure: Error, Equatable {
    case outOfTime, tooMuch
    case system(SystemError)
  }

  private struct Party {
    let child: ChildProcess
    var unsaid: ArraySlice<UInt8>
    var answer: [UInt8] = []
    var isInputOpen = true
    var isOutputOpen = true
  }

  private var parties: [Party]
  private let limit: Int

  /// The answers, in the order of the children, whose pipes are closed then.
  /// - Parameters:
  ///   - seconds: For all of them together.
  ///   - limit: The most bytes of one answer.
  static func run(
    _ children: [(child: ChildProcess, text: [UInt8])],
    within seconds: Double,
    limit: Int
  ) throws(Failure) -> [[UInt8]] {
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { _ = signal(SIGPIPE, previous) }
    var exchange = Exchange(children, limit: limit)
    defer { exchange.close() }
    let deadline = MonotonicClock.now() + UInt64(seconds * 1e9)
    while try exchange.step(until: deadline) {}
    return exchange.parties.map(\.answer)
  }

  private init(_ children: [(child: ChildProcess, text: [UInt8])], limit: Int) {
    self.limit = limit
    parties = children.map { Party(child: $0.child, unsaid: $0.text[...]) }
    for party in parties { party.child.input.doNotBlock() }
  }

  private mutating func close() {
    for index in parties.indices {
      closeInput(index)
      parties[index].child.output.close()
    }
  }

  private mutating func closeInput(_ index: Int) {
    if parties[index].isInputOpen { parties[index].child.input.close() }
    parties[index].isInputOpen = false
  }

  /// Waits for something that can be said or heard; `false` when all has been heard.
  private mutating func step(until deadline: UInt64) throws(Failure) -> Bool {
    let hearing = parties.indices.filter { parties[$0].isOutputOpen }
    guard !hearing.isEmpty else { return false }
    let saying = parties.indices.filter { parties[$0].isInputOpen }
    var states =
      hearing.map { pollfd(fd: parties[$0].child.output.number, events: Int16(POLLIN), revents: 0) }
      + saying.map { pollfd(fd: parties[$0].child.input.number, events: Int16(POLLOUT), revents: 0) }
    let now = MonotonicClock.now()
    guard now < deadline else { throw .outOfTime }
    // Rounded up, so that it does not wake too early again and again.
    let ready = poll(&states, nfds_t(states.count), Int32((deadline - now) / 1_000_000 + 1))
    if ready < 0, errno != EINTR { throw .system(SystemError(code: errno)) }
    guard ready > 0 else { return true }
    for (index, state) in zip(hearing, states) where state.revents != 0 { try hear(index) }
    for (index, state) in zip(saying, states.dropFirst(hearing.count)) where state.revents != 0 { say(index) }
    return true
  }

  private mutating func hear(_ index: Int) throws(Failure) {
    let part: [UInt8]
    do {
      part = try parties[index].child.output.readSome()
    } catch {
      throw .system(error)
    }
    parties[index].answer += part
    if part.isEmpty { parties[index].isOutputOpen = false }
    guard parties[index].answer.count <= limit else { throw .tooMuch }
  }

  /// One that does not listen any more shows by how it ends.
  private mutating func say(_ index: Int) {
    let said = parties[index].child.input.writeSome(parties[index].unsaid)
    parties[index].unsaid = parties[index].unsaid.dropFirst(said ?? 0)
    if said == nil || parties[index].unsaid.isEmpty { closeInput(index) }
  }
}
