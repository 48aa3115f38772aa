import Testing
import ViewTree

@MainActor @Suite("B50: the branches of a condition are different identities")
struct B50BranchesTests {
  /// Writes down its creation and destruction.
  struct Branch: View {
    let name: String
    let log: Log
    @State private var taps = 0
    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { log.add("+\(name)") }
        .onDisappear { log.add("-\(name)") }
    }
  }

  @Test("two toggles: 3 creations, 2 destructions, and the state starts anew")
  func ifElse() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, handle) { flag in
        if flag.wrappedValue { Branch(name: "a", log: log) } else { Branch(name: "b", log: log) }
      }
    }
    host.tap("a 0")
    #expect(host.texts == ["a 1"])
    host.update { handle.value = false }
    host.tap("b 0")
    host.update { handle.value = true }
    #expect(host.texts == ["a 0"])
    #expect(log.take().sorted() == ["+a", "+a", "+b", "-a", "-b"])
    #expect([host.counts.nodesCreated - host.counts.nodesLive, host.counts.nodesRemoved] == [10, 10])
  }

  @Test("a switch: each case is an identity; equal cases with other payloads are one", arguments: [0, 1, 2, 3, 4])
  func switches(from: Int) {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(from, handle) { choice in
        switch choice.wrappedValue {
        case 0: Branch(name: "zero", log: log)
        case 1: Branch(name: "one", log: log)
        case 2: Branch(name: "two", log: log)
        case let other: Branch(name: "other \(other)", log: log)
        }
      }
    }
    let names = ["zero", "one", "two", "other 3", "other 4"]
    for to in 0..<5 {
      host.update { handle.value = from }
      host.tap("\(names[from]) 0")
      _ = log.take()
      host.update { handle.value = to }
      let isSame = from == to || (from > 2 && to > 2)
      #expect(host.texts == ["\(names[to]) \(isSame ? 1 : 0)"])
      #expect(log.take().count == (isSame ? 0 : 2))
      // Leave no trace for the next round.
      host.update { handle.value = (from + 1) % 3 }
      host.update { handle.value = from == (from + 1) % 3 ? 0 : from }
    }
  }

  @Test("an if without else: away and back starts anew")
  func optionalBranch() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, handle) { flag in
        Text("before")
        if flag.wrappedValue { Branch(name: "a", log: log) }
        Branch(name: "after", log: log)
      }
    }
    host.tap("a 0")
    host.tap("after 0")
    host.update { handle.value = false }
    #expect(host.texts == ["before", "after 1"])
    host.update { handle.value = true }
    #expect(host.texts == ["before", "a 0", "after 1"])
    #expect(log.take() == ["+a", "+after", "-a", "+a"])
  }

  @Test("a conditional expression inside one view is no branch")
  func ternary() {
    let handle = Handle<Bool>()
    let host = ViewHost { Stateful(true, handle) { Keeper($0.wrappedValue ? 1 : 2) } }
    host.tap("1 keeps 1")
    host.update { handle.value = false }
    #expect(host.texts == ["2 keeps 101"])
  }

  @Test("nested, in a row, in a group and generic: only what is inside the branch starts anew")
  func nested() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { bits in
        let bits = bits.wrappedValue
        ForEach(0..<2) { row in
          Group {
            Branch(name: "out\(row)", log: log)
            if bits & 1 == 0 {
              Branch(name: "a\(row)", log: log)
              if bits & 2 == 0 { Branch(name: "b\(row)", log: log) } else { Branch(name: "c\(row)", log: log) }
            } else {
              Text("none")
            }
          }
        }
      }
    }
    for name in ["out0", "a0", "b0", "out1", "a1", "b1"] { host.tap("\(name) 0") }
    host.update { handle.value = 2 }
    #expect(host.texts == ["out0 1", "a0 1", "c0 0", "out1 1", "a1 1", "c1 0"])
    host.update { handle.value = 1 }
    #expect(host.texts == ["out0 1", "none", "out1 1", "none"])
    host.update { handle.value = 0 }
    #expect(host.texts == ["out0 1", "a0 0", "b0 0", "out1 1", "a1 0", "b1 0"])
  }
}
