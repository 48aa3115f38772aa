import Testing
import ViewTree

// A holder of a binding to a part runs only if it read it and the part changed.
extension B36BindingReadersTests {
  @Test("members of one state: only the reader of the one that changed, never a holder that does not read")
  func members() {
    let handle = Handle<Person>()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        Shower(value: person.name)
        Shower(value: person.age)
        Holder(value: person.name)
        Shower(value: person.address)
        Shower(value: person.address.street)
      }
    }
    let reader = { (type: String) in "Shower<\(type)>: _value" }
    #expect(host.causes(of: { host.update { handle.value.name = "Grace" } }) == [reader("String")])
    #expect(host.causes(of: { host.update { handle.value.age += 1 } }) == [reader("Int")])
    #expect(host.causes(of: { host.update { handle.value.address.number = 2 } }) == [reader("Address")])
    #expect(host.causes(of: { host.update { handle.value.notes["a"] = 1 } }) == [])
    let causes = host.causes(of: {
      host.update {
        handle.binding!.address.street.wrappedValue = "Short Street"
        handle.binding!.age.wrappedValue += 1
      }
    })
    #expect(causes == [reader("Int"), reader("Address"), reader("String")])
  }

  @Test("of many members of one dictionary those that changed", arguments: [2, 10, 100])
  func entries(count: Int) {
    let handle = Handle<[Int: Int]>()
    let host = ViewHost {
      Stateful([:], handle) { numbers in ForEach(0..<count) { Shower(value: numbers[$0]) } }
    }
    host.resetCounts()
    host.update { handle.value[count - 1] = 5 }
    #expect(host.counts.bodiesEvaluated == 1)
    host.update { for key in 0..<count { handle.value[key] = key } }
    #expect(host.counts.bodiesEvaluated == 1 + count)
    #expect(host.texts == (0..<count).map { "Optional(\($0))" })
  }

  @Test("a member of a member, each made by another view", arguments: [1, 2, 20])
  func chain(depth: Int) {
    struct Nest: Equatable {
      var inner: [String: Int] = ["x": 0]
      var other = 0
    }
    struct Level: View {
      let depth: Int
      @Binding var nest: Nest
      var body: some View {
        if depth == 0 {
          Shower(value: $nest.inner["x"])
          Shower(value: $nest.other)
        } else {
          Level(depth: depth - 1, nest: $nest)
        }
      }
    }
    let handle = Handle<Nest>()
    let host = ViewHost { Stateful(Nest(), handle) { Level(depth: depth, nest: $0) } }
    #expect(host.causes(of: { host.update { handle.value.inner["x"] = 1 } }) == ["Shower<Optional<Int>>: _value"])
    #expect(host.causes(of: { host.update { handle.value.other = 1 } }) == ["Shower<Int>: _value"])
    #expect(host.causes(of: { host.update { handle.value.inner["y"] = 1 } }) == [])
    #expect(host.texts == ["Optional(1)", "1"])
  }

  @Test("a view that reads the whole and hands on a part runs for the whole, its child for the part")
  func wholeAndPart() {
    struct Middle: View {
      @Binding var person: Person
      var body: some View {
        Text(person.name)
        Shower(value: $person.age)
      }
    }
    let handle = Handle<Person>()
    let host = ViewHost { Stateful(Person(), handle) { Middle(person: $0) } }
    #expect(host.causes(of: { host.update { handle.value.name = "Grace" } }) == ["Middle: _person"])
    #expect(
      host.causes(of: { host.update { handle.value.age = 1 } }) == ["Middle: _person", "Shower<Int>: _value"]
    )
  }

  @Test("a change that is taken back within an action, in the part or in the whole")
  func takenBack() {
    let handle = Handle<Person>()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        Shower(value: person.name)
        Shower(value: person.age)
      }
    }
    host.resetCounts()
    host.update {
      let before = handle.value
      handle.value.age += 1
      handle.value = before
    }
    #expect(host.counts.bodiesEvaluated == 0)
    #expect(host.texts == ["Ada", "36"])
    host.update {
      handle.value.age += 1
      handle.value.age += 1
    }
    #expect(host.texts == ["Ada", "38"])
  }

  @Test("a reader that came later, or that was away while the part changed, misses nothing")
  func away() {
    let handle = Handle<Person>()
    let isThere = Handle<Bool>()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        Holder(value: person.name)
        Stateful(true, isThere) { isThere in if isThere.wrappedValue { Shower(value: person.name) } }
      }
    }
    host.update { isThere.value = false }
    host.update { handle.value.name = "Grace" }
    host.update { isThere.value = true }
    #expect(host.texts == ["holds", "Grace"])
    #expect(host.causes(of: { host.update { handle.value.name = "Ada" } }) == ["Shower<String>: _value"])
    #expect(host.texts == ["holds", "Ada"])
  }

  @Test("erased, on a pushed screen, unwrapped, without its type")
  func otherPlaces() {
    var person = Person()
    person.work = Person.Address()
    let handle = Handle<Person>()
    let host = ViewHost {
      NavigationStack {
        Stateful(person, handle) { person in
          AnyView(Shower(value: person.name))
          Shower(value: Binding<AnyHashable>(person.age))
          NavigationLink("go", destination: Shower(value: person.name))
        }
      }
    }
    host.tap("go")
    #expect(
      host.causes(of: { host.update { handle.value.name = "Grace" } })
        == Array(repeating: "Shower<String>: _value", count: 2)
    )
    #expect(host.texts == ["Grace"])
    #expect(host.causes(of: { host.update { handle.value.age = 1 } }) == ["Shower<AnyHashable>: _value"])
    #expect(host.causes(of: { host.update { handle.value.work = nil } }) == [])
  }

  @Test("an unwrapped optional and an element run their maker, and a child only if it is unequal or its part changed")
  func readParts() {
    var person = Person.owning("Rex", "Tom")
    person.work = Person.Address()
    let handle = Handle<Person>()
    let host = ViewHost {
      Stateful(person, handle) { person in
        Shower(value: Binding(person.work)!.number)
        Shower(value: person.pets[1].name)
      }
    }
    host.resetCounts()
    host.update { handle.value.work!.street = "Short Street" }
    #expect([host.counts.bodies(of: Shower<Int>.self), host.counts.bodies(of: Shower<String>.self)] == [0, 1])
    host.update { handle.value.work!.number = 2 }
    #expect([host.counts.bodies(of: Shower<Int>.self), host.counts.bodies(of: Shower<String>.self)] == [1, 2])
    #expect(host.counts.bodiesEvaluated == 5)
    #expect(host.texts == ["2", "Tom"])
  }

  @Test("a child that gets a new value and whose part was written: named as a cause only if the part changed")
  func valueAndPart() {
    struct Child: View {
      let given: Int
      @Binding var name: String
      var body: some View { Text("\(given) \(name)") }
    }
    let handle = Handle<Person>()
    let given = Handle<Int>()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        Stateful(0, given) { Child(given: $0.wrappedValue, name: person.name) }
      }
    }
    let writes: [(inout Person) -> Void] = [{ $0.age += 1 }, { $0.name += "!" }]
    let causes = writes.map { write in
      host.causes(of: {
        host.update {
          write(&handle.value)
          given.value += 1
        }
      }).last
    }
    #expect(causes == ["Child: @self", "Child: @self, _name"])
    #expect(host.texts == ["2 Ada!"])
  }

  @Test("a part that changes there and back between two reads is a change each time")
  func thereAndBack() {
    struct Sometimes: View {
      let reads: Bool
      @Binding var name: String
      var body: some View { Text(reads ? name : "unread") }
    }
    let handle = Handle<Person>()
    let reads = Handle<Bool>()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        Stateful(true, reads) { Sometimes(reads: $0.wrappedValue, name: person.name) }
      }
    }
    host.update { reads.value = false }
    for name in ["Grace", "Ada", "Grace", "Ada"] {
      #expect(host.causes(of: { host.update { handle.value.name = name } }) == ["Sometimes: _name"])
      #expect(host.causes(of: { host.update { handle.value.age += 1 } }) == [])
    }
  }
}
