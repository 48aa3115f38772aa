import Testing
import ViewTree

/// Objects that views observe: replaced, shared, outliving their views, torn down.
@MainActor @Suite struct ObjectTests {
  @Test("an object shared by two views: one subscription each; the one that stays goes on")
  func shared() {
    let model = WatchedModel()
    let isShown = Handle<Bool>()
    let host = ViewHost {
      Blind(model: model)
      Stateful(true, isShown) { isShown in
        if isShown.wrappedValue { Blind(model: model) }
      }
    }
    #expect([model.subscriptions, model.cancellations] == [2, 0])
    #expect(host.causes(of: { host.update { model.change(to: 1) } }).count == 2)
    host.update { isShown.value = false }
    #expect([model.subscriptions, model.cancellations] == [2, 1])
    #expect(host.causes(of: { host.update { model.change(to: 2) } }) == ["Blind<WatchedModel>: _model"])
    host.update { isShown.value = true }
    #expect([model.subscriptions, model.cancellations] == [3, 1])
  }

  @Test("bodies that run again and equal values do not subscribe again", arguments: [1, 10])
  func subscribedOnce(ticks: Int) {
    let model = WatchedModel()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        Text("\(tick.wrappedValue)")
        Blind(model: model)
      }
    }
    for tick in 1...ticks {
      host.update { handle.value = tick }
      host.update { model.change(to: tick) }
    }
    #expect(host.counts.bodies(of: Blind<WatchedModel>.self) == 1 + ticks)
    #expect([model.subscriptions, model.cancellations] == [1, 0])
  }

  @Test("an object replaced by the parent: the old one is let go, the new one observed")
  func replaced() {
    let log = Log()
    let handle = Handle<LoggedModel>()
    struct Reader: View {
      @ObservedObject var model: LoggedModel
      var body: some View { Text("\(model.number)") }
    }
    let second = LoggedModel(2, log)
    let host = ViewHost { Stateful(LoggedModel(1, log), handle) { Reader(model: $0.wrappedValue) } }
    // The initial value stays in the kept value of the state's owner.
    let first = handle.value
    #expect(host.causes(of: { host.update { handle.value = second } }).last == "Reader: @self")
    #expect(host.causes(of: { host.update { first.number = 7 } }) == [])
    #expect(host.causes(of: { host.update { second.number = 8 } }) == ["Reader: _model"])
    #expect(host.texts == ["8"])
    #expect(log.take() == ["+2", "+1"])
  }

  @Test("replaced on a pushed screen, again and again: one subscription at a time, the old objects gone")
  func replacedWhilePushed() {
    struct Detail: View {
      @ObservedObject var model: LoggedModel
      @State private var edits = 0
      var body: some View {
        Button("\(model.number), edits \(edits)") { edits += 1 }
      }
    }
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          NavigationLink("go", destination: Detail(model: LoggedModel(tick.wrappedValue, log)))
        }
      }
    }
    host.tap("go")
    host.tap("0, edits 0")
    #expect(log.take() == ["+0"])
    for tick in 1...3 {
      host.update { handle.value = tick }
      #expect(log.take().sorted() == ["+\(tick)", "-\(tick - 1)"])
      #expect(host.texts == ["\(tick), edits 1"])
    }
    host.goBack()
    #expect(log.take() == [])
    host.update { handle.value = 4 }
    #expect(log.take().sorted() == ["+4", "-3"])
  }

  @Test("an object that outlives its views and its host can change, and be observed anew")
  func outlives() {
    let model = WatchedModel()
    do {
      let host = ViewHost { NavigationStack { NavigationLink("go", destination: Blind(model: model)) } }
      #expect(model.subscribers == 0)
      host.tap("go")
      #expect(model.subscribers == 1)
      host.goBack()
      #expect(model.subscribers == 0)
      host.update { model.change(to: 1) }
      host.tap("go")
      #expect(model.subscribers == 1)
    }
    #expect(model.subscribers == 0)
    model.change(to: 2)
    let host = ViewHost { Blind(model: model) }
    #expect(host.causes(of: { host.update { model.change(to: 3) } }) == ["Blind<WatchedModel>: _model"])
  }

  @Test("nothing outlives the host: objects given, owned, made in arguments, and those that their own subscribers hold")
  func lifetimes() {
    let log = Log()
    do {
      struct Owner: View {
        let log: Log
        @StateObject private var owned: LoggedModel
        init(_ number: Int, _ log: Log) {
          self.log = log
          _owned = StateObject(wrappedValue: LoggedModel(number, log))
        }
        var body: some View {
          Given(model: owned)
          Given(model: LoggedModel(10 + owned.number, log))
        }
      }
      struct Given: View {
        @ObservedObject var model: LoggedModel
        var body: some View {
          Button("\(model.number)") { model.number += 1 }.onReceive(model.$number) { _ in _ = model }
        }
      }
      let host = ViewHost {
        NavigationStack {
          Owner(1, log)
          ForEach(2..<4) { AnyView(Owner($0, log)) }
          NavigationLink("go", destination: Owner(4, log))
        }
      }
      host.tap("1")
      host.tap("go")
      host.tap("4")
      #expect(log.take().count { $0.hasPrefix("+") } > 8)
    }
    let lines = log.take()
    #expect(lines.count > 7)
    #expect(lines.allSatisfy { $0.hasPrefix("-") })
  }

  @Test("a state object whose view goes is gone with the pass, whatever it was held by")
  func gone() {
    let log = Log()
    struct Owner: View {
      @StateObject private var model: LoggedModel
      init(_ log: Log) { _model = StateObject(wrappedValue: LoggedModel(1, log)) }
      var body: some View {
        NumberRow(model: model)
        Editor(number: $model.number)
      }
    }
    struct NumberRow: View {
      @ObservedObject var model: LoggedModel
      var body: some View { Text("\(model.number)") }
    }
    struct Editor: View {
      @Binding var number: Int
      var body: some View { Button("edit \(number)") { number += 1 } }
    }
    let isShown = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, isShown) { isShown in
        if isShown.wrappedValue { Owner(log) }
      }
    }
    host.tap("edit 1")
    #expect(host.texts == ["2", "edit 2"])
    #expect(log.take() == ["+1"])
    host.update { isShown.value = false }
    #expect(log.take() == ["-1"])
  }

  @Test(
    "rows that observe one object: subscribed once, cancelled once each, and no row runs after it has gone",
    arguments: [1, 10, 1000]
  )
  func manyRows(count: Int) {
    let model = WatchedModel()
    let rows = Handle<Range<Int>>()
    let host = ViewHost {
      Stateful(0..<count, rows) { rows in ForEach(rows.wrappedValue) { _ in Blind(model: model) } }
    }
    #expect([model.subscriptions, model.cancellations] == [count, 0])
    host.resetCounts()
    host.update { model.change(to: 1) }
    #expect(host.counts.bodiesEvaluated == count)
    host.resetCounts()
    host.update {
      model.change(to: 2)
      rows.value = 0..<0
    }
    // The container's owner alone, and a row and its text for each.
    #expect(host.counts.bodiesEvaluated == 1)
    #expect(host.counts.nodesRemoved == 2 * count)
    #expect([model.subscriptions, model.cancellations] == [count, count])
    host.resetCounts()
    host.update { model.change(to: 3) }
    #expect(host.counts.totals == WorkTotals())
  }

  @Test("rows torn down one by one, from either end", arguments: [false, true])
  func oneByOne(fromFront: Bool) {
    let model = WatchedModel()
    let rows = Handle<[Int]>()
    let host = ViewHost {
      Stateful(Array(0..<50), rows) { rows in ForEach(rows.wrappedValue, id: \.self) { _ in Blind(model: model) } }
    }
    for left in (0..<50).reversed() {
      host.update { rows.value.remove(at: fromFront ? 0 : left) }
      host.resetCounts()
      host.update { model.change(to: left) }
      #expect([host.counts.bodiesEvaluated, model.subscribers] == [left, left])
    }
  }

  // MARK: Changes while a body is evaluated

  @Test("a change while a body is evaluated: a warning, and whoever observes the object shows the new value in the end")
  func changesInBodies() {
    struct Corrects: View {
      let model: Model
      var body: some View {
        let _ = model.number < 5 ? model.number = 5 : ()
        Text("corrects")
      }
    }
    let model = Model()
    let host = ViewHost {
      NumberReader(model: model)
      Corrects(model: model)
    }
    let warning =
      "Publishing a change during view update: the object of _model changes while a body is evaluated, which leaves "
      + "undefined what this pass shows."
    #expect(host.warnings == [warning])
    #expect(host.texts == ["5", "corrects"])
    host.update { model.number = 1 }
    #expect(host.warnings == [warning])
    #expect(host.texts == ["1", "corrects"])
  }

  @Test("a view that changes the object it observes in each body never comes to rest, and the tree says so")
  func endless() {
    struct Endless: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.number += 1
        Text("endless")
      }
    }
    let host = ViewHost { Endless(model: Model()) }
    #expect(host.warnings.last?.hasPrefix("The tree does not come to rest") == true)
  }

  @Test("an object that nobody observes yet may change while a body is evaluated, and one that is being made")
  func changesUnobserved() {
    struct Maker: View {
      @StateObject private var model = Self.made()
      static func made() -> Model {
        let model = Model()
        model.number = 3
        return model
      }
      var body: some View { Text("\(model.number)") }
    }
    let host = ViewHost { Maker() }
    #expect(host.texts == ["3"])
    #expect(host.warnings == [])
  }

  @Test("a publisher that sends while it is subscribed to has told of no change")
  func sendsAtOnce() {
    final class Eager: ObservableObject {
      let objectWillChange = CurrentValueSubject<Int, Never>(0)
    }
    let model = Eager()
    let host = ViewHost { Blind(model: model) }
    #expect(host.counts.bodiesEvaluated == 1)
    #expect(host.warnings == [])
    #expect(host.causes(of: { host.update { model.objectWillChange.send(1) } }) == ["Blind<Eager>: _model"])
  }
}
