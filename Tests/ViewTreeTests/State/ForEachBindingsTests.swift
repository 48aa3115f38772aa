import Testing
import ViewTree

@MainActor @Suite("ForEach over a binding: a row for each element, made from a binding to it")
struct ForEachBindingsTests {
  typealias Pet = Person.Pet

  struct Row: View {
    @Binding var pet: Pet
    @State private var taps = 0
    var body: some View {
      Button("\(pet.name) \(taps)") {
        taps += 1
        pet.name += "*"
      }
    }
  }

  private static func pets(_ count: Int) -> [Pet] { (0..<count).map { Pet(id: $0, name: "pet \($0)") } }

  @Test("a row writes its own element", arguments: [1, 2, 20])
  func writing(count: Int) {
    let handle = Handle<[Pet]>()
    let host = ViewHost { Stateful(Self.pets(count), handle) { ForEach($0) { $pet in Row(pet: $pet) } } }
    host.tap("pet \(count - 1) 0")
    #expect(handle.value.map(\.name) == (0..<count).map { $0 == count - 1 ? "pet \($0)*" : "pet \($0)" })
    #expect(host.texts == (0..<count).map { $0 == count - 1 ? "pet \($0)* 1" : "pet \($0) 0" })
  }

  @Test("the view that wrote it reads the collection, and each row is unequal when it runs", arguments: [2, 10])
  func bodies(count: Int) {
    let handle = Handle<[Pet]>()
    let host = ViewHost { Stateful(Self.pets(count), handle) { ForEach($0) { $pet in Shower(value: $pet.name) } } }
    let causes = host.causes(of: { host.update { handle.value[1].name = "new" } })
    #expect(causes.count == 1 + count)
    #expect(causes.dropFirst().allSatisfy { $0 == "Shower<String>: @self, _value" })
    #expect(host.texts == (0..<count).map { $0 == 1 ? "new" : "pet \($0)" })
    #expect(host.causes(of: { host.update { handle.value[1].name = "new" } }) == [])
  }

  @Test("the content need not be a view of its own")
  func inline() {
    let handle = Handle<[Pet]>()
    let host = ViewHost {
      Stateful(Self.pets(2), handle) {
        ForEach($0) { $pet in
          Text(pet.name)
          Button("call \(pet.name)") { pet.name = pet.name.uppercased() }
        }
      }
    }
    host.tap("call pet 1")
    #expect(host.texts == ["pet 0", "call pet 0", "PET 1", "call PET 1"])
    #expect(host.counts.bodiesEvaluated == 2)
  }

  @Test("by an id of one's own; the element need not be Identifiable")
  func ownIDs() {
    let handle = Handle<[String]>()
    let host = ViewHost { Stateful(["a", "b"], handle) { ForEach($0, id: \.self) { $text in Keeper(text.count) } } }
    #expect(host.texts == ["1 keeps 1", "1 keeps 1"])
    host.update { handle.value = ["long", "a"] }
    #expect(host.texts == ["4 keeps 4", "1 keeps 1"])
    let pets = Handle<[Pet]>()
    let other = ViewHost { Stateful(Self.pets(2), pets) { ForEach($0, id: \.name) { $pet in Text("\(pet.id)") } } }
    #expect(other.texts == ["0", "1"])
  }

  @Test("rows keep their state and write to the right element where elements move")
  func moving() {
    let handle = Handle<[Pet]>()
    let host = ViewHost { Stateful(Self.pets(4), handle) { ForEach($0) { $pet in Row(pet: $pet) } } }
    host.tap("pet 1 0")
    host.update { handle.value.reverse() }
    #expect(host.texts == ["pet 3 0", "pet 2 0", "pet 1* 1", "pet 0 0"])
    host.tap("pet 1* 1")
    host.tap("pet 0 0")
    #expect(handle.value.map(\.name) == ["pet 3", "pet 2", "pet 1**", "pet 0*"])
    host.update { handle.value.insert(Pet(id: 9, name: "new"), at: 0) }
    host.tap("pet 1** 2")
    #expect(host.texts == ["new 0", "pet 3 0", "pet 2 0", "pet 1*** 3", "pet 0* 1"])
  }

  @Test("in a list in a list, in a generic view, erased")
  func nested() {
    struct Table<Cell: View>: View {
      @Binding var lines: [[Int]]
      let cell: (Binding<Int>) -> Cell
      var body: some View {
        ForEach($lines, id: \.self) { $line in
          ForEach($line, id: \.self) { $number in AnyView(cell($number)) }
        }
      }
    }
    let handle = Handle<[[Int]]>()
    let host = ViewHost {
      Stateful([[1, 2], [], [3]], handle) { lines in
        Table(lines: lines) { number in Button("\(number.wrappedValue)") { number.wrappedValue += 10 } }
      }
    }
    host.tap("2")
    host.tap("3")
    #expect(handle.value == [[1, 12], [], [13]])
    #expect(host.texts == ["1", "12", "13"])
  }

  @Test("equal ids warn, as in any ForEach")
  func duplicates() {
    let handle = Handle<[Int]>()
    let host = ViewHost { Stateful([1, 1], handle) { ForEach($0, id: \.self) { $number in Text("\(number)") } } }
    #expect(host.texts == ["1", "1"])
    #expect(
      host.warnings == ["ForEach: the ID 1 occurs multiple times within the collection; results are undefined."]
    )
  }

  @Test("a slice, a constant, nothing")
  func otherCollections() {
    let handle = Handle<ArraySlice<Int>>()
    let host = ViewHost {
      Stateful([1, 2, 3, 4][2...], handle) { numbers in
        ForEach(numbers, id: \.self) { $number in Button("\(number)") { number = 0 } }
        ForEach(Binding.constant([7]), id: \.self) { $number in Text("\(number)") }
        ForEach(Binding.constant([Int]()), id: \.self) { $number in Text("\(number)") }
      }
    }
    host.tap("4")
    #expect(host.texts == ["3", "0", "7"])
  }
}
