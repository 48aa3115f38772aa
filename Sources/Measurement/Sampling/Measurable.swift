/// Something measured in steps: made ready outside the clock, run inside it, checked outside it.
///
/// The sampler calls `prepare`, `run`, `verify` in this order with the same number of steps, any number of times. A
/// class, because it keeps what it prepared; called through its protocol, so that the optimiser cannot see that a
/// result is never used.
@MainActor public protocol Measurable: AnyObject {
  /// The most steps that `prepare` can make ready at once, at least 1.
  ///
  /// `Int.max` where one object repeats the step for ever; otherwise as many as memory allows.
  var stepLimit: Int { get }

  /// Makes `steps` steps ready. Outside the clock.
  func prepare(steps: Int) throws

  /// Does `steps` steps and nothing else. Inside the clock.
  func run(steps: Int)

  /// Checks that every one of the `steps` steps did the work expected of it and puts things back. Outside the clock.
  ///
  /// Throws if any count differed: a timing without its count is worth nothing, so that the whole run fails.
  func verify(steps: Int) throws
}
