import ViewTree

/// An element with members, an optional and elements of its own.
struct Entry: Identifiable, Equatable {
  let id: Int
  var name: String
  var note: String?
  var parts: [Int] = []
}

struct NoteEditor: View {
  let id: Int
  @Binding var note: String
  var body: some View { Button("note \(id) \(note)") { note += "!" } }
}

struct EntryEditor: View {
  @Binding var entry: Entry
  let remove: () -> Void
  var body: some View {
    Button("name \(entry.id) \(entry.name)") { entry.name += "+" }
    if let note = Binding($entry.note) { NoteEditor(id: entry.id, note: note) }
    Button("toggle \(entry.id)") { entry.note = entry.note == nil ? "n" : nil }
    Button("grow \(entry.id)") { entry.parts.append(0) }
    ForEach($entry.parts.indices, id: \.self) { index in
      Button("part \(entry.id).\(index) \(entry.parts[index])") { $entry.parts[index].wrappedValue += 1 }
    }
    Button("shrink \(entry.id)") { if !entry.parts.isEmpty { entry.parts.removeFirst() } }
    Button("remove \(entry.id)") {
      entry.name = "gone"
      remove()
    }
  }
}

struct Entries: View {
  let handle: Handle<[Entry]>
  @State var entries: [Entry]
  var body: some View {
    let _ = handle.hold($entries)
    ForEach($entries) { $entry in
      EntryEditor(entry: $entry) { [id = entry.id] in entries.removeAll { $0.id == id } }
    }
    Text("count \(entries.count)")
  }
}

extension Entries {
  /// What a list of these shows.
  static func texts(of entries: [Entry]) -> [String] {
    entries.flatMap { entry -> [String] in
      ["name \(entry.id) \(entry.name)"] + (entry.note.map { ["note \(entry.id) \($0)"] } ?? [])
        + ["toggle \(entry.id)", "grow \(entry.id)"]
        + entry.parts.enumerated().map { "part \(entry.id).\($0.offset) \($0.element)" }
        + ["shrink \(entry.id)", "remove \(entry.id)"]
    } + ["count \(entries.count)"]
  }
}
