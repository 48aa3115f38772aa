import Foundation

/// Gives `body` a directory of its own and removes it afterwards, whatever happens.
func inTemporaryDirectory(_ body: (_ directory: String) throws -> Void) throws {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("measurement-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  try body(url.resolvingSymlinksInPath().path)
}

/// Every file of a directory by name, hidden ones included.
func contents(of directory: String) throws -> [String: [UInt8]] {
  try FileManager.default.contentsOfDirectory(atPath: directory).reduce(into: [:]) { files, name in
    files[name] = [UInt8](try Data(contentsOf: URL(fileURLWithPath: directory + "/" + name)))
  }
}

/// Permissions do not bind the superuser: Linux can take that power away from one thread for a while, nothing else can.
var canBeRefused: Bool { getuid() != 0 || setFileSystemUser != nil }

/// Runs `body` with an ordinary user's permissions on files.
func asOrdinaryUser(_ body: () -> Void) {
  guard getuid() == 0, let setFileSystemUser else { return body() }
  let nobody: UInt32 = 65_534
  _ = setFileSystemUser(nobody)
  defer { _ = setFileSystemUser(0) }
  body()
}

/// `setfsuid(2)`, for this thread only; not in the module that Swift imports.
private let setFileSystemUser: (@convention(c) (UInt32) -> Int32)? = {
  #if os(Linux)
    dlsym(nil, "setfsuid").map { unsafeBitCast($0, to: (@convention(c) (UInt32) -> Int32).self) }
  #else
    nil
  #endif
}()
