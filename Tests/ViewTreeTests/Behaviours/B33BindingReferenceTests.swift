import Testing
import ViewTree

// Bindings name their source, and lead to objects and closures.
extension B33ReferencesTests {
  struct Equipment {
    var token = Token()
    var name = "name"
    var action: @MainActor () -> Void = {}
  }

  @Test("a binding to a member that is an object: the same object is no change, another is")
  func objectMembers() {
    let handle = Handle<Equipment>()
    let equipment = Equipment()
    let host = ViewHost { Stateful(equipment, handle) { Shower(value: $0.token) } }
    host.resetCounts()
    host.update { handle.value.name = "other" }
    host.update { handle.value = equipment }
    host.update { handle.binding!.token.wrappedValue = equipment.token }
    #expect(host.counts.bodiesEvaluated == 0)
    host.update { handle.binding!.token.wrappedValue = Token() }
    #expect(host.counts.bodies(of: Shower<Token>.self) == 1)
  }

  @Test("a binding to a member that contains a closure: stored and written back it is no change, a fresh one is")
  func closuresInMembers() {
    struct Room {
      var equipment: Equipment
      var number = 1
    }
    struct Runner: View {
      @Binding var equipment: Equipment
      var body: some View { Button("run", action: equipment.action) }
    }
    let handle = Handle<Room>()
    let store = Store()
    let log = Log()
    let host = ViewHost {
      Stateful(Room(equipment: Equipment(action: store.closure)), handle) { Runner(equipment: $0.equipment) }
    }
    host.resetCounts()
    host.update { handle.value.number = 2 }
    host.update { handle.value.equipment = handle.value.equipment }
    #expect(host.counts.bodiesEvaluated == 0)
    let numbers = (1, 2)
    host.update { handle.value.equipment.action = { log.add("\(numbers)") } }
    #expect(host.counts.bodies(of: Runner.self) == 1)
    host.tap("run")
    #expect(log.take() == ["(1, 2)"])
  }

  @Test("a stored binding handed on is equal, through several views, erased and in rows")
  func storedBindings() {
    struct Outer: View {
      let tick: Int
      @Binding var name: String
      var body: some View { Holder(value: $name) }
    }
    let handle = Handle<Int>()
    let names = Handle<Equipment>()
    let host = ViewHost {
      Stateful(Equipment(), names) { equipment in
        Stateful(0, handle) { tick in
          let name = equipment.name
          Outer(tick: tick.wrappedValue, name: name)
          AnyView(Holder(value: name))
          ForEach(0..<3) { _ in Holder(value: name) }
        }
      }
    }
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect(host.counts.values(of: Holder<String>.self) == 5)
    #expect([host.counts.bodies(of: Outer.self), host.counts.bodies(of: Holder<String>.self)] == [1, 0])
  }
}
