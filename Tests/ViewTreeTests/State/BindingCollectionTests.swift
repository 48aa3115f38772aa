import Testing
import ViewTree

@MainActor @Suite("A binding to a collection is a collection of bindings")
struct BindingCollectionTests {
  private func inTree<Value>(_ value: Value, _ handle: Handle<Value>) -> ViewHost {
    ViewHost { Stateful(value, handle) { _ in Text("x") } }
  }

  @Test("elements by index, in order, backwards, by distance", arguments: [0, 1, 5])
  func walking(count: Int) {
    let handle = Handle<[Int]>()
    let host = inTree(Array(0..<count), handle)
    let numbers = handle.binding!
    #expect(numbers.map(\.wrappedValue) == Array(0..<count))
    #expect(numbers.reversed().map(\.wrappedValue) == (0..<count).reversed())
    #expect(numbers.indices == 0..<count)
    #expect([numbers.count, numbers.distance(from: numbers.startIndex, to: numbers.endIndex)] == [count, count])
    #expect(numbers.last?.wrappedValue == (count > 0 ? count - 1 : nil))
    host.update { for number in numbers { number.wrappedValue *= 10 } }
    #expect(handle.value == (0..<count).map { $0 * 10 })
  }

  @Test("a slice keeps its own indices")
  func slices() {
    let handle = Handle<ArraySlice<Int>>()
    let host = inTree([1, 2, 3, 4][1...2], handle)
    #expect(handle.binding!.indices == 1..<3)
    host.update { handle.binding![2].wrappedValue = 30 }
    #expect(handle.value == [2, 30])
    #expect(handle.binding!.dropFirst().map(\.wrappedValue) == [30])
  }

  @Test("an element has its value's id, and members of its own")
  func members() {
    let handle = Handle<Person>()
    let host = inTree(.owning("Rex", "Tom", "Leo"), handle)
    let pets = handle.binding!.pets
    #expect(pets.map(\.id) == [0, 1, 2])
    host.update { pets[2].name.wrappedValue = "Kim" }
    host.update { pets.first { $0.id == 1 }?.name.wrappedValue.append("my") }
    #expect(handle.value.pets.map(\.name) == ["Rex", "Tommy", "Kim"])
  }

  @Test("of a constant, and of two closures")
  func otherSources() {
    var numbers = [1, 2, 3]
    let closures = Binding(get: { numbers }, set: { numbers = $0 })
    closures[1].wrappedValue = 20
    #expect(numbers == [1, 20, 3])
    let constant = Binding.constant([1, 2, 3])
    constant[1].wrappedValue = 20
    #expect(constant.map(\.wrappedValue) == [1, 2, 3])
  }

  @Test("an index that is none traps")
  func noElement() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Binding.constant([1, 2])[2] }
    }
  }
}
