import Testing
import ViewTree

@MainActor @Suite("Random actions through bindings: the list is what a plain array says")
struct RandomBindingsTests {
  @Test("bindings to elements, members, optionals and nested elements", arguments: 1...8 as ClosedRange<UInt64>)
  func bindings(seed: UInt64) {
    var dice = Dice(seed: seed)
    var entries = [Entry(id: 100, name: "a"), Entry(id: 101, name: "b", note: "n", parts: [1, 2])]
    let handle = Handle<[Entry]>()
    let host = ViewHost(recordsDetails: seed % 2 == 0) { Entries(handle: handle, entries: entries) }
    var actions: [String] = []
    for step in 0..<50 {
      let place = entries.isEmpty ? 0 : dice.roll(entries.count)
      let choice = entries.isEmpty ? 7 : dice.roll(9)
      actions.append("\(choice)@\(place)")
      let id = entries.isEmpty ? 0 : entries[place].id
      switch choice {
      case 0:
        host.tap("name \(id) \(entries[place].name)")
        entries[place].name += "+"
      case 1:
        guard let note = entries[place].note else { continue }
        host.tap("note \(id) \(note)")
        entries[place].note = note + "!"
      case 2:
        host.tap("toggle \(id)")
        entries[place].note = entries[place].note == nil ? "n" : nil
      case 3:
        host.tap("grow \(id)")
        entries[place].parts.append(0)
      case 4:
        guard let part = entries[place].parts.indices.last else { continue }
        host.tap("part \(id).\(part) \(entries[place].parts[part])")
        entries[place].parts[part] += 1
      case 5:
        host.tap("shrink \(id)")
        if !entries[place].parts.isEmpty { entries[place].parts.removeFirst() }
      case 6:
        host.tap("remove \(id)")
        entries.remove(at: place)
      case 7:
        entries.insert(Entry(id: step, name: "s\(step)"), at: place)
        host.update { handle.value = entries }
      default:
        entries.reverse()
        if entries.count > 3 { entries.removeLast(2) }
        host.update {
          handle.value.reverse()
          if handle.value.count > 3 { handle.value.removeLast(2) }
        }
      }
      guard host.texts == Entries.texts(of: entries) else {
        Issue.record("\(actions): \(host.texts), not \(Entries.texts(of: entries))")
        return
      }
    }
    #expect(handle.value == entries)
    #expect(host.warnings == [])
  }
}
