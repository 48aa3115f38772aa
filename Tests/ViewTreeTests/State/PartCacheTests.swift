import Testing

@testable import ViewTree

@MainActor @Suite("The cache of derived locations: one for each part in use, none for the rest")
struct PartCacheTests {
  private func binding(_ person: Person = .owning("Rex", "Tom")) -> Binding<Person> { .constant(person) }

  /// Names an object without keeping it alive.
  private struct Weakly {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  @Test("one location for a part, whoever asks and however deep it lies")
  func sameObject() {
    let person = binding()
    #expect(person.name.location === person.name.location)
    #expect(person.address.street.location === person.address.street.location)
    #expect(person.name.location !== binding().name.location)
    let optional = Binding<Int?>.constant(1)
    #expect(Binding(optional)!.location === Binding(optional)!.location)
    #expect(Binding<String?>(person.name).location === Binding<String?>(person.name).location)
    #expect(Binding<AnyHashable>(person.name).location === Binding<AnyHashable>(person.name).location)
    #expect(person.notes["a"].location === person.notes["a"].location)
    #expect(person.notes["a"].location !== person.notes["b"].location)
  }

  @Test("an element's is made anew each time")
  func elements() {
    let pets = binding().pets
    #expect(pets[0].location !== pets[0].location)
  }

  @Test("what nobody holds is let go, and the table does not grow with it", arguments: [10, 1_000])
  func bounded(count: Int) {
    let person = binding()
    for number in 0..<count { _ = person.notes["\(number)"] }
    #expect(person.location.parts.count == 1)
    let notes = person.notes
    for number in 0..<count { _ = notes["\(number)"] }
    #expect(notes.location.parts.count < 10)
  }

  @Test("what is held stays, however much comes and goes beside it")
  func held() {
    let notes = binding().notes
    let held = (0..<100).map { notes["held \($0)"] }
    for number in 0..<1_000 { _ = notes["\(number)"] }
    for (number, binding) in held.enumerated() { #expect(notes["held \(number)"].location === binding.location) }
    #expect(notes.location.parts.count < 1_000)
  }

  @Test("a base listens for nobody once its readers have gone")
  func listening() {
    let handle = Handle<Person>()
    let isThere = Handle<Bool>()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        Stateful(true, isThere) { isThere in if isThere.wrappedValue { Shower(value: person.address.number) } }
      }
    }
    let derived = Weakly(handle.binding!.address.number.location)
    #expect(derived.object != nil)
    host.update { isThere.value = false }
    #expect(derived.object == nil)
  }

  @Test("bindings to parts keep nothing alive that has gone, neither a part nor the tree")
  func lifetime() {
    struct Entry: Identifiable {
      let id: Int
      let token = Token()
    }
    struct Owner: View {
      let handle: Handle<[Entry]>
      @State private var entries: [Entry] = []
      var body: some View {
        let _ = handle.hold($entries)
        ForEach($entries) { $entry in Shower(value: $entry) }
        if let last = $entries.last { Shower(value: last) }
        Shower(value: Binding<[Entry]?>($entries))
      }
    }
    var tokens: [Weakly] = []
    func areGone() -> [Bool] { tokens.map { $0.object == nil } }
    do {
      let handle = Handle<[Entry]>()
      let host = ViewHost { Owner(handle: handle) }
      host.update { handle.value = (0..<3).map { Entry(id: $0) } }
      tokens = handle.value.map { Weakly($0.token) }
      host.update { handle.value.removeLast() }
      #expect(areGone() == [false, false, true])
    }
    #expect(areGone() == [true, true, true])
  }
}
