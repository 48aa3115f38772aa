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

  /// A collection that notes how often it is asked for a neighbouring index.
  struct Stepping: MutableCollection, RandomAccessCollection {
    var numbers: [Int]
    let log: Log
    var startIndex: Int { 0 }
    var endIndex: Int { numbers.count }

    subscript(index: Int) -> Int {
      get { numbers[index] }
      set { numbers[index] = newValue }
    }

    func index(after index: Int) -> Int {
      log.add("after \(index)")
      return index + 1
    }

    func index(before index: Int) -> Int {
      log.add("before \(index)")
      return index - 1
    }
  }

  @Test("distances take as many steps as in the collection itself: none where it has random access")
  func distances() {
    let log = Log()
    let binding = Binding.constant(Stepping(numbers: [1, 2, 3, 4], log: log))
    #expect([binding.count, binding.distance(from: 0, to: 3), binding.index(0, offsetBy: 3)] == [4, 3, 3])
    #expect(binding.index(1, offsetBy: 9, limitedBy: 4) == nil)
    let host = ViewHost { ForEach(binding, id: \.self) { $number in Text("\(number)") } }
    #expect(host.texts == ["1", "2", "3", "4"])
    #expect(log.take() == [])
    #expect(binding.index(after: 0) == 1)
    #expect(binding.index(before: 2) == 1)
    #expect(log.take() == ["after 0", "before 2"])
  }

  @Test("an index that is none traps")
  func noElement() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Binding.constant([1, 2])[2] }
    }
  }
}
