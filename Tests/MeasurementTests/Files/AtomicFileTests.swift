import Foundation
import Testing

@testable import Measurement

@MainActor @Suite(.serialized) struct AtomicFileTests {
  @Test("a new file has the bytes given, and nothing else is left in the directory", arguments: [0, 1, 100_000])
  func newFile(count: Int) throws {
    try inTemporaryDirectory { directory in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      try AtomicFile.write(bytes, to: directory + "/new.json")
      #expect(try contents(of: directory) == ["new.json": bytes])
    }
  }

  @Test("an existing file is replaced and keeps its permissions")
  func existingFile() throws {
    try inTemporaryDirectory { directory in
      let path = directory + "/old.json"
      try AtomicFile.write(Array("a long old text".utf8), to: path)
      chmod(path, 0o640)
      try AtomicFile.write(Array("new".utf8), to: path)
      #expect(try contents(of: directory) == ["old.json": Array("new".utf8)])
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test("a symbolic link stays one, and the file it leads to is replaced")
  func symbolicLink() throws {
    try inTemporaryDirectory { directory in
      try AtomicFile.write([1], to: directory + "/target")
      symlink("target", directory + "/link")
      try AtomicFile.write([2], to: directory + "/link")
      #expect(try contents(of: directory) == ["link": [2], "target": [2]])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: directory + "/link") == "target")
    }
  }

  @Test("symbolic links to a file that does not exist yet stay, and the file is made", arguments: [false, true])
  func danglingLink(isAbsolute: Bool) throws {
    try inTemporaryDirectory { directory in
      mkdir(directory + "/links", 0o755)
      mkdir(directory + "/files", 0o755)
      let destination = isAbsolute ? directory + "/files/target" : "../files/target"
      symlink(destination, directory + "/links/second")
      symlink("second", directory + "/links/first")
      let path = directory + "/links/first"
      try AtomicFile.checkWritable(path)
      #expect(try contents(of: directory + "/files") == [:])
      try AtomicFile.write([1], to: path)
      #expect(try contents(of: directory + "/files") == ["target": [1]])
      #expect(try contents(of: directory + "/links") == ["first": [1], "second": [1]])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "second")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: directory + "/links/second") == destination)
    }
  }

  @Test("symbolic links that lead in a circle or into a missing directory are refused and stay")
  func linksWithoutEnd() throws {
    try inTemporaryDirectory { directory in
      symlink("b", directory + "/a")
      symlink("a", directory + "/b")
      symlink("none/x", directory + "/c")
      let cases: [(String, FileWriteError)] = [
        (directory + "/a", .linkLoop(path: directory + "/a")),
        (directory + "/a/x", .linkLoop(path: directory + "/a/x")),
        (directory + "/c", .noDirectory(path: directory + "/c", directory: directory + "/none")),
      ]
      for (path, error) in cases {
        #expect(throws: error) { try AtomicFile.write([1], to: path) }
        #expect(throws: error) { try AtomicFile.checkWritable(path) }
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
      #expect(names == ["a", "b", "c"])
      let destinations = try names.map {
        try FileManager.default.destinationOfSymbolicLink(atPath: directory + "/" + $0)
      }
      #expect(destinations == ["b", "a", "none/x"])
    }
  }

  @Test("a name of 255 bytes, the longest there is, can be written")
  func longName() throws {
    try inTemporaryDirectory { directory in
      let name = String(repeating: "n", count: 255)
      try AtomicFile.write([7], to: directory + "/" + name)
      #expect(try contents(of: directory) == [name: [7]])
    }
  }

  @Test("a directory, a missing directory and a path without a name are refused, and so does asking beforehand")
  func refusals() throws {
    try inTemporaryDirectory { directory in
      try AtomicFile.write([1], to: directory + "/file")
      let cases: [(String, FileWriteError)] = [
        (directory, .isDirectory(path: directory)),
        (directory + "/none/x.csv", .noDirectory(path: directory + "/none/x.csv", directory: directory + "/none")),
        (directory + "/file/x.csv", .noDirectory(path: directory + "/file/x.csv", directory: directory + "/file")),
        (directory + "/none/", .noFileName(path: directory + "/none/")),
        ("", .noFileName(path: "")),
      ]
      for (path, error) in cases {
        #expect(throws: error) { try AtomicFile.write([2], to: path) }
        #expect(throws: error) { try AtomicFile.checkWritable(path) }
      }
      #expect(try contents(of: directory) == ["file": [1]])
    }
  }

  @Test("a directory without permission to write is refused", .enabled(if: canBeRefused))
  func noPermission() throws {
    try inTemporaryDirectory { directory in
      chmod(directory, 0o555)
      defer { chmod(directory, 0o755) }
      let path = directory + "/x.json"
      asOrdinaryUser {
        #expect(throws: FileWriteError.notPermitted(path: path)) { try AtomicFile.write([1], to: path) }
        #expect(throws: FileWriteError.notPermitted(path: path)) { try AtomicFile.checkWritable(path) }
      }
      let left = try contents(of: directory)
      #expect(left.isEmpty)
    }
  }

  @Test("a write-protected file is refused and stays", .enabled(if: canBeRefused))
  func writeProtected() throws {
    try inTemporaryDirectory { directory in
      let path = directory + "/kept.json"
      try AtomicFile.write([1], to: path)
      chmod(directory, 0o777)
      chmod(path, 0o444)
      asOrdinaryUser {
        #expect(throws: FileWriteError.notPermitted(path: path)) { try AtomicFile.write([2], to: path) }
        #expect(throws: FileWriteError.notPermitted(path: path)) { try AtomicFile.checkWritable(path) }
      }
      #expect(try contents(of: directory) == ["kept.json": [1]])
    }
  }

  @Test("a disk that fills up half way leaves the old file and no temporary one", arguments: [ENOSPC, EDQUOT, EIO])
  func writeFails(code: Int32) throws {
    try inTemporaryDirectory { directory in
      let path = directory + "/old.json"
      try AtomicFile.write(Array("old".utf8), to: path)
      var calls = 0
      let error = #expect(throws: FileWriteError.self) {
        try AtomicFile.write([UInt8](repeating: 1, count: 10_000), to: path) { descriptor, bytes in
          calls += 1
          if calls == 1 { return write(descriptor, bytes.baseAddress, 4_096) }
          errno = code
          return -1
        }
      }
      let expected: FileWriteError =
        code == EIO ? .failed(path: path, reason: "Input/output error") : .diskFull(path: path)
      #expect(error == expected)
      #expect(try contents(of: directory) == ["old.json": Array("old".utf8)])
    }
  }

  @Test("a write that takes only some bytes or is interrupted goes on")
  func partialWrites() throws {
    try inTemporaryDirectory { directory in
      let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0) }
      var calls = 0
      try AtomicFile.write(bytes, to: directory + "/x") { descriptor, rest in
        calls += 1
        if calls.isMultiple(of: 2) {
          errno = EINTR
          return -1
        }
        return write(descriptor, rest.baseAddress, min(rest.count, 300))
      }
      #expect(calls == 7)
      #expect(try contents(of: directory) == ["x": bytes])
    }
  }

  @Test("asking whether a path can be written leaves no trace")
  func checkLeavesNothing() throws {
    try inTemporaryDirectory { directory in
      try AtomicFile.write([1], to: directory + "/old")
      try AtomicFile.checkWritable(directory + "/old")
      try AtomicFile.checkWritable(directory + "/new")
      #expect(try contents(of: directory) == ["old": [1]])
    }
  }

  @Test("what is no regular file is written to, never replaced")
  func specialFile() throws {
    try inTemporaryDirectory { directory in
      let path = directory + "/pipe"
      mkfifo(path, 0o600)
      // Open at both ends, so that writing does not wait for a reader.
      let reader = open(path, O_RDWR)
      defer { close(reader) }
      try AtomicFile.checkWritable(path)
      try AtomicFile.write([1, 2, 3], to: path)
      var bytes = [UInt8](repeating: 0, count: 8)
      #expect(read(reader, &bytes, 8) == 3)
      #expect(bytes.prefix(3) == [1, 2, 3])
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }
  }

  #if os(Linux)
    @Test("the full device says that the disk is full")
    func fullDevice() {
      #expect(throws: FileWriteError.diskFull(path: "/dev/full")) { try AtomicFile.write([1], to: "/dev/full") }
    }

    @Test("a real file system that is too small leaves the old file and no temporary one", .enabled(if: getuid() == 0))
    func smallFileSystem() throws {
      try inTemporaryDirectory { directory in
        guard mount("tmpfs", directory, "tmpfs", 0, "size=64k") == 0 else { return }
        defer { umount(directory) }
        let old = [UInt8](repeating: 1, count: 8_192)
        try AtomicFile.write(old, to: directory + "/x.json")
        #expect(throws: FileWriteError.diskFull(path: directory + "/x.json")) {
          try AtomicFile.write([UInt8](repeating: 2, count: 100_000), to: directory + "/x.json")
        }
        #expect(try contents(of: directory) == ["x.json": old])
      }
    }
  #endif
}
