import ViewTree

/// What random actions are made on: rows, links and screens, with states, objects, environment and preferences.
enum RandomScreens {
  @Observable final class Shared {
    var number = 0
    var names: [Int: String] = [:]
  }

  /// What the test can reach inside a tree.
  @MainActor final class Handles {
    let ids = Handle<[Int]>()
    let title = Handle<Int>()
    let environment = Handle<Int>()
  }

  struct Row: View {
    let id: Int
    @Binding var title: Int
    let shared: Shared
    @ObservedObject var model: Model
    @Environment(\.a) private var a
    @State private var taps: Int

    init(_ id: Int, _ title: Binding<Int>, _ shared: Shared, _ model: Model, taps: Int) {
      self.id = id
      _title = title
      self.shared = shared
      self.model = model
      _taps = State(initialValue: taps)
    }

    var body: some View {
      Button("tap \(id)") { taps += 1 }.preference(key: Sum.self, value: id + taps)
      Text("taps \(taps)")
      if id.isMultiple(of: 2) { Text("\(shared.number) \(shared.names[id] ?? "-")") } else { AnyView(Text("a \(a)")) }
      if id.isMultiple(of: 3) { Text("model \(model.number)").id(model.number) }
      if taps > 1 { Button("title \(id)") { title += 1 } }
    }
  }

  struct Detail: View {
    let id: Int
    let title: Int
    let level: Int
    let shared: Shared
    @Environment(\.a) private var a
    @State private var taps = 0
    var body: some View {
      Button("tap detail") { taps += 1 }
      Text("detail \(id), title \(title), level \(level), a \(a), \(shared.names[id] ?? "-"), taps \(taps)")
      if level < 3 {
        NavigationLink("deeper", destination: Detail(id: id, title: title, level: level + 1, shared: shared))
      }
    }
  }

  struct Screen: View {
    let handles: Handles
    let shared: Shared
    let model: Model
    let initialTaps: [Int: Int]
    @State var ids: [Int]
    @State var title: Int
    @State var a: Int
    @State private var sum = 0

    var body: some View {
      let _ = (handles.ids.hold($ids), handles.title.hold($title), handles.environment.hold($a))
      NavigationStack {
        Text("title \(title), sum \(sum)")
        ForEach(ids, id: \.self) { id in
          Row(id, $title, shared, model, taps: initialTaps[id] ?? 0)
          NavigationLink("open \(id)", destination: Detail(id: id, title: title, level: 0, shared: shared))
        }
        .onPreferenceChange(Sum.self) { sum = $0 }
      }
      .environment(\.a, a)
    }
  }
}
