import Testing
import ViewTree

@MainActor @Suite("Bindings whose source goes: elements that are removed, optionals that lose their value")
struct RemovedSourceTests {
  typealias Pet = Person.Pet

  /// A row that a test writes through, with a state that a test changes.
  struct Row: View {
    @Binding var pet: Pet
    let handles: Handles
    let log: Log
    @State private var taps = 0
    var body: some View {
      let _ = handles.hold($pet, $taps)
      let _ = log.add("row \(pet.name)")
      Text("\(pet.name) \(taps)")
    }
  }

  /// A test's hold on the rows by their elements' ids.
  @MainActor final class Handles {
    private(set) var pets: [Int: Binding<Pet>] = [:]
    private(set) var taps: [Int: Binding<Int>] = [:]

    func hold(_ pet: Binding<Pet>, _ tap: Binding<Int>) {
      pets[pet.id] = pet
      taps[pet.id] = tap
    }
  }

  private static func pets(_ count: Int) -> [Pet] { (0..<count).map { Pet(id: $0, name: "pet \($0)") } }

  /// A list of rows over a state, and what a test needs of both.
  @MainActor struct List {
    let handle = Handle<[Pet]>()
    let handles = Handles()
    let log = Log()
    let host: ViewHost

    init(_ count: Int) {
      host = ViewHost { [handle, handles, log] in
        Stateful(RemovedSourceTests.pets(count), handle) {
          ForEach($0) { $pet in Row(pet: $pet, handles: handles, log: log) }
        }
      }
      _ = log.take()
    }
  }

  // MARK: Elements

  @Test("an element is removed in the action in which its row writes it", arguments: [0, 1, 2])
  func writtenAndRemoved(id: Int) {
    let list = List(3)
    list.host.update {
      list.handles.pets[id]!.name.wrappedValue = "written"
      list.handle.value.remove(at: id)
    }
    let rest = [0, 1, 2].filter { $0 != id }
    #expect(list.host.texts == rest.map { "pet \($0) 0" })
    #expect(list.log.take() == rest.map { "row pet \($0)" })
    #expect(list.handle.value == Self.pets(3).filter { $0.id != id })
  }

  @Test("the other way round the write reaches what lies at the index now", arguments: [0, 1])
  func removedAndWritten(id: Int) {
    let list = List(3)
    list.host.update {
      list.handle.value.remove(at: id)
      list.handles.pets[id]!.name.wrappedValue = "written"
    }
    #expect(list.handle.value.map(\.name) == (id == 0 ? ["written", "pet 2"] : ["pet 0", "written"]))
    #expect(list.host.texts == list.handle.value.map { "\($0.name) 0" })
  }

  @Test("the last element, again and again, down to none", arguments: [1, 5])
  func lastElements(count: Int) {
    let list = List(count)
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
    let list = List(4)
    list.host.update {
      for id in 0..<4 {
        list.handles.taps[id]!.wrappedValue += 1
        list.handles.pets[id]!.name.wrappedValue = "written"
      }
      list.handle.value = []
    }
    #expect(list.log.take() == [])
    #expect(list.host.texts == [])
    list.host.update { list.handle.value = Self.pets(2) }
    #expect(list.host.texts == ["pet 0 0", "pet 1 0"])
  }

  @Test("one is removed and the others move, in the action in which rows write")
  func moved() {
    let list = List(4)
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
      Stateful(Self.pets(3), handle) { pets in
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
    host.update { handle.value.pets = Self.pets(count) }
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
        Stateful(Self.pets(3), handle) {
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

  // MARK: Optionals

  @Test("an optional loses its value while a child holds it unwrapped, and gets another")
  func optional() {
    let handle = Handle<Int?>()
    let host = ViewHost {
      Stateful(5, handle) { number in
        if let number = Binding(number) { Shower(value: number) } else { Text("none") }
      }
    }
    #expect(host.texts == ["5"])
    host.resetCounts()
    host.update {
      handle.value = 6
      handle.value = nil
    }
    #expect(host.texts == ["none"])
    #expect(host.counts.bodies(of: Shower<Int>.self) == 0)
    host.update { handle.value = 5 }
    #expect(host.texts == ["5"])
    host.update {
      handle.value = nil
      handle.value = 7
    }
    #expect(host.texts == ["7"])
    #expect(host.counts.bodies(of: Shower<Int>.self) == 2)
  }

  @Test("written through in the same action; afterwards a write makes it present again")
  func optionalWrites() {
    let handle = Handle<Int?>()
    let held = Handle<Int>()
    let host = ViewHost {
      Stateful(5, handle) { number in
        if let number = Binding(number) {
          let _ = held.hold(number)
          Shower(value: number)
        }
      }
    }
    host.update {
      held.value = 6
      handle.value = nil
    }
    #expect(host.texts == [])
    host.update {
      handle.value = nil
      held.value = 8
    }
    #expect(host.texts == ["8"])
  }

  @Test("an optional element: its value goes, then it goes itself", arguments: [false, true])
  func optionalElement(atOnce: Bool) {
    let handle = Handle<[Int?]>()
    let host = ViewHost {
      Stateful([1, 2], handle) {
        ForEach($0, id: \.self) { $number in
          if let number = Binding($number) { Shower(value: number) } else { Text("none") }
        }
      }
    }
    if atOnce {
      host.update {
        handle.binding![1].wrappedValue = nil
        handle.value.removeLast()
      }
    } else {
      host.update { handle.binding![1].wrappedValue = nil }
      #expect(host.texts == ["1", "none"])
      host.update { handle.value.removeLast() }
    }
    #expect(host.texts == ["1"])
  }

  // MARK: Views that stay

  /// Shows a binding beside a number, so that it can be made to run for another reason.
  struct Stayer<Value>: View {
    let tick: Int
    @Binding var value: Value
    var body: some View { Text("\(value) \(tick)") }
  }

  /// A host with a view that goes on holding the first binding it was given, whatever becomes of the source.
  private func staying<Base, Value>(
    _ base: Base,
    _ handle: Handle<Base>,
    _ tick: Handle<Int>,
    _ derive: @escaping (Binding<Base>) -> Binding<Value>
  ) -> ViewHost {
    let held = Handle<Value>()
    return ViewHost {
      Stateful(base, handle) { base in
        let _ = held.binding == nil ? held.hold(derive(base)) : ()
        Stateful(0, tick) { Stayer(tick: $0.wrappedValue, value: held.binding!) }
      }
    }
  }

  @Test("a view that stays sees the last value of an optional until there is another")
  func stayingOptional() {
    let handle = Handle<Int?>()
    let tick = Handle<Int>()
    let host = staying(5, handle, tick) { Binding($0)! }
    host.resetCounts()
    host.update { handle.value = nil }
    #expect(host.counts.bodies(of: Stayer<Int>.self) == 0)
    host.update { tick.value = 1 }
    #expect(host.texts == ["5 1"])
    host.update { handle.value = 6 }
    #expect(host.texts == ["6 1"])
  }

  @Test("of an element, and of a member of one", arguments: [1, 3])
  func stayingElement(count: Int) {
    let handle = Handle<[Pet]>()
    let tick = Handle<Int>()
    let host = staying(Self.pets(count), handle, tick) { $0[count - 1].name }
    host.update { handle.value.removeLast() }
    host.update { tick.value = 1 }
    #expect(host.texts == ["pet \(count - 1) 1"])
    host.update {
      handle.value = []
      tick.value = 2
    }
    #expect(host.texts == ["pet \(count - 1) 2"])
    host.update { handle.value = Self.pets(count + 1).map { Pet(id: $0.id, name: "new \($0.id)") } }
    #expect(host.texts == ["new \(count - 1) 2"])
  }

  @Test("a value never read while it was there is known all the same")
  func neverRead() {
    struct Late: View {
      let reads: Bool
      @Binding var number: Int
      var body: some View { Text(reads ? "\(number)" : "unread") }
    }
    let handle = Handle<[Int]>()
    let tick = Handle<Bool>()
    let held = Handle<Int>()
    let host = ViewHost {
      Stateful([1, 2], handle) { numbers in
        let _ = held.binding == nil ? held.hold(numbers[1]) : ()
        Stateful(false, tick) { Late(reads: $0.wrappedValue, number: held.binding!) }
      }
    }
    host.update {
      handle.value = []
      tick.value = true
    }
    #expect(host.texts == ["2"])
  }

  // MARK: Parts that cannot be read at times

  /// A member that there is only while the index fits, as view models have them.
  struct Selection: Equatable {
    var numbers: [Int]
    var index: Int
    var selected: Int {
      get { numbers[index] }
      set { numbers[index] = newValue }
    }
  }

  @Test("nobody looks at a part before the action is over")
  func halfWay() {
    let handle = Handle<Selection>()
    let host = ViewHost {
      Stateful(Selection(numbers: [1, 2, 3], index: 2), handle) { Shower(value: $0.selected) }
    }
    host.update {
      handle.value.numbers = [5]
      handle.value.index = 0
    }
    #expect(host.texts == ["5"])
    host.resetCounts()
    host.update {
      handle.value.index = 1
      handle.value.numbers = [4, 5]
    }
    #expect(host.counts.bodiesEvaluated == 0)
  }

  @Test("nor at the part that a child held which its parent takes away")
  func takenAway() {
    let handle = Handle<Selection>()
    let host = ViewHost {
      Stateful(Selection(numbers: [1, 2, 3], index: 2), handle) { selection in
        if selection.wrappedValue.index < selection.numbers.count {
          AnyView(Shower(value: selection.selected))
        }
      }
    }
    #expect(host.texts == ["3"])
    host.update { handle.value.numbers = [] }
    #expect(host.texts == [])
    host.update { handle.value.numbers = [7, 8, 9] }
    #expect(host.texts == ["9"])
  }

  // MARK: Outside bodies

  @Test("outside a body, reading what has gone traps, and so does writing an element that has gone")
  func outside() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = List(2)
        list.host.update { list.handle.value.removeLast() }
        _ = list.handles.pets[1]!.wrappedValue
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = List(2)
        list.host.update {
          list.handle.value.removeLast()
          list.handles.pets[1]!.wrappedValue = Pet(id: 1, name: "late")
        }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var number: Int? = 1
        let unwrapped = Binding(Binding(get: { number }, set: { number = $0 }))!
        number = nil
        _ = unwrapped.wrappedValue
      }
    }
  }
}
