import Foundation
import Testing

@testable import Measurement

@Suite("Files that are read")
struct InputFileTests {
  @Test("are read whole, up to the limit")
  func reading() throws {
    try inTemporaryDirectory { directory in
      let path = directory + "/a"
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(try InputFile.read(path, limit: 200_000) == bytes)
      #expect(throws: FileReadError.tooLarge(path: path, limit: 199_999)) {
        try InputFile.read(path, limit: 199_999)
      }
    }
  }

  @Test("are refused with the reason")
  func refusals() throws {
    try inTemporaryDirectory { directory in
      let path = directory + "/a"
      #expect(throws: FileReadError.missing(path: path)) { try InputFile.read(path, limit: 1) }
      #expect(throws: FileReadError.missing(path: "")) { try InputFile.read("", limit: 1) }
      #expect(throws: FileReadError.isDirectory(path: directory)) { try InputFile.read(directory, limit: 1) }
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(throws: FileReadError.empty(path: path)) { try InputFile.read(path, limit: 1) }
      #expect(throws: FileReadError.missing(path: path + "/b")) { try InputFile.read(path + "/b", limit: 1) }
      if canBeRefused {
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        asOrdinaryUser {
          #expect(throws: FileReadError.notPermitted(path: path)) { try InputFile.read(path, limit: 1) }
        }
      }
    }
  }

  @Test("that go on for ever are refused at the limit")
  func endless() {
    #expect(throws: FileReadError.tooLarge(path: "/dev/zero", limit: 1 << 20)) {
      try InputFile.read("/dev/zero", limit: 1 << 20)
    }
  }

  @Test(
    "each refusal is a sentence in one line",
    arguments: [
      (.missing(path: "a\nb"), #"There is no file "a\u{A}b": give the path of one."#),
      (.isDirectory(path: "a"), "a is a directory: give the path of a file in it."),
      (
        .notPermitted(path: "a"),
        "Cannot read a: permission denied; change its permissions, or give another file."
      ),
      (.empty(path: "a"), "a is empty: make it anew, or give another file."),
      (
        .tooLarge(path: "a", limit: 10),
        "a has more than 10 bytes, the most that is read of such a file: give another."
      ),
      (
        FileReadError(errno: EIO, path: "a"),
        "Cannot read a: Input/output error; give another file, or try again."
      ),
    ] as [(FileReadError, String)]
  )
  func sentences(error: FileReadError, sentence: String) {
    #expect(error.description == sentence)
  }
}
