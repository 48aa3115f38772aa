/// The lines of a descriptor as they arrive, without their ends.
struct LineReader {
  private let descriptor: Descriptor
  private var pending: [UInt8] = []
  private var searched = 0
  private var isAtEnd = false

  init(descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// Waits for the next line; `nil` after the last, which may lack its line break.
  mutating func next() throws(SystemError) -> [UInt8]? {
    while true {
      if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(pending[..<end])
        pending.removeSubrange(...end)
        searched = 0
        return line
      }
      searched = pending.count
      if isAtEnd { return takeRest() }
      let part = try descriptor.readSome()
      pending += part
      isAtEnd = part.isEmpty
    }
  }

  private mutating func takeRest() -> [UInt8]? {
    defer {
      pending = []
      searched = 0
    }
    return pending.isEmpty ? nil : pending
  }
}
