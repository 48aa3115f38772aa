#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Sound: `nonisolated(unsafe)`: an `Int32` is what C lets a signal handler write, and the one reader looks after
// handlers have been taken back.
/// The last signal that came while they were held back, or 0. Written by a signal handler, hence neither an actor's nor
/// a lock's; an `Int32` is what C lets a handler write.
nonisolated(unsafe) private var heldBackSignal: Int32 = 0

/// Runs `body` to its end even if Ctrl-C or a termination request comes meanwhile; the signal then acts as it would
/// have.
///
/// By handlers and not by blocking: a signal to the process goes to any thread that does not block it, and a programme
/// has threads it did not start. On the main actor, so that two calls cannot mix up each other's handlers.
@MainActor
func holdingBackTermination<Value, Failure: Error>(
  _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  heldBackSignal = 0
  let signals = [SIGINT, SIGTERM]
  let former = signals.map { signal in
    var former = sigaction()
    var holding = sigaction()
    holding.handler = { heldBackSignal = $0 }
    sigaction(signal, &holding, &former)
    return former
  }
  defer {
    for (signal, action) in zip(signals, former) {
      var action = action
      sigaction(signal, &action, nil)
    }
    if heldBackSignal != 0 { raise(heldBackSignal) }
  }
  return try body()
}

extension sigaction {
  /// The same field under the name each C library gives it.
  fileprivate var handler: (@convention(c) (Int32) -> Void)? {
    get { fatalError("The handler of a signal is only ever set here.") }
    set {
      #if canImport(Darwin)
        __sigaction_u.__sa_handler = newValue
      #elseif canImport(Glibc)
        __sigaction_handler.sa_handler = newValue
      #else
        __sa_handler.sa_handler = newValue
      #endif
    }
  }
}
