import Testing
import ViewTree

// Equal writes through bindings to parts.
extension B34EqualWritesTests {
  @Test("an equal part written through is dropped: members, entries, optionals, elements")
  func equalParts() {
    var person = Person.owning("Rex", "Tom")
    person.work = Person.Address()
    person.notes = ["a": 1]
    let handle = Handle<Person>()
    let host = host(person, handle)
    let binding = handle.binding!
    let writes: [() -> Void] = [
      { binding.name.wrappedValue = String("adA".reversed()) },
      { binding.address.street.wrappedValue += "" },
      { binding.notes["a"].wrappedValue = 1 },
      { binding.notes["b"].wrappedValue = nil },
      { Binding(binding.work)!.number.wrappedValue = 1 },
      { Binding<Int?>(binding.age).wrappedValue = 36 },
      { Binding<Int?>(binding.age).wrappedValue = nil },
      { Binding<AnyHashable>(binding.age).wrappedValue = AnyHashable(36) },
      { binding.pets[1].wrappedValue = Person.Pet(id: 1, name: "Tom") },
      { binding.pets[0].name.wrappedValue = "Rex" },
    ]
    for write in writes { host.update(write) }
    #expect(host.counts.bodiesEvaluated == 0)
    host.update { binding.pets[0].name.wrappedValue = "Max" }
    #expect(host.counts.bodiesEvaluated == 1)
  }

  @Test("where the base has no == or a doubting one, the part decides for whoever reads the part")
  func basesWithoutEquality() {
    struct Doubting: Equatable {
      var name = String(repeating: "long ", count: 10)
      var count = 0
      static func == (left: Self, right: Self) -> Bool { false }
    }
    let handle = Handle<Doubting>()
    let host = ViewHost {
      Stateful(Doubting(), handle) { doubting in
        Shower(value: doubting)
        Shower(value: doubting.name)
      }
    }
    host.resetCounts()
    host.update { handle.binding!.name.wrappedValue = String(repeating: "long ", count: 10) }
    #expect([host.counts.bodies(of: Shower<Doubting>.self), host.counts.bodies(of: Shower<String>.self)] == [1, 0])
    host.update { handle.binding!.count.wrappedValue = 1 }
    #expect([host.counts.bodies(of: Shower<Doubting>.self), host.counts.bodies(of: Shower<String>.self)] == [2, 0])
  }

  @Test("a part with an == of its own: that decides")
  func customParts() {
    struct Degrees: Equatable {
      var value: Int
      static func == (left: Degrees, right: Degrees) -> Bool { left.value % 360 == right.value % 360 }
    }
    struct Needle {
      var angle = Degrees(value: 10)
      var length = 1
    }
    let handle = Handle<Needle>()
    let host = ViewHost { Stateful(Needle(), handle) { Shower(value: $0.angle) } }
    host.resetCounts()
    host.update { handle.value = Needle(angle: Degrees(value: 370), length: 2) }
    #expect(host.counts.bodiesEvaluated == 0)
    host.update { handle.value = Needle(angle: Degrees(value: 11), length: 2) }
    #expect(host.counts.bodiesEvaluated == 1)
  }

  @Test("a setter of one's own is called for an equal value, too")
  func closures() {
    let handle = Handle<Person>()
    let log = Log()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        let logged = Binding(
          get: { person.wrappedValue },
          set: {
            log.add("set")
            person.wrappedValue = $0
          }
        )
        Button("same name") { logged.name.wrappedValue = "Ada" }
      }
    }
    host.resetCounts()
    host.tap("same name")
    #expect(log.take() == ["set"])
    #expect(host.counts.bodiesEvaluated == 0)
  }
}
