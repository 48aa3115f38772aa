import Testing
import ViewTree

@MainActor @Suite("B81: onChange runs for each changed value, and with initial for the first one")
struct B81OnChangeTests {
  /// A view with all three forms.
  struct Watching<Value: Equatable>: View {
    let value: Value
    let initial: Bool
    let log: Log
    var body: some View {
      Text("\(value)")
        .onChange(of: value, initial: initial) { old, new in log.add("(\(old), \(new))") }
        .onChange(of: value, initial: initial) { log.add("()") }
        .onChange(of: value) { new in log.add("\(new)") }
    }
  }

  @Test("writes 1, 2 in separate transactions", arguments: [false, true])
  func example(initial: Bool) {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { value in
        Text("\(value.wrappedValue)").onChange(of: value.wrappedValue, initial: initial) { log.add("(\($0), \($1))") }
      }
    }
    host.update { handle.value = 1 }
    host.update { handle.value = 2 }
    #expect(log.take() == (initial ? ["(0, 0)"] : []) + ["(0, 1)", "(1, 2)"])
  }

  @Test("three forms, in written order", arguments: [false, true])
  func forms(initial: Bool) {
    let log = Log()
    let handle = Handle<String>()
    let host = ViewHost {
      Stateful("a", handle) { AnyView(Watching(value: $0.wrappedValue, initial: initial, log: log)) }
    }
    #expect(log.take() == (initial ? ["(a, a)", "()"] : []))
    host.update { handle.value = "b" }
    #expect(log.take() == ["(a, b)", "()", "b"])
    host.update { handle.value = "b" }
    #expect(log.take() == [])
  }

  @Test("optional values: nil is a value like others")
  func optionals() {
    let log = Log()
    let handle = Handle<Int?>()
    let host = ViewHost {
      Stateful(nil, handle) { value in
        Text("").onChange(of: value.wrappedValue, initial: true) { old, new in
          log.add("(\(old ?? -1), \(new ?? -1))")
        }
      }
    }
    for value in [1, nil, nil, 2] as [Int?] { host.update { handle.value = value } }
    #expect(log.take() == ["(-1, -1)", "(-1, 1)", "(1, -1)", "(-1, 2)"])
  }

  @Test("several writes in one transaction are one change, or none")
  func oneTransaction() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(0, handle) { Watching(value: $0.wrappedValue, initial: false, log: log) } }
    host.update { for value in 1...5 { handle.value = value } }
    #expect(log.take() == ["(0, 5)", "()", "5"])
    host.update {
      handle.value = 6
      handle.value = 5
    }
    #expect(log.take() == [])
  }

  @Test("a write in a callback is a transaction of its own")
  func fromACallback() {
    let log = Log()
    let first = Handle<Int>()
    let second = Handle<Int>()
    let host = ViewHost {
      Stateful(0, first) { first in
        Stateful(0, second) { second in
          Text("")
            .onChange(of: first.wrappedValue) { old, new in
              log.add("first (\(old), \(new))")
              second.wrappedValue = new
              second.wrappedValue = new * 10
            }
            .onChange(of: second.wrappedValue) { old, new in log.add("second (\(old), \(new))") }
        }
      }
    }
    host.update { first.value = 1 }
    host.update {
      first.value = 2
      second.value = 7
    }
    #expect(log.take() == ["first (0, 1)", "second (0, 10)", "first (1, 2)", "second (10, 7)", "second (7, 20)"])
    #expect(host.warnings == [])
  }

  @Test("values are compared by their own ==, plain data too")
  func ownEquality() {
    struct Rounded: Equatable {
      var value: Double
      static func == (left: Rounded, right: Rounded) -> Bool { left.value.rounded() == right.value.rounded() }
    }
    let log = Log()
    let handle = Handle<Double>()
    let host = ViewHost {
      Stateful(1, handle) { value in
        Text("").onChange(of: Rounded(value: value.wrappedValue)) { old, new in log.add("\(old.value) \(new.value)") }
      }
    }
    for value in [1.1, 1.4, 2.2, 1.9] { host.update { handle.value = value } }
    #expect(log.take() == ["1.4 2.2"])
  }

  @Test("it is the newest closure that runs")
  func newest() {
    struct Inner: View {
      let watched: Int
      let other: Int
      let log: Log
      var body: some View {
        Text("").onChange(of: watched) { log.add("sees \(other)") }
      }
    }
    let log = Log()
    let watched = Handle<Int>()
    let other = Handle<Int>()
    let host = ViewHost {
      Stateful(0, watched) { watched in
        Stateful(0, other) { Inner(watched: watched.wrappedValue, other: $0.wrappedValue, log: log) }
      }
    }
    host.update { other.value = 1 }
    host.update {
      watched.value = 1
      other.value = 2
    }
    #expect(log.take() == ["sees 2"])
  }

  @Test("inner views before outer ones, among callbacks of other kinds")
  func order() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { value in
        VStack {
          Watching(value: value.wrappedValue, initial: false, log: log)
          if value.wrappedValue == 1 { Noted("new", log) } else { Noted("old", log) }
        }
        .onChange(of: value.wrappedValue) { log.add("outer") }
      }
    }
    _ = log.take()
    host.update { handle.value = 1 }
    #expect(log.take() == ["(0, 1)", "()", "1", "-old", "+new", "outer"])
  }

  @Test("a view that is covered by a pushed screen hears of changes; one that is removed by the pass does not")
  func coveredAndRemoved() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { value in
          if value.wrappedValue < 3 { Watching(value: value.wrappedValue, initial: true, log: log) }
        }
        NavigationLink("go", destination: Detail(id: 1))
      }
    }
    _ = log.take()
    host.tap("go")
    host.update { handle.value = 1 }
    #expect(log.take() == ["(0, 1)", "()", "1"])
    host.goBack()
    #expect(log.take() == [])
    host.update {
      handle.value = 2
      handle.value = 3
    }
    #expect(log.take() == [])
  }

  @Test("a row that is made while its screen is covered says its first value when it appears")
  func initialUnderACover() {
    let log = Log()
    let handle = Handle<[Int]>()
    let host = ViewHost {
      NavigationStack {
        Stateful([1], handle) { ids in
          ForEach(ids.wrappedValue, id: \.self) { id in
            Text("\(id)").onChange(of: id, initial: true) { old, new in log.add("(\(old), \(new))") }
          }
        }
        NavigationLink("go", destination: Detail(id: 1))
      }
    }
    host.tap("go")
    host.update { handle.value = [1, 2] }
    #expect(log.take() == ["(1, 1)"])
    host.goBack()
    #expect(log.take() == ["(2, 2)"])
  }

  @Test("a new identity has a first value again")
  func identity() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { value in
        Watching(value: value.wrappedValue, initial: true, log: log).id(value.wrappedValue / 2)
      }
    }
    for value in 1...2 { host.update { handle.value = value } }
    #expect(log.take() == ["(0, 0)", "()", "(0, 1)", "()", "1", "(2, 2)", "()"])
  }

  @Test("a value that settles after two changes is no misuse")
  func clamped() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { value in
        Text("\(value.wrappedValue)").onChange(of: value.wrappedValue) { old, new in
          log.add("(\(old), \(new))")
          value.wrappedValue = min(new, 10)
        }
      }
    }
    host.update { handle.value = 20 }
    #expect(log.take() == ["(0, 20)", "(20, 10)"])
    #expect(host.texts == ["10"])
    #expect(host.warnings == [])
  }

  @Test("an action that keeps changing what it watches: one warning for each place and action, and an end")
  func cycles() {
    struct Counting: View {
      let name: String
      let handle: Handle<Int>
      let last: Int
      @State private var count = 0
      var body: some View {
        let _ = handle.hold($count)
        Text("\(name) \(count)").onChange(of: count) { _, new in if new < last { count += 1 } }
      }
    }
    let handles = [Handle<Int>(), Handle<Int>(), Handle<Int>()]
    let host = ViewHost {
      Counting(name: "a", handle: handles[0], last: 50)
      Counting(name: "b", handle: handles[1], last: 5)
      Counting(name: "c", handle: handles[2], last: 2)
    }
    host.update { for handle in handles { handle.value = 1 } }
    #expect(host.texts == ["a 50", "b 5", "c 2"])
    let warning = host.warnings.first ?? ""
    #expect(warning.hasPrefix("onChange(of: Int): ") && warning.contains("several times within one frame"))
    #expect(host.warnings == [warning, warning])
    host.update { handles[1].value = 1 }
    #expect(host.warnings == [warning, warning, warning])
  }

  @Test("one that never ends is ended by the limit of passes")
  func endless() {
    let handle = Handle<Int>()
    let host = ViewHost(recordsDetails: false) {
      Stateful(0, handle) { value in
        Text("\(value.wrappedValue)").onChange(of: value.wrappedValue) { value.wrappedValue += 1 }
      }
    }
    host.update { handle.value = 1 }
    #expect(host.warnings.count == 2)
    #expect(host.warnings.last?.contains("does not come to rest") == true)
  }
}
