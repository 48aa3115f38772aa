#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An executable, started with pipes to its standard input and output: this one again, unless another is named.
///
/// The child stays in the process group of its parent, so that Ctrl-C reaches both, and shares its standard error.
struct ChildProcess {
  enum Ending: Equatable {
    case exited(status: Int32)
    case killed(signal: Int32)
  }

  /// What the child reads.
  let input: Descriptor
  /// What the child writes.
  let output: Descriptor
  private let identifier: pid_t

  /// - Parameters:
  ///   - executable: Its path, and the name it is to be called by.
  ///   - passing: What the child finds at the numbers from 3 on. They stay open here.
  /// - Throws: what the system says if it cannot start another process.
  static func start(
    executable: (path: String, name: String) = (Executable.path, CommandLine.arguments[0]),
    arguments: [String],
    environment: [String: String],
    passing: [Descriptor] = []
  ) throws(SystemError) -> ChildProcess {
    let (childInput, input) = try pipeEnds()
    let (output, childOutput) = try pipeEnds()
    defer {
      childInput.close()
      childOutput.close()
    }
    do {
      let identifier = try spawn(
        executable: executable,
        arguments: arguments,
        environment: environment,
        descriptors: [(childInput, 0), (childOutput, 1)] + passing.enumerated().map { ($1, Int32($0 + 3)) }
      )
      return ChildProcess(input: input, output: output, identifier: identifier)
    } catch {
      input.close()
      output.close()
      throw error
    }
  }

  /// Hands over all the child is to read. A child that is gone already shows at ``wait()``, not here.
  func feed(_ bytes: [UInt8]) {
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { _ = signal(SIGPIPE, previous) }
    try? input.write(bytes: bytes)
    input.close()
  }

  /// Ends the child at once, whatever it does; ``wait()`` is still to be called.
  func kill() { _ = systemKill(identifier, SIGKILL) }

  /// Returns when the child has ended.
  func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: (status >> 8) & 0xff) : .killed(signal: signal)
  }

  /// Both ends of a pipe that no child inherits unless it is passed on, at numbers that no child is given.
  static func pipeEnds() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else { throw SystemError(code: errno) }
    defer { for number in numbers { Descriptor(number: number).close() } }
    let reading = fcntl(numbers[0], F_DUPFD_CLOEXEC, firstPrivateNumber)
    guard reading >= 0 else { throw SystemError(code: errno) }
    let writing = fcntl(numbers[1], F_DUPFD_CLOEXEC, firstPrivateNumber)
    guard writing >= 0 else {
      let reason = SystemError(code: errno)
      Descriptor(number: reading).close()
      throw reason
    }
    return (Descriptor(number: reading), Descriptor(number: writing))
  }

  private static let firstPrivateNumber: Int32 = 10

  private static func spawn(
    executable: (path: String, name: String),
    arguments: [String],
    environment: [String: String],
    descriptors: [(Descriptor, Int32)]
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, number) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
    }
    var words = ([executable.name] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, executable.path, &actions, nil, &words, &variables)
    guard code == 0 else { throw SystemError(code: code) }
    return identifier
  }
}

private func systemKill(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
