/// A subject that is timed in segments of a few steps, so that it has to make few of them ready at once.
///
/// A duel makes every subject ready anew in each of its many processes. What a segment costs is subtracted, and what is
/// left of it is the same for both sides.
@MainActor public final class ShortSegments: Measurable {
  public static let mostSteps = 8

  private let subject: any Measurable

  public init(_ subject: any Measurable) { self.subject = subject }

  /// What can go on for ever needs nothing made ready.
  public var stepLimit: Int { subject.stepLimit == .max ? .max : min(subject.stepLimit, Self.mostSteps) }

  public func prepare(steps: Int) throws { try subject.prepare(steps: steps) }

  public func run(steps: Int) { subject.run(steps: steps) }

  public func verify(steps: Int) throws { try subject.verify(steps: steps) }
}
