import Testing
import ViewTree

@MainActor @Suite("Random changes of structure: after each the whole tree is that of a fresh one")
struct RandomShapeTests {
  struct Summed: View {
    let handle: Handle<RandomShape>
    @State var shape: RandomShape
    @State private var sum = 0
    var body: some View {
      let _ = handle.hold($shape)
      Text("sum \(sum)")
      ShapeView(shape: shape).onPreferenceChange(Sum.self) { sum = $0 }
    }
  }

  @Test("texts, branches, rows, identities, erasure, environment, callbacks", arguments: 1...10 as ClosedRange<UInt64>)
  func structure(seed: UInt64) {
    var dice = Dice(seed: seed)
    var shape = RandomShape.random(&dice, 5)
    let handles = [Handle<RandomShape>(), Handle<RandomShape>()]
    let hosts = handles.map { handle in
      ViewHost(recordsDetails: handle === handles[0]) { Summed(handle: handle, shape: shape) }
    }
    for _ in 0..<20 {
      let old = shape
      shape = shape.changed(&dice)
      for (host, handle) in zip(hosts, handles) { host.update { handle.value = shape } }
      let fresh = ViewHost { Summed(handle: Handle(), shape: shape) }
      guard hosts[0].outline == fresh.outline, hosts[0].texts == fresh.texts else {
        Issue.record("\(old) to \(shape): \(hosts[0].outline) not \(fresh.outline)")
        return
      }
      #expect(hosts[0].counts.nodesLive == fresh.counts.nodesLive)
      #expect(hosts[0].totals == hosts[1].totals)
    }
  }
}
