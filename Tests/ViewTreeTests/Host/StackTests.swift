import Testing
import ViewTree

@MainActor @Suite struct StackTests {
  @Test("back at the root does nothing, nor does it without a navigation container")
  func backAtRoot() {
    let host = ViewHost { NavigationStack { Keeper(1) } }
    let bare = ViewHost { Keeper(1) }
    for host in [host, bare] {
      host.resetCounts()
      host.goBack()
      #expect(host.depth == 1)
      #expect(host.texts == ["1 keeps 1"])
      #expect(host.counts.totals == WorkTotals())
      #expect(host.warnings == [])
    }
  }

  @Test("push and pop, deeper and deeper", arguments: [1, 2, 10, 50])
  func deep(levels: Int) {
    struct Level: View {
      let number: Int
      @State private var kept = 0
      var body: some View {
        Button("level \(number), kept \(kept)") { kept += 1 }
        NavigationLink("deeper", destination: Level(number: number + 1))
      }
    }
    let host = ViewHost { NavigationView { Level(number: 0) } }
    for level in 0..<levels {
      host.tap("level \(level), kept 0")
      host.tap("deeper")
      #expect(host.depth == level + 2)
    }
    for level in (0..<levels).reversed() {
      host.goBack()
      #expect(host.texts == ["level \(level), kept 1", "deeper"])
    }
    host.tap("deeper")
    #expect(host.texts == ["level 1, kept 0", "deeper"])
    #expect(host.counts.nodesLive == host.outline.split { $0 == "\n" }.count { !$0.contains("screen") })
  }

  @Test("screens below the top stay alive and run bodies when what they read changes")
  func belowTheTop() {
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { number in
          Text("root \(number.wrappedValue)")
          NavigationLink("go", destination: Detail(id: 1))
        }
      }
    }
    host.tap("go")
    #expect(host.built { host.update { handle.value = 3 } } == Built(links: 1, destinations: 1, entered: 0))
    #expect(host.texts == ["detail 1"])
    host.goBack()
    #expect(host.texts == ["root 3", "go"])
  }

  @Test("a pushed screen is patched by its link before it updates itself, once")
  func once() {
    struct Pushed: View {
      let given: Int
      @Binding var number: Int
      var body: some View { Text("\(given) \(number)") }
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { number in
          NavigationLink("go", destination: Pushed(given: number.wrappedValue, number: number))
        }
      }
    }
    host.tap("go")
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: Pushed.self) == 1)
    #expect(host.causes.last?.description == "Pushed: @self, _number")
    #expect(host.texts == ["1 1"])
  }

  @Test("a stack inside a pushed screen has its own screens, and the way back goes to the innermost")
  func nestedStacks() {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("outer") {
          NavigationStack { NavigationLink("inner", destination: Detail(id: 1)) }
        }
      }
    }
    host.tap("outer")
    #expect(host.texts == ["inner"])
    host.tap("inner")
    #expect(host.texts == ["detail 1"])
    host.goBack()
    #expect(host.texts == ["inner"])
    host.goBack()
    #expect(host.texts == ["outer"])
    #expect(host.depth == 1)
  }

  @Test("a row's screen is pushed over a list that changes below it")
  func changingList() {
    let handle = Handle<[Int]>()
    let host = ViewHost {
      NavigationStack {
        Stateful(Array(0..<5), handle) { ids in
          ForEach(ids.wrappedValue, id: \.self) { NavigationLink("row \($0)", destination: Keeper($0)) }
        }
      }
    }
    host.tap("row 3")
    host.tap("3 keeps 3")
    for ids in [[3], [1, 3], [4, 3, 2, 1, 0, 7], [7, 3]] {
      host.update { handle.value = ids }
      #expect(host.texts == ["3 keeps 103"])
    }
    host.update { handle.value = [7] }
    #expect(host.texts == ["row 7"])
  }
}
