import ViewTree

/// An observable object with two published properties and one that is not.
class Model: ObservableObject {
  @Published var number: Int
  @Published var name = "a"
  var plain = 0

  init(_ number: Int = 0) { self.number = number }
}

/// An observable object that writes down its life: `+3` when it is made with 3, `-3` when it goes.
final class LoggedModel: ObservableObject {
  @Published var number: Int
  private let first: Int
  private let log: Log

  init(_ number: Int, _ log: Log) {
    self.number = number
    first = number
    self.log = log
    log.add("+\(number)")
  }

  deinit { log.add("-\(first)") }
}

/// An observable object that counts who subscribes to it and who cancels, and publishes by hand.
final class WatchedModel: ObservableObject {
  private let changes = PassthroughSubject<Void, Never>()
  private(set) var subscriptions = 0
  private(set) var cancellations = 0
  var number = 0

  var objectWillChange: AnyPublisher<Void, Never> {
    changes.handleEvents(
      receiveSubscription: { [unowned self] _ in subscriptions += 1 },
      receiveCancel: { [unowned self] in cancellations += 1 }
    ).eraseToAnyPublisher()
  }

  func change(to newNumber: Int) {
    changes.send()
    number = newNumber
  }

  /// Those who are subscribed now.
  var subscribers: Int { subscriptions - cancellations }
}

/// A view that observes an object and reads nothing of it.
struct Blind<Object: ObservableObject>: View {
  @ObservedObject var model: Object
  var body: some View { Text("blind") }
}

/// A view that observes an object and shows its number.
struct NumberReader: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.number)") }
}
