import Testing
import ViewTree

// Reading a part through a binding that is not a property of one's own is a read of the whole state.
extension B45BindingReadsTests {
  private static func length(_ text: Binding<String>) -> Int { text.wrappedValue.count }
  private static func work(_ address: Binding<Person.Address?>) -> Binding<Person.Address>? { Binding(address) }

  struct PersonOwner: View {
    let handle: Handle<Person>
    let show: (Binding<Person>) -> String
    @State private var person = Person.owning("Rex", "Tom")
    var body: some View {
      let _ = handle.hold($person)
      Text(show($person))
    }
  }

  @Test("an owner that reads a part of its binding depends on the state, whichever part changes")
  func owners() {
    let shows: [(Binding<Person>) -> String] = [
      { "\(Self.length($0.name))" },
      { $0.address.street.wrappedValue },
      { "\($0.notes["a"].wrappedValue ?? 0)" },
      { $0.pets[1].name.wrappedValue },
      { "\($0.pets.last?.id ?? 0)" },
      { "\(Self.work($0.work) == nil)" },
      { "\(Binding<Int?>($0.age).wrappedValue ?? 0)" },
    ]
    for show in shows {
      let handle = Handle<Person>()
      let host = ViewHost { PersonOwner(handle: handle, show: show) }
      let causes = host.causes(of: { host.update { handle.value.address.number += 1 } })
      #expect(causes == ["PersonOwner: _person"])
    }
  }

  @Test("one that only makes parts does not")
  func makers() {
    let handle = Handle<Person>()
    let host = ViewHost {
      PersonOwner(handle: handle) { person in
        _ = (person.name, person.address.street, person.notes["a"], Binding<Int?>(person.age))
        return "made"
      }
    }
    #expect(host.causes(of: { host.update { handle.value.name = "Grace" } }) == [])
  }

  @Test("a child that reads a part of its own binding depends on that binding as a whole")
  func children() {
    struct Child: View {
      @Binding var person: Person
      var body: some View { Text("\(B45BindingReadsTests.length($person.name))") }
    }
    let handle = Handle<Person>()
    let host = ViewHost { Stateful(Person(), handle) { Child(person: $0) } }
    #expect(host.causes(of: { host.update { handle.value.age = 1 } }) == ["Child: _person"])
    #expect(host.causes(of: { host.update { handle.value.name = "Grace" } }) == ["Child: _person"])
    #expect(host.texts == ["5"])
  }

  @Test("a link that keeps a binding to a part reads it itself: the screen does not run again")
  func links() {
    struct Flags: Equatable {
      var isOn = false
      var other = 0
    }
    struct FlagScreen: View {
      let log: Log
      let handle: Handle<Flags>
      @State private var flags = Flags()
      var body: some View {
        let _ = handle.hold($flags)
        let _ = log.add("screen")
        NavigationStack { NavigationLink("link", destination: Detail(id: 1), isActive: $flags.isOn) }
      }
    }
    let log = Log()
    let handle = Handle<Flags>()
    let host = ViewHost { FlagScreen(log: log, handle: handle) }
    #expect(host.causes(of: { host.update { handle.value.isOn = true } }) == ["Detail: @self"])
    #expect(host.depth == 2)
    #expect(host.causes(of: { host.update { handle.value.other = 1 } }) == [])
    host.goBack()
    #expect(handle.value == Flags(isOn: false, other: 1))
    host.tap("link")
    #expect(handle.value.isOn)
    #expect(log.take() == ["screen"])
  }

  @Test("read in an action a part is no read")
  func partsInActions() {
    let handle = Handle<Person>()
    let log = Log()
    let host = ViewHost {
      Stateful(.owning("Rex"), handle) { person in
        Button("show") { log.add("\(Self.length(person.name)) \(person.pets[0].name.wrappedValue)") }
      }
    }
    host.tap("show")
    #expect(host.causes(of: { host.update { handle.value.name = "Grace" } }) == [])
    host.tap("show")
    #expect(log.take() == ["3 Rex", "5 Rex"])
  }

  @Test("a part of two closures: what the getter reads is read by the owner of what it reads")
  func partsOfClosures() {
    let handle = Handle<Person>()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        let copy = Binding(get: { person.wrappedValue }, set: { person.wrappedValue = $0 })
        Shower(value: copy.name)
      }
    }
    host.resetCounts()
    host.update { handle.value.name = "Grace" }
    #expect(host.texts == ["Grace"])
    #expect([host.counts.bodiesEvaluated, host.counts.bodies(of: Shower<String>.self)] == [2, 1])
  }
}
