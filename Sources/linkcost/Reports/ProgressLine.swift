/// Turns a run's events into one line that is written over and over, on a terminal only.
struct ProgressLine {
  /// Where the pieces of the line go.
  typealias Write = (String) -> Void

  private let width: Int
  private let write: Write?
  private var processCount = 0
  private var process = 0

  /// - Parameter write: absent where nothing is to be shown: in a pipe, or with `--quiet`.
  init(width: Int, write: Write?) {
    self.width = width
    self.write = write
  }

  mutating func report(_ event: RunEvent) {
    guard let write else { return }
    switch event {
    case .runStarted(let processCount):
      self.processCount = processCount
    case .processStarted(let process):
      self.process = process
      write(rewritten(percent(done: 0, total: 1), "process \(process) of \(processCount)"))
    case .phaseStarted(let start):
      write(rewritten(percent(done: start.done, total: start.total), text(of: start)))
    case .runEnded:
      write(Self.cleared)
    }
  }

  /// Back to the first column, and what stood there is gone.
  private static let cleared = "\r\u{1B}[K"

  private func text(of start: PhaseStart) -> String {
    "process \(process) of \(processCount): \(start.phase.rawValue), \(Figure.counted(start.rows, "row", "rows"))"
  }

  private func percent(done: Int, total: Int) -> Int {
    ((process - 1) * total + done) * 100 / (processCount * total)
  }

  private func rewritten(_ percent: Int, _ text: String) -> String {
    let line = "\("\(percent)".leftPadded(to: 3)) %  \(text)"
    return Self.cleared + line.prefix(max(0, width - 1))
  }
}
