import Testing
import ViewTree

@MainActor @Suite struct UpdateTests {
  @Test("an update from a callback belongs to the action that caused the callback")
  func fromACallback() {
    let log = Log()
    let handle = Handle<Int>()
    let isShown = Handle<Bool>()
    var host: ViewHost!
    // The closures in the views hold the host, which holds them.
    defer { host = nil }
    host = ViewHost {
      Stateful(0, handle) { number in
        let _ = log.add("body \(number.wrappedValue)")
        Text("\(number.wrappedValue)")
      }
      Stateful(false, isShown) { isShown in
        if isShown.wrappedValue {
          Text("shown").onAppear {
            host.update { handle.value = 1 }
            log.add("after the nested update: \(host.texts)")
            host.update { handle.value = 2 }
          }
        }
      }
    }
    host.update { isShown.value = true }
    #expect(log.take() == ["body 0", "after the nested update: [\"0\", \"shown\"]", "body 2"])
    #expect(host.texts == ["2", "shown"])
  }

  @Test("a tap and a way back from a callback come after the pass, in their order")
  func tapsFromACallback() {
    var host: ViewHost!
    // The closures in the views hold the host, which holds them.
    defer { host = nil }
    host = ViewHost {
      NavigationStack {
        NavigationLink("first", destination: Detail(id: 1))
        NavigationLink("go") {
          Text("a").onAppear { host.goBack() }
        }
      }
    }
    host.tap("go")
    #expect(host.depth == 1)
    #expect(host.texts == ["first", "go"])
  }

  @Test("a write outside of an update waits for the next one")
  func outside() {
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(0, handle) { Text("\($0.wrappedValue)") } }
    handle.value = 5
    #expect(host.texts == ["0"])
    host.update {}
    #expect(host.texts == ["5"])
  }

  @Test("an update of nothing does nothing")
  func nothing() {
    let host = ViewHost { NavigationStack { Keeper(1) } }
    host.resetCounts()
    host.update {}
    host.scroll(by: 3)
    host.advance(by: .seconds(3))
    #expect(host.counts.totals == WorkTotals())
    #expect(host.elapsed == .seconds(3))
  }

  @Test("a tree that never comes to rest is stopped with a warning")
  func endless() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear { count += 1 }.id(count)
      }
    }
    let host = ViewHost(recordsDetails: false) { Restless() }
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.contains("does not come to rest") == true)
  }

  @Test("two hosts count apart, also when one is driven from the other's action")
  func twoHosts() {
    let handle = Handle<Int>()
    func content() -> some View {
      NavigationStack { NavigationLink("go", destination: Detail(id: 1)) }
    }
    let inner = ViewHost { content() }
    let outer = ViewHost {
      Stateful(0, handle) { number in
        Text("\(number.wrappedValue)")
        NavigationLink("go", destination: Detail(id: number.wrappedValue))
      }
    }
    outer.resetCounts()
    outer.update {
      inner.tap("go")
      handle.value = 1
      let third = ViewHost { content() }
      #expect(third.built == Built(links: 1, destinations: 1, entered: 0))
    }
    #expect(inner.built == Built(links: 1, destinations: 1, entered: 1))
    #expect(inner.texts == ["detail 1"])
    #expect(outer.built == Built(links: 1, destinations: 1, entered: 0))
  }

  @Test("values made outside any tree are not counted")
  func outsideAnyTree() {
    let host = ViewHost { Text("a") }
    _ = NavigationLink("go", destination: Detail(id: 1))
    #expect(host.built == Built())
  }

  @Test("details can be turned off and on; totals count all the while")
  func details() {
    let handle = Handle<Int>()
    let host = ViewHost(recordsDetails: false) { Stateful(0, handle) { Keeper($0.wrappedValue) } }
    #expect([host.counts.bodiesEvaluated, host.counts.bodies(of: Keeper.self), host.causes.count] == [2, 0, 0])
    host.recordsDetails = true
    host.update { handle.value = 1 }
    #expect([host.counts.bodiesEvaluated, host.counts.bodies(of: Keeper.self), host.causes.count] == [4, 1, 2])
    #expect(host.totals.bodiesEvaluated == 4)
  }

  @Test("nodes live are the lines of the outline, whatever came and went")
  func nodesLive() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { step in
        let step = step.wrappedValue
        Section("header") {
          ForEach(0..<step) { id in
            if id.isMultiple(of: 2) { AnyView(Keeper(id)).onAppear {} } else { Group { Divider() } }
          }
        }
        .navigationTitle("title")
        ScrollView { Spacer() }.background { EmptyView() }.id(step / 2)
      }
    }
    for step in [5, 2, 7, 0, 1] {
      host.update { handle.value = step }
      host.resetCounts()
      #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
    }
  }

  @Test("asking a host while one of its bodies is evaluated traps")
  func askingFromBody() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Box {
          var host: ViewHost?
        }
        struct Asking: View {
          let box: Box
          @State var number = 0
          var body: some View {
            if number > 0 { let _ = box.host?.texts }
            Button("more") { number += 1 }
          }
        }
        let box = Box()
        box.host = ViewHost { Asking(box: box) }
        box.host?.tap("more")
      }
    }
  }
}
