/// A publisher that sends what it is told to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands a value to all who are subscribed, before it returns. Nothing once the subject has completed.
  func send(_ value: Output)

  /// Ends the subject. Who subscribes later is told so at once.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}
