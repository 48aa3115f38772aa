/// The main queue on the virtual clock, in place of Dispatch's type of this name: a screen that imports this module
/// alone waits without real time.
///
/// What is submitted belongs to the host that is acting, or whose task submits it, else to the next host that acts. The
/// host runs each piece of work as an action of its own, with the passes it needs:
/// - what is due now, when the action that submitted it and its passes are over, before `ViewHost.update` returns;
/// - what is due later, in `ViewHost.advance(by:)`.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()

  private init() {}

  /// Runs work as soon as the main queue is free. Traps off the main thread, which has the only virtual clock.
  public func async(execute work: @escaping @MainActor () -> Void) {
    asyncAfter(deadline: .now(), execute: work)
  }

  /// Runs work when the virtual clock has reached a time. Traps off the main thread.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    MainActor.preconditionIsolated("DispatchQueue.main of ViewTree was used off the main thread.")
    if let tree = Tree.atWork {
      tree.clock.submit(Action(work), at: deadline.uptimeNanoseconds)
    } else {
      VirtualClock.submitStray(Action(work), after: deadline.uptimeNanoseconds)
    }
  }
}
