import Foundation
import Testing

@testable import Measurement

/// How often each signal reached the handler of the test: `SIGINT`, then `SIGTERM`. Written by a signal handler.
nonisolated(unsafe) private var arrivals: [Int32] = [0, 0]

@MainActor @Suite(.serialized) struct SignalDeferralTests {
  @Test(
    "a signal that comes while a file is written acts after it, once, as it would have before",
    arguments: [(SIGINT, [1, 0]), (SIGTERM, [0, 1])] as [(Int32, [Int32])]
  )
  func deferral(number: Int32, expected: [Int32]) throws {
    try withHandlers {
      try inTemporaryDirectory { directory in
        try AtomicFile.write([1, 2, 3], to: directory + "/x") { descriptor, bytes in
          raise(number)
          #expect(arrivals == [0, 0])
          return write(descriptor, bytes.baseAddress, bytes.count)
        }
        #expect(arrivals == expected)
        #expect(try contents(of: directory) == ["x": [1, 2, 3]])
        // The handler is the test's own again.
        raise(number)
        #expect(arrivals == expected.map { 2 * $0 })
      }
    }
  }

  @Test("a signal that comes while writing fails still acts, after the temporary file is gone")
  func deferralOnFailure() throws {
    try withHandlers {
      try inTemporaryDirectory { directory in
        let path = directory + "/x"
        #expect(throws: FileWriteError.diskFull(path: path)) {
          try AtomicFile.write([1], to: path) { _, _ in
            raise(SIGTERM)
            errno = ENOSPC
            return -1
          }
        }
        #expect(arrivals == [0, 1])
        let left = try contents(of: directory)
        #expect(left.isEmpty)
      }
    }
  }

  /// Counts both signals while `body` runs, and lets them through: the test runner starts its tests with both blocked.
  private func withHandlers(_ body: () throws -> Void) throws {
    arrivals = [0, 0]
    let signals = [SIGINT, SIGTERM]
    let former = signals.map { signal($0) { arrivals[$0 == SIGINT ? 0 : 1] += 1 } }
    defer { for (number, handler) in zip(signals, former) { _ = signal(number, handler) } }
    var both = sigset_t()
    var formerMask = sigset_t()
    sigemptyset(&both)
    for number in signals { sigaddset(&both, number) }
    pthread_sigmask(SIG_UNBLOCK, &both, &formerMask)
    defer { pthread_sigmask(SIG_SETMASK, &formerMask, nil) }
    try body()
  }
}
