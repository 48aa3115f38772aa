import Foundation
import Testing

@testable import Measurement

@Suite struct FileWriteErrorTests {
  @Test(
    "what the system reports becomes a sentence that says what, where and what to do",
    arguments: [
      (
        ENOSPC,
        "Cannot write out/x.csv: the disk is full; free some space, or give a path elsewhere."
      ),
      (
        EDQUOT,
        "Cannot write out/x.csv: the disk is full; free some space, or give a path elsewhere."
      ),
      (EACCES, "Cannot write out/x.csv: permission denied; change its permissions, or give another path."),
      (EPERM, "Cannot write out/x.csv: permission denied; change its permissions, or give another path."),
      (EROFS, "Cannot write out/x.csv: its file system is read-only; give a path elsewhere."),
      (EISDIR, "Cannot write out/x.csv: that is a directory; give the path of a file in it."),
      (ENOENT, "Cannot write out/x.csv: there is no directory out; make it first, or give another path."),
      (ENOTDIR, "Cannot write out/x.csv: there is no directory out; make it first, or give another path."),
      (
        ELOOP,
        "Cannot write out/x.csv: its symbolic links lead to no end; make them lead to a file, or give another path."
      ),
      (ENAMETOOLONG, "Cannot write out/x.csv: File name too long; give another path, or try again."),
    ]
  )
  func sentences(code: Int32, sentence: String) {
    #expect(FileWriteError(errno: code, path: "out/x.csv", directory: "out").description == sentence)
  }

  @Test("control characters of a path are spelt out, of the directory's as well")
  func controlCharacters() {
    #expect(
      FileWriteError(errno: ENOENT, path: "\u{1B}[2J\n/x.csv", directory: "\u{1B}[2J\n").description
        == "Cannot write \\u{1B}[2J\\u{A}/x.csv: there is no directory \\u{1B}[2J\\u{A}; make it first, or give another "
        + "path."
    )
    #expect(
      FileWriteError.noFileName(path: "\u{7}/").description
        == "Cannot write to \"\\u{7}/\": that is no file name; give the path of a file."
    )
  }

  @Test("a path without a file name is quoted, because it may be empty")
  func noFileName() {
    #expect(
      FileWriteError.noFileName(path: "").description
        == "Cannot write to \"\": that is no file name; give the path of a file."
    )
  }
}
