import ViewTree

/// A screen for a number with a state of its own, which shows the number and how often it was tapped, and counts in a
/// log how often its state was made.
struct Counted: View {
  let number: Int
  @State private var taps: Int

  init(_ number: Int, _ log: Log? = nil) {
    self.number = number
    _taps = State(initialValue: 0)
    self.log = log
  }

  private let log: Log?

  var body: some View {
    Button("\(number) tapped \(taps)") { taps += 1 }
      .onAppear { log?.add("+\(number)") }
      .onDisappear { log?.add("-\(number)") }
  }
}

/// A stack over a typed path that the test holds. Each screen has links to values, and says which number it is for.
struct NumberStack: View {
  let path: Handle<[Int]>
  let log: Log
  @State private var numbers: [Int]

  init(_ path: Handle<[Int]>, _ log: Log = Log(), starting numbers: [Int] = []) {
    self.path = path
    self.log = log
    _numbers = State(initialValue: numbers)
  }

  var body: some View {
    let _ = path.hold($numbers)
    let _ = log.add("owner")
    NavigationStack(path: $numbers) {
      Group {
        Text("root")
        NavigationLink("to 1", value: 1)
        NavigationLink("to 2", value: 2)
      }
      .navigationDestination(for: Int.self) { number in
        Counted(number, log)
        NavigationLink("same", value: number)
        NavigationLink("next", value: number + 1)
      }
    }
  }
}
