import Testing
import ViewTree

@MainActor @Suite("B70: a path changed in two passes of one frame: a warning, and the last value wins")
struct B70TwoChangesTests {
  /// A stack whose path is written again when it has changed to some value.
  struct Corrected: View {
    let path: Handle<[Int]>
    let correct: (Int) -> [Int]?
    @State private var numbers: [Int] = []
    var body: some View {
      let _ = path.hold($numbers)
      NavigationStack(path: $numbers) { Text("root").navigationDestination(for: Int.self) { Counted($0) } }
        .onChange(of: numbers) { _, numbers in
          if let last = numbers.last, let corrected = correct(last) { self.numbers = corrected }
        }
    }
  }

  @Test("by the action, and by an onChange that writes it again", arguments: [[], [7], [1, 7], [7, 8, 9]])
  func onChange(corrected: [Int]) {
    let path = Handle<[Int]>()
    let host = ViewHost { Corrected(path: path) { $0 == 1 ? corrected : nil } }
    host.update { path.value = [1] }
    #expect(path.value == corrected)
    #expect(host.depth == corrected.count + 1)
    #expect(host.texts == [corrected.last.map { "\($0) tapped 0" } ?? "root"])
    #expect(host.warnings.count == 1)
    host.update { path.value = [2] }
    host.update { path.value = [3] }
    #expect(host.texts == ["3 tapped 0"])
    #expect(host.warnings.count == 1)
  }

  @Test("once for each frame, however many changes; by two transactions as well")
  func often() {
    let path = Handle<[Int]>()
    let host = ViewHost { Corrected(path: path) { $0 < 3 ? [$0 + 1] : nil } }
    host.update { path.value = [1] }
    #expect(path.value == [3])
    // One for the path; the other for an action that runs again and again because of what it has written (B81).
    #expect(host.warnings.count == 2)
    host.update {
      path.value = [8]
      withAnimation { path.value = [9] }
    }
    #expect(host.texts == ["9 tapped 0"])
    #expect(host.warnings.count == 3)
  }

  @Test("several writes in one action are one change, and so is one by work on the main queue")
  func oneChange() {
    let path = Handle<[Int]>()
    let host = ViewHost { NumberStack(path) }
    host.update {
      path.value = [1]
      path.value = [1, 2, 3]
      path.value.removeLast()
      DispatchQueue.main.async { path.value.append(4) }
    }
    #expect(path.value == [1, 2, 4])
    #expect(host.depth == 4)
    #expect(host.warnings == [])
    host.update {
      path.value = []
      path.value = [1, 2, 4]
    }
    #expect(host.depth == 4)
    #expect(host.warnings == [])
  }

  @Test("a path written when the root appears is the first change of its frame")
  func atAppearance() {
    struct Linked: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) { Text("root").navigationDestination(for: Int.self) { Counted($0) } }
          .onAppear { path = [1, 2] }
      }
    }
    let host = ViewHost { Linked() }
    #expect(host.depth == 3)
    #expect(host.warnings == [])
  }
}
