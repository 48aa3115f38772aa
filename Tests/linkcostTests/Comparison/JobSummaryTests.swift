import Testing

@testable import linkcost

@Suite("The job summary")
@MainActor
struct JobSummaryTests {
  @Test("is added to what is there")
  func appending() throws {
    try ComparedFiles.inDirectory { directory in
      let path = directory + "/summary.md"
      try JobSummary.append("one\n", to: path)
      try JobSummary.append("two\n", to: path)
      #expect(try ComparedFiles.read(path) == "one\ntwo\n")
    }
  }

  @Test("never grows beyond what GitHub shows, and is cut at the end of a line")
  func limit() throws {
    let notice = "\n\nThe rest was cut: a job summary has no more room.\n"
    #expect(JobSummary.fitting("one\ntwo\n", room: 8) == "one\ntwo\n")
    let long = "one\n" + String(repeating: "é", count: 100) + "\n"
    #expect(JobSummary.fitting(long, room: 100) == "one" + notice)
    #expect(JobSummary.fitting(long, room: notice.utf8.count) == notice)
    #expect(JobSummary.fitting(long, room: notice.utf8.count - 1) == "")
    #expect(JobSummary.fitting(long, room: -1) == "")
    try ComparedFiles.inDirectory { directory in
      let path = directory + "/summary.md"
      for _ in 0..<3 { try JobSummary.append(String(repeating: "line\n", count: 100_000), to: path) }
      let text = try ComparedFiles.read(path)
      #expect(text.utf8.count <= 1 << 20)
      #expect(text.utf8.count > 1 << 20 - 100)
      #expect(text.hasSuffix("line" + notice))
    }
  }

  @Test("that cannot be written is an error")
  func failure() throws {
    try ComparedFiles.inDirectory { directory in
      let error = #expect(throws: (any Error).self) { try JobSummary.append("a", to: directory) }
      #expect(error.map { "\($0)" } == "Cannot write \(directory): Is a directory; give another path, or try again.")
    }
  }
}
