import Testing
import ViewTree

@MainActor @Suite("NavigationPath") struct NavigationPathTests {
  @Test("count, emptiness, appending and removing")
  func edits() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("b")
    path.append(2.5)
    #expect(path.count == 3)
    path.removeLast()
    path.removeLast(0)
    #expect(path.count == 2)
    path.removeLast(2)
    #expect(path.isEmpty)
  }

  @Test("a copy is another path")
  func copies() {
    let path = NavigationPath([1, 2, 3])
    var copy = path
    copy.removeLast()
    copy.append(4)
    #expect(path == NavigationPath([1, 2, 3]))
    #expect(copy == NavigationPath([1, 2, 4]))
    #expect(copy != path)
  }

  @Test("equal are those with equal values of the same types, however they came about")
  func equality() {
    var grown = NavigationPath([1])
    grown.append(2)
    grown.append(9)
    grown.removeLast()
    #expect(grown == NavigationPath([1, 2]))
    #expect(grown != NavigationPath([1]))
    #expect(NavigationPath([1]) != NavigationPath([Int8(1)]))
    #expect(NavigationPath() == NavigationPath([Int]()))
    #expect(NavigationPath([1, 2, 3]) != NavigationPath([0, 2, 3]))
  }
}
