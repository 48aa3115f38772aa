import Testing
import ViewTree

@MainActor @Suite("Parts that cannot be read at times")
struct UnreadablePartsTests {
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

  @Test("outside a body, reading what has gone traps, and so does writing an element that has gone")
  func outside() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = PetList(2)
        list.host.update { list.handle.value.removeLast() }
        _ = list.handles.pets[1]!.wrappedValue
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = PetList(2)
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
