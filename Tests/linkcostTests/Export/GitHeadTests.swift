import Foundation
import Testing

@testable import linkcost

@Suite("The commit that a repository is at")
struct GitHeadTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("GitHead-\(UUID())").path
  private let commit = String(repeating: "0a", count: 20)

  private func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
  }

  private func commit(of files: [String: String], in path: String = "") throws -> String? {
    try write(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return GitHead.commit(around: folder + path)
  }

  @Test("is that of the branch, loose or packed, or the head itself")
  func places() throws {
    let branch = "ref: refs/heads/topic\n"
    #expect(try commit(of: [".git/HEAD": branch, ".git/refs/heads/topic": commit + "\n"]) == commit)
    #expect(
      try commit(of: [".git/HEAD": branch, ".git/packed-refs": "# pack\n\(commit) refs/heads/topic\n"]) == commit
    )
    #expect(try commit(of: [".git/HEAD": commit + "\n"]) == commit)
    #expect(try commit(of: [".git/HEAD": commit + "\n", "deep/er/x": ""], in: "/deep/er") == commit)
  }

  @Test("is found from a further working tree")
  func worktree() throws {
    let files = [
      "main/.git/refs/heads/topic": commit, "main/.git/worktrees/w/HEAD": "ref: refs/heads/topic",
      "main/.git/worktrees/w/commondir": "../..\n", "w/.git": "gitdir: \(folder)/main/.git/worktrees/w\n",
    ]
    #expect(try commit(of: files, in: "/w") == commit)
  }

  @Test("is unknown where there is none")
  func none() throws {
    #expect(try commit(of: [".git/HEAD": "ref: refs/heads/topic"]) == nil)
    #expect(try commit(of: [".git/HEAD": "nonsense"]) == nil)
  }
}
