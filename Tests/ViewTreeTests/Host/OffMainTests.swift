import Testing
import ViewTree

@MainActor @Suite("An observable object that is changed off the main actor")
struct OffMainTests {
  @Observable final class Counter: @unchecked Sendable {
    var number = 0
    var other = 0
  }

  struct Reader: View {
    let counter: Counter
    var body: some View { Text("\(counter.number)") }
  }

  /// Changes the number where no view may be.
  nonisolated static func change(_ counter: Counter) async {
    await Task.detached { counter.number += 1 }.value
  }

  @Test("it traps if a live view has read it")
  func live() async {
    await #expect(processExitsWith: .failure) {
      let counter = Counter()
      let host = await MainActor.run { ViewHost { Reader(counter: counter) } }
      await OffMainTests.change(counter)
      await MainActor.run { withExtendedLifetime(host) {} }
    }
  }

  @Test("it is harmless when the host has gone")
  func hostGone() async {
    let counter = Counter()
    do { _ = ViewHost { Reader(counter: counter) } }
    await Self.change(counter)
    #expect(counter.number == 1)
    #expect(ViewHost { Reader(counter: counter) }.texts == ["1"])
  }

  @Test("it is harmless when the view has gone, though others have stayed")
  func viewGone() async {
    let counter = Counter()
    let shown = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, shown) { if $0.wrappedValue { Reader(counter: counter) } else { Text("no") } }
    }
    host.update { shown.value = false }
    await Self.change(counter)
    #expect(host.texts == ["no"])
    host.update { shown.value = true }
    #expect(host.texts == ["1"])
  }

  @Test("it is harmless when the view has read something else since")
  func otherwiseRead() async {
    let counter = Counter()
    let which = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, which) { Text($0.wrappedValue ? "number \(counter.number)" : "other \(counter.other)") }
    }
    host.update { which.value = false }
    host.resetCounts()
    await Self.change(counter)
    host.update {}
    #expect(host.texts == ["other 0"])
    #expect(host.counts.bodiesEvaluated == 0)
  }

  @Test("it is harmless for rows that have gone")
  func rowsGone() async {
    let counter = Counter()
    let count = Handle<Int>()
    let host = ViewHost {
      Stateful(2, count) { count in
        ForEach(0..<count.wrappedValue, id: \.self) { Text("\($0) \(counter.number)") }
      }
    }
    #expect(host.texts == ["0 0", "1 0"])
    host.update { count.value = 0 }
    await Self.change(counter)
    #expect(host.texts == [])
  }
}
