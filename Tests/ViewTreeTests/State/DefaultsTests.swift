import Testing
import ViewTree

@Suite("What may be left out")
@MainActor
struct DefaultsTests {
  private struct Choosing: View {
    @State private var choice: Int?
    var body: some View { Button(choice.map { "chosen \($0)" } ?? "none") { choice = 3 } }
  }

  @Test("a state that holds an optional begins with none")
  func optionalState() {
    let host = ViewHost { Choosing() }
    #expect(host.texts == ["none"])
    host.tap("none")
    #expect(host.texts == ["chosen 3"])
  }

  private struct Farthest: PreferenceKey {
    typealias Value = Int?
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
  }

  @Test("so does a preference, whose listener hears of the first value only")
  func optionalPreference() {
    var heard: [Int?] = []
    _ = ViewHost {
      Text("a").preference(key: Farthest.self, value: 7).onPreferenceChange(Farthest.self) { heard.append($0) }
    }
    _ = ViewHost { Text("a").onPreferenceChange(Farthest.self) { heard.append($0) } }
    #expect(heard == [7])
  }

  private final class Name: ObservableObject {
    @Published var text = "before"
  }

  private struct Naming: View {
    @EnvironmentObject private var name: Name
    var body: some View {
      let text = $name.text
      Button(name.text) { text.wrappedValue = "after" }
    }
  }

  @Test("a binding to a property of an object in the environment reads and writes it")
  func environmentObject() {
    let name = Name()
    let host = ViewHost { Naming().environmentObject(name) }
    host.tap("before")
    #expect(host.texts == ["after"])
    #expect(name.text == "after")
  }
}
