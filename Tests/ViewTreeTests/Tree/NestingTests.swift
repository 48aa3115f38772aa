import Testing
import ViewTree

@Suite("Views nested too deeply")
struct NestingTests {
  struct ByCondition: View {
    let level: Int
    var body: some View {
      Text("level \(level)")
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
    var body: some View { level > 0 ? AnyView(ByErasure(level: level - 1)) : AnyView(EmptyView()) }
  }

  struct ByRows: View {
    let level: Int
    var body: some View { ForEach(0..<(level > 0 ? 1 : 0)) { _ in ByRows(level: level - 1) } }
  }

  static func saysSo(_ result: ExitTest.Result?) -> Bool {
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return said.contains("nested") && said.contains("look for a view that contains itself.")
  }

  @Test("are refused with a sentence under a condition")
  func condition() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewHost(recordsDetails: false) { ByCondition(level: 1_000_000) } }
    }
    #expect(Self.saysSo(result))
  }

  @Test("in a branch")
  func branch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewHost(recordsDetails: false) { ByBranch(level: 1_000_000) } }
    }
    #expect(Self.saysSo(result))
  }

  @Test("erased")
  func erasure() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewHost(recordsDetails: false) { ByErasure(level: 1_000_000) } }
    }
    #expect(Self.saysSo(result))
  }

  @Test("in rows")
  func rows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewHost(recordsDetails: false) { ByRows(level: 1_000_000) } }
    }
    #expect(Self.saysSo(result))
  }

  @Test("when a change makes them so")
  func change() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let handle = Handle<Int>()
        let host = ViewHost(recordsDetails: false) { Stateful(3, handle) { ByBranch(level: $0.wrappedValue) } }
        host.update { handle.value = 1_000_000 }
      }
    }
    #expect(Self.saysSo(result))
  }

  @Test("stay apart from those that are not: 500 levels come, change and go", arguments: [false, true])
  @MainActor func enough(isErased: Bool) {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { level in
        if isErased { ByErasure(level: level.wrappedValue) } else { ByCondition(level: level.wrappedValue) }
      }
    }
    let nodes = host.counts.nodesLive
    host.update { handle.value = 500 }
    host.update { handle.value = 499 }
    #expect(host.texts.count == (isErased ? 0 : 500))
    #expect(host.counts.nodesLive == nodes + 499 * 2)
    host.update { handle.value = 0 }
    #expect(host.counts.nodesLive == nodes)
  }

  @Test("are not what many screens on one stack are")
  @MainActor func screens() {
    struct Site: View {
      let level: Int
      var body: some View { NavigationLink("level \(level)", destination: Target(level: level + 1)) }
    }
    struct Target: View {
      let level: Int
      var body: some View { Site(level: level) }
    }
    let host = ViewHost(recordsDetails: false) { NavigationStack { Site(level: 0) } }
    for level in 0..<200 { host.tap("level \(level)") }
    #expect(host.depth == 201)
  }

  @Test("nor a million children: they come, change and go")
  @MainActor func width() {
    let handle = Handle<Int>()
    let host = ViewHost(recordsDetails: false) {
      Stateful(1, handle) { count in
        VStack { ForEach(0..<count.wrappedValue, id: \.self) { _ in Divider() } }
      }
    }
    let nodes = host.counts.nodesLive
    host.update { handle.value = 1_000_000 }
    #expect(host.counts.nodesLive == nodes + 999_999)
    host.update { handle.value = 999_999 }
    host.update { handle.value = 1 }
    #expect(host.counts.nodesLive == nodes)
  }
}
