import Testing
import ViewTree

@MainActor @Suite struct RecursionTests {
  struct ByCondition: View {
    let level: Int
    @State private var taps = 0
    var body: some View {
      Button("level \(level), \(taps)") { taps += 1 }
      if level > 0 { ByCondition(level: level - 1) }
    }
  }

  struct ByBranch: View {
    let level: Int
    var body: some View {
      if level > 0 { VStack { ByBranch(level: level - 1) } } else { Text("end") }
    }
  }

  struct ByErasure: View {
    let level: Int
    var body: some View {
      Text("level \(level)")
      level > 0 ? AnyView(ByErasure(level: level - 1)) : AnyView(EmptyView())
    }
  }

  struct Folder: Identifiable {
    let id: Int
    var children: [Folder] = []
  }

  struct ByRows: View {
    let folder: Folder
    var body: some View {
      Text("folder \(folder.id)")
      ForEach(folder.children) { ByRows(folder: $0) }
    }
  }

  struct ByLink: View {
    let level: Int
    var body: some View { NavigationLink("level \(level)", destination: Next(level: level + 1)) }
  }

  struct Next: View {
    let level: Int
    init(level: Int) {
      WorkCounts.countDestination()
      self.level = level
    }
    var body: some View { ByLink(level: level) }
  }

  @Test("a view that contains itself under a condition", arguments: [0, 1, 2, 100])
  func condition(levels: Int) {
    let host = ViewHost { ByCondition(level: levels) }
    host.tap("level 0, 0")
    #expect(host.texts == (0...levels).reversed().map { "level \($0), \($0 == 0 ? 1 : 0)" })
    #expect(host.counts.bodies(of: ByCondition.self) == levels + 2)
  }

  @Test("in a branch", arguments: [0, 1, 2, 100])
  func branch(levels: Int) {
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(0, handle) { ByBranch(level: $0.wrappedValue) } }
    host.update { handle.value = levels }
    #expect(host.texts == ["end"])
    #expect(host.counts.nodesLive == 3 + 2 * levels)
    host.update { handle.value = 0 }
    #expect(host.counts.nodesLive == 3)
  }

  @Test("erased", arguments: [0, 1, 2, 100])
  func erasure(levels: Int) {
    let host = ViewHost { ByErasure(level: levels) }
    #expect(host.texts == (0...levels).reversed().map { "level \($0)" })
  }

  @Test("in rows, which grow and shrink")
  func rows() {
    func tree(_ depth: Int, _ id: Int = 1) -> Folder {
      Folder(id: id, children: depth == 0 ? [] : [tree(depth - 1, id * 2), tree(depth - 1, id * 2 + 1)])
    }
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(2, handle) { ByRows(folder: tree($0.wrappedValue)) } }
    #expect(host.texts == [1, 2, 4, 5, 3, 6, 7].map { "folder \($0)" })
    host.update { handle.value = 5 }
    #expect(host.texts.count == 63)
    host.update { handle.value = 0 }
    #expect(host.texts == ["folder 1"])
    #expect(host.counts.nodesLive == 4)
  }

  @Test("through links: each screen makes the next one's destination")
  func links() {
    let host = ViewHost { NavigationStack { ByLink(level: 0) } }
    for level in 0..<20 { host.tap("level \(level)") }
    #expect(host.depth == 21)
    #expect(host.built == Built(links: 21, destinations: 21, entered: 0))
  }

  @Test("deep nesting of modifiers and containers of different types")
  func deepTypes() {
    let host = ViewHost {
      VStack {
        HStack { ZStack { Group { Section { ScrollView { VStack { HStack { ZStack { Text("deep") } } } } } } } }
      }
      .id(1).onAppear {}.navigationTitle("a").id("b").onDisappear {}.background(Text("behind")).id(2.0)
    }
    #expect(host.texts == ["deep", "behind"])
  }
}
