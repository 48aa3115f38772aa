import Testing
import ViewTree

// A binding is a part of the value of the view that holds it.
extension B30EqualValuesTests {
  /// A host whose root gives children bindings to parts of a person, and runs again with each tick.
  private func ticking<Content: View>(
    _ person: Person,
    _ handle: Handle<Person>,
    _ tick: Handle<Int>,
    @ViewBuilder content: @escaping (Binding<Person>) -> Content
  ) -> ViewHost {
    let host = ViewHost {
      Stateful(person, handle) { person in
        Stateful(0, tick) { tick in
          Text("tick \(tick.wrappedValue)")
          content(person)
        }
      }
    }
    host.resetCounts()
    return host
  }

  @Test("a child that is given a binding to a member is equal, though the binding is made again")
  func member() {
    let handle = Handle<Person>()
    let tick = Handle<Int>()
    let host = ticking(Person(), handle, tick) { Shower(value: $0.name) }
    for number in 1...3 { host.update { tick.value = number } }
    #expect(host.counts.values(of: Shower<String>.self) == 3)
    #expect(host.counts.bodies(of: Shower<String>.self) == 0)
    host.update { handle.value.name = "Grace" }
    #expect(host.texts == ["tick 3", "Grace"])
    #expect(host.counts.bodies(of: Shower<String>.self) == 1)
  }

  @Test("the same of deeper members, entries, optionals made and unwrapped, values without a type; erased; in rows")
  func otherForms() {
    var person = Person()
    person.work = Person.Address()
    let handle = Handle<Person>()
    let tick = Handle<Int>()
    let host = ticking(person, handle, tick) { person in
      Shower(value: person.address.street)
      Shower(value: person.notes["a"])
      Shower(value: Binding<Int?>(person.age))
      Shower(value: Binding(person.work)!.number)
      Shower(value: Binding<AnyHashable>(person.address.number))
      AnyView(Shower(value: person.name))
      ForEach(0..<3) { _ in Holder(value: person.address) }
    }
    host.update { tick.value = 1 }
    #expect(host.counts.valuesReceived == 12)
    #expect(host.counts.bodiesEvaluated == 1)
  }

  @Test("a binding to another member, of another state, to another index: unequal, each")
  func otherParts() {
    let handle = Handle<Person>()
    let other = Handle<Person>()
    let tick = Handle<Int>()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        Stateful(Person(), other) { other in
          Stateful(0, tick) { tick in
            let isFirst = tick.wrappedValue == 0
            Holder(value: isFirst ? person.age : person.address.number)
            Holder(value: isFirst ? person.name : other.name)
            Holder(value: person.notes[isFirst ? "a" : "b"])
          }
        }
      }
    }
    host.resetCounts()
    host.update { tick.value = 1 }
    #expect(host.counts.bodiesEvaluated == 4)
    host.update { tick.value = 2 }
    #expect(host.counts.bodiesEvaluated == 5)
  }

  @Test("a binding to an element is new each time, and so is one of two closures: the child is unequal")
  func freshBindings() {
    let handle = Handle<Person>()
    let tick = Handle<Int>()
    let host = ticking(.owning("Rex", "Tom"), handle, tick) { person in
      Holder(value: person.pets[0])
      Holder(value: person.pets[1].name)
      Holder(value: Binding(get: { person.name.wrappedValue.count }, set: { _ in person.name.wrappedValue = "" }))
    }
    host.update { tick.value = 1 }
    #expect(host.counts.bodies(of: Holder<Person.Pet>.self) == 1)
    #expect(host.counts.bodies(of: Holder<String>.self) == 1)
    #expect(host.counts.bodies(of: Holder<Int>.self) == 1)
  }
}
