#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of this process, read and written in whole.
struct Descriptor: Sendable {
  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  let number: Int32

  /// Gives the three standard numbers to something where the caller closed them, so that no pipe gets one by chance.
  ///
  /// What is opened can only be read: writing to a closed standard output fails as it should.
  static func fillStandardNumbers() {
    var number = open("/dev/null", O_RDONLY)
    while (0...standardError.number).contains(number) { number = open("/dev/null", O_RDONLY) }
    if number >= 0 { systemClose(number) }
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Columns of the terminal; absent where this is none or does not say.
  var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of the text.
  func write(_ text: String) throws(SystemError) {
    try write(bytes: Array(text.utf8))
  }

  /// Writes all of the bytes, however many calls that takes.
  func write(bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress!, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        throw SystemError(code: errno)
      }
      rest = rest.dropFirst(written)
    }
  }

  /// From now on a write takes what there is room for and does not wait.
  func doNotBlock() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// How many bytes could be written now; `nil` if none ever can.
  func writeSome(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty else { return 0 }
    let written = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress!, $0.count) }
    if written >= 0 { return written }
    return errno == EINTR || errno == EAGAIN ? 0 : nil
  }

  /// What can be read now, at least one byte; empty at the end.
  func readSome() throws(SystemError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(number, $0.baseAddress!, $0.count) }
      if count >= 0 { return Array(buffer[..<count]) }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  func readAll() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try readSome()
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  func close() {
    systemClose(number)
  }
}

/// A number of the C library's `errno` and what it means.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  var description: String { String(cString: strerror(code)) }
}

private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(number, start, count)
}

private func systemRead(_ number: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, start, count)
}

private func systemClose(_ number: Int32) {
  _ = close(number)
}
