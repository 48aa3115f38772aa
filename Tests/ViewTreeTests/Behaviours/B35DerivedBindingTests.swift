import Testing
import ViewTree

// Making a binding to a part is not a read, unless the part cannot be found without one.
extension B35UnreadStateTests {
  /// An owner whose body makes something of its binding, and reads nothing itself.
  private func causes<Content: View>(
    _ person: Person = .owning("Rex"),
    write: (inout Person) -> Void,
    @ViewBuilder content: @escaping (Binding<Person>) -> Content
  ) -> [String] {
    let handle = Handle<Person>()
    let host = ViewHost { Stateful(person, handle, content: content) }
    return host.causes(of: { host.update { write(&handle.value) } }).map { cause in
      cause.hasPrefix("Stateful") ? "owner" : cause
    }
  }

  @Test("a member, a member of a member, a dictionary's entry, as an optional, without its type: no reads")
  func noReads() {
    #expect(
      causes {
        $0.name = "new"
      } content: {
        Shower(value: $0.name)
      } == ["Shower<String>: _value"]
    )
    #expect(
      causes {
        $0.address.number = 2
      } content: {
        Shower(value: $0.address.number)
      } == ["Shower<Int>: _value"]
    )
    #expect(
      causes {
        $0.notes["a"] = 2
      } content: {
        Shower(value: $0.notes["a"])
      } == ["Shower<Optional<Int>>: _value"]
    )
    #expect(
      causes {
        $0.age = 2
      } content: {
        Shower(value: Binding<Int?>($0.age))
      } == ["Shower<Optional<Int>>: _value"]
    )
    #expect(
      causes {
        $0.age = 2
      } content: {
        Shower(value: Binding<AnyHashable>($0.age))
      } == ["Shower<AnyHashable>: _value"]
    )
    #expect(
      causes {
        $0.name = "new"
      } content: {
        Holder(value: $0.name)
      } == []
    )
  }

  @Test("unwrapping an optional reads it, and so does indexing, counting or walking a collection")
  func reads() {
    var working = Person.owning("Rex")
    working.work = Person.Address()
    let owner = ["owner"]
    #expect(
      causes(working) {
        $0.age = 1
      } content: {
        if let _ = Binding($0.work) { Text("works") }
      } == owner
    )
    #expect(
      causes {
        $0.age = 1
      } content: {
        if let _ = Binding($0.work) { Text("works") }
      } == owner
    )
    #expect(
      causes {
        $0.age = 1
      } content: {
        Holder(value: $0.pets[0].name)
      } == owner + ["Holder<String>: @self"]
    )
    #expect(
      causes {
        $0.age = 1
      } content: {
        Text("\($0.pets.count)")
      } == owner
    )
    #expect(
      causes {
        $0.age = 1
      } content: {
        ForEach($0.pets) { _ in Text("pet") }
      } == owner
    )
    #expect(
      causes {
        $0.age = 1
      } content: {
        Text("\($0.pets.map(\.name).count)")
      } == owner
    )
  }

  @Test("once read, a part stays a dependency, also if later passes skip the read or the binding changes")
  func stickyParts() {
    struct Sometimes: View {
      let reads: Bool
      @Binding var number: Int
      var body: some View { Text(reads ? "\(number)" : "unread") }
    }
    let handle = Handle<Person>()
    let step = Handle<Int>()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        Stateful(0, step) { step in
          let step = step.wrappedValue
          Sometimes(reads: step == 1, number: step < 3 ? person.age : person.address.number)
        }
      }
    }
    #expect(host.causes(of: { host.update { handle.value.age = 1 } }) == [])
    host.update { step.value = 1 }
    host.update { step.value = 2 }
    #expect(host.causes(of: { host.update { handle.value.age = 2 } }) == ["Sometimes: _number"])
    host.update { step.value = 3 }
    #expect(host.causes(of: { host.update { handle.value.age = 3 } }) == [])
    #expect(host.causes(of: { host.update { handle.value.address.number = 3 } }) == ["Sometimes: _number"])
    #expect(host.texts == ["unread"])
  }
}
