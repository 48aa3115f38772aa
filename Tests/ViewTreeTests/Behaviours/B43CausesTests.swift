import Testing
import ViewTree

@MainActor @Suite("B43: why a body ran, as host.causes and _printChanges() name it")
struct B43CausesTests {
  struct Named: View {
    @State var name = "a"
    var body: some View {
      let _ = Self._printChanges()
      Button(name) { name += "b" }
    }
  }

  struct Plain: View {
    let number: Int
    var body: some View {
      let _ = Self._printChanges()
      Text("plain \(number)")
    }
  }

  /// A view with properties of each kind, in this order.
  struct Mixed: View {
    let given: Int
    let handles: [Handle<Int>]
    @State private var first = 0
    @Binding var bound: Int
    @State private var last = 0
    var body: some View {
      let _ = (handles[0].hold($first), handles[1].hold($last))
      let _ = Self._printChanges()
      Text("\(given) \(first) \(bound) \(last)")
    }

    init(_ given: Int, _ bound: Binding<Int>, _ handles: [Handle<Int>]) {
      self.given = given
      self.handles = handles
      _bound = bound
    }
  }

  struct Generic<Value>: View {
    let value: Value
    @State private var name = ""
    var body: some View {
      let _ = Self._printChanges()
      Button("\(value)\(name)") { name += "!" }
    }
  }

  /// The causes of an action, and the lines that it prints.
  private func told(_ host: ViewHost, _ action: () -> Void) -> (causes: [String], printed: [String]) {
    var causes: [String] = []
    let lines = printed { causes = host.causes(of: action) }
    return (causes, lines)
  }

  @Test("the first pass of a view with one state, then a change of it")
  func oneState() {
    let (host, lines) = mounting { ViewHost { Named() } }
    #expect(lines == ["B43CausesTests.Named: @self, @identity, _name changed."])
    #expect(host.causes == [Cause(view: "Named", reasons: [.value, .identity, .property("_name")])])
    let change = told(host) { host.tap("a") }
    #expect(change.printed == ["B43CausesTests.Named: _name changed."])
    #expect(change.causes == ["Named: _name"])
  }

  @Test("a view without dynamic properties: a value, at first and later")
  func noProperties() {
    let handle = Handle<Int>()
    let (host, lines) = mounting { ViewHost { Stateful(0, handle) { Plain(number: $0.wrappedValue / 2) } } }
    #expect(lines == ["B43CausesTests.Plain: @self changed."])
    #expect(told(host) { host.update { handle.value = 1 } }.printed == [])
    #expect(told(host) { host.update { handle.value = 2 } }.printed == ["B43CausesTests.Plain: @self changed."])
  }

  @Test("a new value, changes from inside, both: properties in the order of their declaration")
  func mixed() {
    let given = Handle<Int>()
    let bound = Handle<Int>()
    let handles = [Handle<Int>(), Handle<Int>()]
    let (host, _) = mounting {
      ViewHost {
        Stateful(0, bound) { bound in Stateful(0, given) { Mixed($0.wrappedValue, bound, handles) } }
      }
    }
    #expect(host.causes.last?.description == "Mixed: @self, @identity, _first, _bound, _last")
    let steps: [(() -> Void, String)] = [
      ({ given.value += 1 }, "@self"),
      ({ handles[0].value += 1 }, "_first"),
      ({ bound.value += 1 }, "_bound"),
      ({ for handle in [handles[1], bound, handles[0]] { handle.value += 1 } }, "_first, _bound, _last"),
      ({ for handle in [handles[1], given] { handle.value += 1 } }, "@self, _last"),
      ({ for handle in [given, bound, bound] { handle.value += 1 } }, "@self, _bound"),
    ]
    for (write, reasons) in steps {
      let change = told(host) { host.update(write) }
      #expect(change.causes.last == "Mixed: \(reasons)")
      #expect(change.printed == ["B43CausesTests.Mixed: \(reasons) changed."])
    }
  }

  @Test("a binding to another source is a new value, and a change of the property if it was read")
  func otherSource() {
    let choice = Handle<Bool>()
    let host = ViewHost {
      Stateful(1, Handle()) { first in
        Stateful(2, Handle()) { second in
          Stateful(false, choice) { choice in
            Shower(value: choice.wrappedValue ? second : first)
            Holder(value: choice.wrappedValue ? second : first)
          }
        }
      }
    }
    let causes = host.causes(of: { host.update { choice.value = true } })
    #expect(causes.dropFirst() == ["Shower<Int>: @self, _value", "Holder<Int>: @self"])
  }

  @Test("nested views, each for itself, parents first")
  func nested() {
    struct Parent: View {
      @State private var number = 0
      var body: some View {
        let _ = Self._printChanges()
        Button("more") { number += 1 }
        Plain(number: number / 2)
        Named()
      }
    }
    let (host, lines) = mounting { ViewHost { Parent() } }
    #expect(
      lines == [
        "B43CausesTests.Parent: @self, @identity, _number changed.", "B43CausesTests.Plain: @self changed.",
        "B43CausesTests.Named: @self, @identity, _name changed.",
      ]
    )
    #expect(told(host) { host.tap("more") }.printed == ["B43CausesTests.Parent: _number changed."])
    #expect(
      told(host) { host.tap("more") }.printed == [
        "B43CausesTests.Parent: _number changed.", "B43CausesTests.Plain: @self changed.",
      ]
    )
    #expect(told(host) { host.tap("a") }.printed == ["B43CausesTests.Named: _name changed."])
  }

  @Test("another id, another branch, another type in an AnyView: a new identity")
  func newIdentities() {
    let handle = Handle<Int>()
    let (host, _) = mounting {
      ViewHost {
        Stateful(0, handle) { step in
          let step = step.wrappedValue
          Named().id(step)
          if step < 2 { Named() } else { Named() }
          AnyView(step < 3 ? AnyView(Named()) : AnyView(Generic(value: 1)))
        }
      }
    }
    let new = "B43CausesTests.Named: @self, @identity, _name changed."
    #expect(told(host) { host.update { handle.value = 1 } }.printed == [new])
    #expect(told(host) { host.update { handle.value = 2 } }.printed == [new, new])
    #expect(
      told(host) { host.update { handle.value = 3 } }.printed == [
        new, "B43CausesTests.Generic<Int>: @self, @identity, _name changed.",
      ]
    )
  }

  @Test("a row that moves keeps its identity; a new one has a new one")
  func rows() {
    let handle = Handle<[Int]>()
    let (host, _) = mounting {
      ViewHost {
        Stateful([1, 2], handle) { ids in ForEach(ids.wrappedValue, id: \.self) { Generic(value: $0) } }
      }
    }
    let change = told(host) { host.update { handle.value = [3, 2, 1] } }
    #expect(change.printed == ["B43CausesTests.Generic<Int>: @self, @identity, _name changed."])
    #expect(told(host) { host.tap("2") }.printed == ["B43CausesTests.Generic<Int>: _name changed."])
  }

  @Test("generic views by their whole name, erased views by the name of what is inside")
  func names() {
    let (host, lines) = mounting {
      ViewHost {
        Generic(value: ["a": 1])
        AnyView(Generic(value: Generic(value: 1.5).value))
        AnyView(erasing: AnyView(Plain(number: 1)))
      }
    }
    #expect(
      lines == [
        "B43CausesTests.Generic<Dictionary<String, Int>>: @self, @identity, _name changed.",
        "B43CausesTests.Generic<Double>: @self, @identity, _name changed.", "B43CausesTests.Plain: @self changed.",
      ]
    )
    #expect(host.causes.map(\.view) == ["Generic<Dictionary<String, Int>>", "Generic<Double>", "Plain"])
  }

  @Test("nested views by the types around them, wherever those stand; modules and functions are left out")
  func nestedNames() {
    struct Local<Value>: View {
      let value: Value
      struct Inner: View {
        var body: some View {
          let _ = Self._printChanges()
          Text("inner")
        }
      }
      var body: some View {
        let _ = Self._printChanges()
        Text("\(value)")
      }
    }
    struct Choice {}
    let (host, lines) = mounting {
      ViewHost {
        Outermost<Int>.Middle<Choice>.Innermost()
        Local(value: [Outermost<Choice?>.Value()])
        Local<(Int, [Int]) -> Choice>.Inner()
        Outermost<Choice>.ofItsOwn
        TopView()
      }
    }
    #expect(
      lines == [
        "Outermost<Int>.Middle<B43CausesTests.Choice>.Innermost: @self changed.",
        "B43CausesTests.Local<Array<Outermost<Optional<B43CausesTests.Choice>>.Value>>: @self changed.",
        "B43CausesTests.Local<(Int, Array<Int>) -> B43CausesTests.Choice>.Inner: @self changed.",
        "Outermost<B43CausesTests.Choice>.Hidden: @self changed.", "TopView: @self changed.",
      ]
    )
    #expect(host.causes.map(\.view).last == "TopView")
  }

  @Test("on a pushed screen, and behind a comparison that stops the pass")
  func otherPlaces() {
    struct Same: View, @MainActor Equatable {
      let number: Int
      static func == (left: Self, right: Self) -> Bool { true }
      var body: some View {
        let _ = Self._printChanges()
        Text("same")
      }
    }
    let handle = Handle<Int>()
    let (host, _) = mounting {
      ViewHost {
        NavigationStack {
          Stateful(0, handle) { tick in
            Same(number: tick.wrappedValue).equatable()
            NavigationLink("go", destination: Plain(number: tick.wrappedValue))
          }
        }
      }
    }
    #expect(told(host) { host.tap("go") }.printed == ["B43CausesTests.Plain: @self changed."])
    #expect(told(host) { host.update { handle.value = 1 } }.printed == ["B43CausesTests.Plain: @self changed."])
    #expect(host.texts == ["plain 1"])
  }

  @Test("_logChanges() prints the same line")
  func logging() {
    struct Logged: View {
      @State private var number = 0
      var body: some View {
        let _ = Self._logChanges()
        Button("add to \(number)") { number += 1 }
      }
    }
    let (host, lines) = mounting { ViewHost { Logged() } }
    #expect(lines == ["B43CausesTests.Logged: @self, @identity, _number changed."])
    #expect(printed { host.tap("add to 0") } == ["B43CausesTests.Logged: _number changed."])
  }

  @Test("outside a body of the type, nothing is known to have changed")
  func elsewhere() {
    struct Caller: View {
      @State private var number = 0
      var body: some View {
        let _ = Plain._printChanges()
        let _ = Self._printChanges()
        Button("tap \(number)") {
          number += 1
          Self._printChanges()
        }
        .onAppear { Self._printChanges() }
      }
    }
    let (host, lines) = mounting { ViewHost { Caller() } }
    #expect(
      lines == [
        "B43CausesTests.Plain: unchanged.", "B43CausesTests.Caller: @self, @identity, _number changed.",
        "B43CausesTests.Caller: unchanged.",
      ]
    )
    #expect(
      printed { host.tap("tap 0") } == [
        "B43CausesTests.Caller: unchanged.", "B43CausesTests.Plain: unchanged.",
        "B43CausesTests.Caller: _number changed.",
      ]
    )
    #expect(printed { Caller._printChanges() } == ["B43CausesTests.Caller: unchanged."])
  }

  @Test("a host that does not record details knows no reason, whatever another has recorded")
  func notRecording() {
    let (recording, _) = mounting { ViewHost { Named() } }
    let (host, lines) = mounting { ViewHost(recordsDetails: false) { Named() } }
    #expect(lines == ["B43CausesTests.Named: unchanged."])
    #expect(printed { host.tap("a") } == ["B43CausesTests.Named: unchanged."])
    #expect(host.causes == [])
    host.recordsDetails = true
    #expect(printed { host.tap("ab") } == ["B43CausesTests.Named: _name changed."])
    host.recordsDetails = false
    #expect(printed { host.tap("abb") } == ["B43CausesTests.Named: unchanged."])
    #expect(printed { recording.tap("a") } == ["B43CausesTests.Named: _name changed."])
  }
}

private struct TopView: View {
  var body: some View {
    let _ = Self._printChanges()
    Text("top")
  }
}

private enum Outermost<Given> {
  struct Value {}

  private struct Hidden: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("hidden")
    }
  }

  @MainActor static var ofItsOwn: some View { Hidden() }
}

extension Outermost {
  enum Middle<Other> {
    struct Innermost: View {
      var body: some View {
        let _ = Self._printChanges()
        Text("innermost")
      }
    }
  }
}
