import Testing
import ViewTree

@MainActor @Suite("Bindings to elements that are removed")
struct RemovedElementsTests {
  @Test("an element is removed in the action in which its row writes it", arguments: [0, 1, 2])
  func writtenAndRemoved(id: Int) {
    let list = PetList(3)
    list.host.update {
      list.handles.pets[id]!.name.wrappedValue = "written"
      list.handle.value.remove(at: id)
    }
    let rest = [0, 1, 2].filter { $0 != id }
    #expect(list.host.texts == rest.map { "pet \($0) 0" })
    #expect(list.log.take() == rest.map { "row pet \($0)" })
    #expect(list.handle.value == Pet.numbered(3).filter { $0.id != id })
  }

  @Test("the other way round the write reaches what lies at the index now", arguments: [0, 1])
  func removedAndWritten(id: Int) {
    let list = PetList(3)
    list.host.update {
      list.handle.value.remove(at: id)
      list.handles.pets[id]!.name.wrappedValue = "written"
    }
    #expect(list.handle.value.map(\.name) == (id == 0 ? ["written", "pet 2"] : ["pet 0", "written"]))
    #expect(list.host.texts == list.handle.value.map { "\($0.name) 0" })
  }

  @Test("the last element, again and again, down to none", arguments: [1, 5])
  func lastElements(count: Int) {
    let list = PetList(count)
    for rest in (0..<count).reversed() {
      list.host.update {
        list.handles.taps[rest]!.wrappedValue += 1
        list.handles.pets[rest]!.name.wrappedValue += "!"
        list.handle.value.removeLast()
      }
      #expect(list.host.texts == (0..<rest).map { "pet \($0) 0" })
      #expect(list.log.take() == (0..<rest).map { "row pet \($0)" })
    }
  }

  @Test("all at once, while each row is written and changes itself")
  func allAtOnce() {
    let list = PetList(4)
    list.host.update {
      for id in 0..<4 {
        list.handles.taps[id]!.wrappedValue += 1
        list.handles.pets[id]!.name.wrappedValue = "written"
      }
      list.handle.value = []
    }
    #expect(list.log.take() == [])
    #expect(list.host.texts == [])
    list.host.update { list.handle.value = Pet.numbered(2) }
    #expect(list.host.texts == ["pet 0 0", "pet 1 0"])
  }

  @Test("one is removed and the others move, in the action in which rows write")
  func moved() {
    let list = PetList(4)
    list.host.update { list.handles.taps[3]!.wrappedValue = 7 }
    list.host.update {
      list.handles.pets[3]!.name.wrappedValue = "three"
      list.handles.pets[1]!.name.wrappedValue = "one"
      list.handle.value = [3, 0, 1].map { list.handle.value[$0] }
    }
    #expect(list.host.texts == ["three 7", "pet 0 0", "one 0"])
    list.host.update { list.handles.pets[3]!.name.wrappedValue += "!" }
    #expect(list.host.texts == ["three! 7", "pet 0 0", "one 0"])
    #expect(list.handle.value.map(\.id) == [3, 0, 1])
  }

  @Test("a row's own button removes it and then writes nothing more")
  func ownButton() {
    struct Line: View {
      @Binding var pet: Pet
      let remove: () -> Void
      var body: some View {
        Button("remove \(pet.name)") {
          pet.name = "gone"
          remove()
        }
      }
    }
    let handle = Handle<[Pet]>()
    let host = ViewHost {
      Stateful(Pet.numbered(3), handle) { pets in
        ForEach(pets) { $pet in
          let id = pet.id
          AnyView(Line(pet: $pet, remove: { pets.wrappedValue.removeAll { $0.id == id } }))
        }
      }
    }
    host.tap("remove pet 2")
    host.tap("remove pet 0")
    #expect(host.texts == ["remove pet 1"])
    host.tap("remove pet 1")
    #expect(host.texts == [])
  }

  @Test("a list behind a binding, whose rows hand members on", arguments: [2, 6])
  func throughAChild(count: Int) {
    struct Line<Value>: View {
      @Binding var pet: Pet
      let value: Value
      var body: some View { AnyView(Shower(value: $pet.name)) }
    }
    struct Lines: View {
      @Binding var pets: [Pet]
      var body: some View { ForEach($pets) { $pet in Line(pet: $pet, value: 1) } }
    }
    let handle = Handle<Person>()
    let host = ViewHost {
      Stateful(Person(), handle) { person in
        Lines(pets: person.pets)
      }
    }
    host.update { handle.value.pets = Pet.numbered(count) }
    host.resetCounts()
    host.update {
      handle.binding!.pets[count - 1].name.wrappedValue = "written"
      handle.value.pets.removeLast()
    }
    #expect(host.texts == (0..<count - 1).map { "pet \($0)" })
    #expect(host.counts.bodies(of: Lines.self) == 1)
    #expect(host.counts.bodies(of: Shower<String>.self) == count - 1)
  }

  @Test("a member of an element of a member, its element removed in the same action")
  func nestedPath() {
    let handle = Handle<Person>()
    let host = ViewHost {
      Stateful(.owning("Rex", "Tom", "Leo"), handle) { person in
        if person.pets.count > 2 { Shower(value: person.pets[2].name) } else { Text("none") }
      }
    }
    host.update { handle.binding!.pets[2].name.wrappedValue = "Kim" }
    #expect(host.texts == ["Kim"])
    host.resetCounts()
    host.update {
      handle.binding!.pets[2].name.wrappedValue = "Sam"
      handle.value.pets.removeLast()
    }
    #expect(host.texts == ["none"])
    #expect(host.counts.bodies(of: Shower<String>.self) == 0)
  }

  @Test("the screen that a removed row has pushed goes, though it holds the element")
  func pushedScreen() {
    let handle = Handle<[Pet]>()
    let host = ViewHost {
      NavigationStack {
        Stateful(Pet.numbered(3), handle) {
          ForEach($0) { $pet in NavigationLink(pet.name, destination: Shower(value: $pet.name)) }
        }
      }
    }
    host.tap("pet 2")
    host.update { handle.value[2].name = "changed" }
    #expect(host.texts == ["changed"])
    host.update {
      handle.value[2].name = "changed again"
      handle.value.removeLast()
    }
    #expect(host.depth == 1)
    #expect(host.texts == ["pet 0", "pet 1"])
  }
}
