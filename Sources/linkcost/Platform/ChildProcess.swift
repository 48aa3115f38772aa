#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// This executable, started again with other arguments.
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

  /// - Throws: what the system says if it cannot start another process.
  static func start(arguments: [String], environment: [String: String]) throws(SystemError) -> ChildProcess {
    let (childInput, input) = try pipeEnds()
    let (output, childOutput) = try pipeEnds()
    defer {
      childInput.close()
      childOutput.close()
    }
    let identifier = try spawn(
      arguments: arguments,
      environment: environment,
      input: childInput,
      output: childOutput,
      unwanted: [input, output]
    )
    return ChildProcess(input: input, output: output, identifier: identifier)
  }

  /// Hands over all the child is to read. A child that is gone already shows at ``wait()``, not here.
  func feed(_ bytes: [UInt8]) {
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { _ = signal(SIGPIPE, previous) }
    try? input.write(bytes: bytes)
    input.close()
  }

  /// Returns when the child has ended.
  func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: (status >> 8) & 0xff) : .killed(signal: signal)
  }

  private static func pipeEnds() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else { throw SystemError(code: errno) }
    return (Descriptor(number: numbers[0]), Descriptor(number: numbers[1]))
  }

  private static func spawn(
    arguments: [String],
    environment: [String: String],
    input: Descriptor,
    output: Descriptor,
    unwanted: [Descriptor]
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.number, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, 1)
    for descriptor in unwanted + [input, output] {
      posix_spawn_file_actions_addclose(&actions, descriptor.number)
    }
    var words = ([CommandLine.arguments[0]] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, Executable.path, &actions, nil, &words, &variables)
    guard code == 0 else { throw SystemError(code: code) }
    return identifier
  }
}
