import ViewTree

extension RandomScreens {
  /// The plain model.
  struct Plain {
    var ids: [Int] = [1, 2, 3]
    var title = 0
    var a = 1
    var taps: [Int: Int] = [:]
    /// The taps of each screen on the stack, and the row that has pushed the first.
    var stack: [Int] = []
    var opened = 0

    mutating func keep(_ newIDs: [Int]) {
      ids = newIDs
      taps = taps.filter { newIDs.contains($0.key) }
      if !newIDs.contains(opened) { stack = [] }
    }

    @MainActor func texts(_ shared: Shared, _ model: Model) -> [String] {
      if let taps = stack.last {
        let level = stack.count - 1
        let name = shared.names[opened] ?? "-"
        return ["tap detail", "detail \(opened), title \(title), level \(level), a \(a), \(name), taps \(taps)"]
          + (level < 3 ? ["deeper"] : [])
      }
      var texts = ["title \(title), sum \(ids.reduce(0) { $0 + $1 + taps[$1, default: 0] })"]
      for id in ids {
        let taps = taps[id, default: 0]
        texts += ["tap \(id)", "taps \(taps)"]
        texts.append(id.isMultiple(of: 2) ? "\(shared.number) \(shared.names[id] ?? "-")" : "a \(a)")
        if id.isMultiple(of: 3) { texts.append("model \(model.number)") }
        if taps > 1 { texts.append("title \(id)") }
        texts.append("open \(id)")
      }
      return texts
    }
  }

  /// A tree, recording or not, beside its model.
  @MainActor struct Pair {
    let handles: [Handles]
    let hosts: [ViewHost]

    init(_ plain: Plain, _ shared: Shared, _ model: Model) {
      let handles = [Handles(), Handles()]
      self.handles = handles
      hosts = [true, false].map { recordsDetails in
        ViewHost(recordsDetails: recordsDetails) {
          Screen(
            handles: handles[recordsDetails ? 0 : 1],
            shared: shared,
            model: model,
            initialTaps: plain.taps,
            ids: plain.ids,
            title: plain.title,
            a: plain.a
          )
        }
      }
    }

    func tap(_ label: String) { for host in hosts { host.tap(label) } }

    func update(_ write: (Handles) -> Void) {
      for (host, handles) in zip(hosts, handles) { host.update { write(handles) } }
    }
  }
}
