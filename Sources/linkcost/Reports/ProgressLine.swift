/// Turns a run's events into one line that is written over and over, on a terminal only.
struct ProgressLine {
  /// Where the pieces of the line go.
  typealias Write = (String) -> Void

  /// Before so much of the run is done, what is left is a guess at a guess.
  private static let leastShareForEstimate = 0.05

  private let width: Int
  /// Seconds since some moment.
  private let clock: () -> Double
  private let write: Write?
  private var processCount = 0
  private var process = 0
  private var start = 0.0

  /// - Parameter write: absent where nothing is to be shown: in a pipe, or with `--quiet`.
  init(width: Int, clock: @escaping () -> Double, write: Write?) {
    self.width = width
    self.clock = clock
    self.write = write
  }

  mutating func report(_ event: RunEvent) {
    guard let write else { return }
    switch event {
    case .runStarted(let processCount):
      self.processCount = processCount
      start = clock()
    case .processStarted(let process):
      self.process = process
      write(rewritten(share(done: 0, total: 1), "process \(process) of \(processCount)"))
    case .phaseStarted(let start):
      write(rewritten(share(done: start.done, total: start.total), text(of: start)))
    case .runEnded:
      write(Self.cleared)
    }
  }

  /// Back to the first column, and what stood there is gone.
  private static let cleared = "\r\u{1B}[K"

  private func text(of start: PhaseStart) -> String {
    let place = start.combination.words.map { ", \($0)" } ?? ""
    return "process \(process) of \(processCount): \(start.phase.rawValue), "
      + "\(Figure.counted(start.rows, "row", "rows"))\(place)"
  }

  private func share(done: Int, total: Int) -> Double {
    Double((process - 1) * total + done) / Double(processCount * total)
  }

  private func rewritten(_ share: Double, _ text: String) -> String {
    let percent = "\(Int(share * 100))".leftPadded(to: 3)
    let line = "\(percent) %\(timeLeft(share))  \(text)"
    return Self.cleared + line.prefix(max(0, width - 1))
  }

  /// ", 2:05 left", as long as what is done so far makes it likely.
  private func timeLeft(_ share: Double) -> String {
    guard share >= Self.leastShareForEstimate else { return "" }
    let seconds = Int(((clock() - start) * (1 - share) / share).rounded())
    let rest = "\(seconds % 60)"
    return ", \(seconds / 60):\(String(repeating: "0", count: 2 - rest.count))\(rest) left"
  }
}
