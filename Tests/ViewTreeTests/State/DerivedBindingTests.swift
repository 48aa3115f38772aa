import Testing
import ViewTree

@MainActor @Suite("Derived bindings read and write a part of their base")
struct DerivedBindingTests {
  private func inTree<Value>(_ value: Value, _ handle: Handle<Value>) -> ViewHost {
    ViewHost { Stateful(value, handle) { _ in Text("x") } }
  }

  /// A member may have any name, those of the binding's own insides included.
  struct Place: Equatable {
    var location = "here"
    var source = 1
  }

  @Test("members, members of members, dictionary entries")
  func members() {
    let handle = Handle<Person>()
    let host = inTree(Person(), handle)
    let person = handle.binding!
    host.update {
      person.name.wrappedValue = "Grace"
      person.address.number.wrappedValue += 6
      person.notes["a"].wrappedValue = 5
    }
    #expect(handle.value.name == "Grace")
    #expect(handle.value.address.number == 7)
    #expect(handle.value.notes == ["a": 5])
    #expect(person.address.street.wrappedValue == Person.Address().street)
    let place = Handle<Place>()
    let other = inTree(Place(), place)
    other.update { place.binding!.location.wrappedValue = "there" }
    #expect(place.value == Place(location: "there", source: 1))
  }

  @Test("an optional, unwrapped: nil if there is no value")
  func unwrapping() {
    let handle = Handle<Person>()
    let host = inTree(Person(), handle)
    let work = handle.binding!.work
    #expect(Binding(work) == nil)
    host.update { work.wrappedValue = Person.Address() }
    let unwrapped = Binding(work)!
    host.update { unwrapped.number.wrappedValue = 9 }
    #expect(handle.value.work == Person.Address(number: 9))
    host.update { handle.value.work = nil }
    host.update { unwrapped.wrappedValue = Person.Address(number: 3) }
    #expect(handle.value.work == Person.Address(number: 3))
  }

  @Test("as an optional: writing nil changes nothing")
  func wrapping() {
    let handle = Handle<Person>()
    let host = inTree(Person(), handle)
    let age = Binding<Int?>(handle.binding!.age)
    #expect(age.wrappedValue == 36)
    host.update { age.wrappedValue = 40 }
    host.update { age.wrappedValue = nil }
    #expect(handle.value.age == 40)
  }

  @Test("without its type")
  func erasing() {
    let handle = Handle<Person>()
    let host = inTree(Person(), handle)
    let age = Binding<AnyHashable>(handle.binding!.age)
    #expect(age.wrappedValue == AnyHashable(36))
    host.update { age.wrappedValue = AnyHashable(37) }
    #expect(handle.value.age == 37)
  }

  @Test("without its type, a value of another one traps")
  func wrongType() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var number = 1
        Binding<AnyHashable>(Binding(get: { number }, set: { number = $0 })).wrappedValue = AnyHashable("one")
      }
    }
  }

  @Test("a part of a constant keeps its value")
  func constants() {
    let person = Binding.constant(Person())
    person.name.wrappedValue = "Grace"
    Binding<String?>(person.name).wrappedValue = "Grace"
    #expect(person.address.number.wrappedValue == 1)
    #expect(person.name.wrappedValue == "Ada")
    #expect(Binding(person.work) == nil)
  }

  @Test("a part of two closures goes through both")
  func closures() {
    var person = Person()
    var sets = 0
    let binding = Binding(
      get: { person },
      set: {
        person = $0
        sets += 1
      }
    )
    binding.address.number.wrappedValue += 1
    binding.address.number.wrappedValue += 0
    #expect([person.address.number, sets] == [2, 2])
  }

  @Test("a parameter written with $ takes a binding")
  func parameters() {
    let handle = Handle<Int>()
    let host = inTree(1, handle)
    let double: (Binding<Int>) -> Void = { $number in number *= 2 }
    host.update { double(handle.binding!) }
    host.update { Binding(projectedValue: handle.binding!).wrappedValue += 1 }
    #expect(handle.value == 3)
  }

  @Test("several writes to parts in one action are one change of the base")
  func oneTransaction() {
    let handle = Handle<Person>()
    let host = ViewHost { Stateful(Person(), handle) { Text("\($0.wrappedValue.name) \($0.wrappedValue.age)") } }
    host.resetCounts()
    host.update {
      handle.binding!.name.wrappedValue = "Grace"
      handle.binding!.age.wrappedValue = 85
      handle.binding!.name.wrappedValue += "!"
    }
    #expect(host.counts.bodiesEvaluated == 1)
    #expect(host.texts == ["Grace! 85"])
  }

  @Test("a part written while a body is evaluated is refused, as its base is")
  func inBodies() {
    struct Writer: View {
      @Binding var name: String
      var body: some View {
        let _ = name = "written"
        Text(name)
      }
    }
    let handle = Handle<Person>()
    let host = ViewHost { Stateful(Person(), handle) { Writer(name: $0.name) } }
    #expect(host.texts == ["Ada"])
    #expect(
      host.warnings == [
        "Modifying state during view update: _value is written while a body is evaluated. The write is dropped."
      ]
    )
  }
}
