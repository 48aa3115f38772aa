import ViewTree

extension Entries {
  /// Two lists, one that records details and one that does not, beside the plain array; and what is done to them at
  /// random.
  @MainActor struct Game {
    private var dice: Dice
    private(set) var entries = [Entry(id: 100, name: "a"), Entry(id: 101, name: "b", note: "n", parts: [1, 2])]
    let handles = [Handle<[Entry]>(), Handle<[Entry]>()]
    let hosts: [ViewHost]

    init(seed: UInt64) {
      dice = Dice(seed: seed)
      hosts = [true, false].map { [handles, entries] recordsDetails in
        ViewHost(recordsDetails: recordsDetails) {
          Entries(handle: handles[recordsDetails ? 0 : 1], entries: entries)
        }
      }
    }

    /// Does something at random; returns what.
    mutating func act(_ step: Int) -> String {
      let place = entries.isEmpty ? 0 : dice.roll(entries.count)
      let choice = entries.isEmpty ? 7 : dice.roll(9)
      switch choice {
      case 7:
        entries.insert(Entry(id: step, name: "s\(step)"), at: place)
        update { [entries] in $0.value = entries }
      case 8:
        entries.reverse()
        if entries.count > 3 { entries.removeLast(2) }
        update { handle in
          handle.value.reverse()
          if handle.value.count > 3 { handle.value.removeLast(2) }
        }
      default:
        change(place, choice)
      }
      return "\(choice)@\(place)"
    }

    /// Does something to one entry, by its own buttons.
    private mutating func change(_ place: Int, _ choice: Int) {
      let entry = entries[place]
      switch choice {
      case 0:
        entries[place].name += "+"
        tap("name \(entry.id) \(entry.name)")
      case 1:
        guard let note = entry.note else { return }
        entries[place].note = note + "!"
        tap("note \(entry.id) \(note)")
      case 2:
        entries[place].note = entry.note == nil ? "n" : nil
        tap("toggle \(entry.id)")
      case 3:
        entries[place].parts.append(0)
        tap("grow \(entry.id)")
      case 4:
        guard let part = entry.parts.indices.last else { return }
        entries[place].parts[part] += 1
        tap("part \(entry.id).\(part) \(entry.parts[part])")
      case 5:
        if !entry.parts.isEmpty { entries[place].parts.removeFirst() }
        tap("shrink \(entry.id)")
      default:
        entries.remove(at: place)
        tap("remove \(entry.id)")
      }
    }

    private func tap(_ label: String) { for host in hosts { host.tap(label) } }

    private func update(_ write: (Handle<[Entry]>) -> Void) {
      for (host, handle) in zip(hosts, handles) { host.update { write(handle) } }
    }
  }
}
