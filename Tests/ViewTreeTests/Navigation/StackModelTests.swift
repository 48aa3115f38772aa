import Testing
import ViewTree

@MainActor @Suite("Random sequences: a stack is what plain arrays of screens say, and loses and leaks nothing")
struct StackModelTests {
  /// A stack, its model, and what has been done to both.
  @MainActor final class Run {
    let form: ModelStack.Form
    let registry = ModelRegistry()
    let path = ModelPath()
    let host: ViewHost
    var plain = PlainStack()
    var dice: Dice
    var actions: [String] = []
    private let nodesAtStart: Int

    init(seed: UInt64, _ form: ModelStack.Form) {
      self.form = form
      dice = Dice(seed: seed)
      let (registry, path) = (registry, path)
      host = ViewHost { ModelStack(form: form, registry: registry, path: path) }
      nodesAtStart = host.counts.nodesLive
    }

    var top: PlainStack.Entry { plain.screens.last! }

    private var hasRoom: Bool { plain.screens.count < 20 }

    private func any<Element>(_ elements: [Element]) -> Element? {
      elements.isEmpty ? nil : elements[dice.roll(elements.count)]
    }

    func act() {
      switch dice.roll(16) {
      case 0, 1, 2: tapView()
      case 3, 4, 5: tapValue()
      case 6: tapCounter()
      case 7, 8: back(times: 1)
      case 9: leave()
      case 10, 11: writePath()
      case 12: changeRows()
      case 13: setItem()
      case 14: dismissBelow()
      default: mixed()
      }
    }

    private func tapCounter() {
      actions.append("tap")
      host.tap("tap")
      plain.change(top.number!) { $0.taps += 1 }
    }

    private func tapView() {
      guard hasRoom, let row = any(top.rows) else { return }
      actions.append("view \(row)")
      host.tap("view \(row)")
      plain.push(.view(row), from: top.number!)
    }

    private func tapValue() {
      guard hasRoom, let row = any(top.rows) else { return }
      actions.append("value \(row)")
      host.tap("value \(row)")
      plain.follow(plain.path + [row])
    }

    private func back(times: Int) {
      actions.append("back \(times)")
      host.update { for _ in 0..<times { host.goBack() } }
      for _ in 0..<times { plain.goBack() }
    }

    private func leave() {
      actions.append("leave")
      host.tap("leave")
      plain.dismiss(top.number!)
    }

    private func dismissBelow() {
      let number = any(plain.screens)!.number!
      actions.append("dismiss #\(number)")
      let dismiss = registry[number].dismiss
      host.update { dismiss() }
      plain.dismiss(number)
    }

    private func randomPath() -> [Int] {
      var path = plain.path
      switch dice.roll(5) {
      case 0: path = []
      case 1: path.removeLast(dice.roll(path.count + 1))
      case 2: if let place = any(Array(path.indices)) { path[place] = dice.roll(4) }
      case 3: path = (0..<dice.roll(6)).map { _ in dice.roll(3) }
      default: break
      }
      let room = max(0, 20 - plain.views.count - path.count - 1)
      return path + (0..<min(dice.roll(4), room)).map { _ in dice.roll(3) }
    }

    private func writePath() {
      guard let write = path.write else { return }
      let newPath = randomPath()
      actions.append("path \(newPath)")
      host.update { write(newPath) }
      plain.follow(newPath)
    }

    private func changeRows() {
      let entry = any(plain.screens)!
      let number = entry.number!
      if entry.rows.count < 3 {
        let row = (0..<4).first { !entry.rows.contains($0) }!
        actions.append("add row \(row) to #\(number)")
        host.update { registry[number].rows.wrappedValue.insert(row, at: 0) }
        plain.change(number) { $0.rows.insert(row, at: 0) }
      } else if let row = any(entry.rows) {
        actions.append("remove row \(row) of #\(number)")
        host.update { registry[number].rows.wrappedValue.removeAll { $0 == row } }
        plain.remove(row: row, of: number)
      }
    }

    private func setItem() {
      let entry = any(plain.screens)!
      let number = entry.number!
      if entry.item != nil {
        actions.append("no item at #\(number)")
        host.update { registry[number].item.wrappedValue = nil }
        plain.removeViews { $0.owner == number && $0.kind == .item(entry.item!) }
      } else if hasRoom {
        let item = dice.roll(5)
        actions.append("item \(item) at #\(number)")
        host.update { registry[number].item.wrappedValue = item }
        plain.push(.item(item), from: number)
        plain.change(number) { $0.item = item }
      }
    }

    /// Several things in one action.
    private func mixed() {
      if let row = any(top.rows), plain.screens.count < 18, dice.roll(2) == 0 {
        actions.append("value \(row) twice and view \(row)")
        host.update {
          host.tap("value \(row)")
          host.tap("view \(row)")
          host.tap("view \(row)")
          host.tap("value \(row)")
        }
        plain.push(.view(row), from: top.number!)
        plain.follow(plain.path + [row, row])
      } else if let write = path.write, plain.views.isEmpty {
        let newPath = randomPath()
        actions.append("path \(newPath) and back")
        host.update {
          write(newPath)
          host.goBack()
        }
        // Back is the button of a screen: none of it without one.
        plain.follow(plain.values.isEmpty ? newPath : Array(newPath.dropLast()))
      } else {
        back(times: 1 + dice.roll(3))
      }
    }

    /// Whether the tree is what the model says; notes which screens have come.
    func agrees() -> Bool {
      let lines = host.outline.split(separator: "\n").filter { $0.contains("#") }
      let texts = lines.map { String($0.split(separator: "\"")[0...][1]) }
      let screens = plain.screens
      guard texts.count == screens.count else { return false }
      let living = registry.living()
      let numbers = texts.map { Int($0.split { !$0.isNumber && $0 != "#" }.first { $0.hasPrefix("#") }!.dropFirst())! }
      let known = Set(screens.compactMap(\.number))
      var fresh = zip(screens, numbers).filter { $0.0.number == nil }.map(\.1)
      guard fresh.allSatisfy({ !known.contains($0) && $0 > (known.max() ?? 0) }) else { return false }
      plain.change { entry in if entry.number == nil { entry.number = fresh.removeFirst() } }
      return texts == plain.screens.map(\.text) && living == numbers.sorted() && host.texts.first == texts.last
        && host.depth == texts.count && path.count() ?? plain.values.count == plain.values.count
    }

    /// Back to the root as it was at the start.
    func end() -> Bool {
      while host.depth > 1 { back(times: 1) }
      let root = registry[plain.root.number!]
      host.update { root.rows.wrappedValue = [0, 1, 2] }
      plain.root.rows = [0, 1, 2]
      return agrees() && host.counts.nodesLive == nodesAtStart
    }
  }

  static let seeds: ClosedRange<UInt64> = 1...30
  static let steps = 40

  @Test("a typed path, a path of any values, a path of the stack's own", arguments: ModelStack.Form.allCases)
  func sequences(form: ModelStack.Form) {
    var deepest = 0
    for seed in Self.seeds {
      let run = Run(seed: seed, form)
      guard run.agrees() else {
        Issue.record("\(form), seed \(seed): \(run.host.outline)")
        return
      }
      for _ in 0..<Self.steps {
        run.act()
        guard run.agrees() else {
          Issue.record(
            "\(form), seed \(seed), after \(run.actions): \(run.host.outline), not \(run.plain.screens.map(\.text))"
          )
          return
        }
        deepest = max(deepest, run.host.depth)
      }
      guard run.end(), run.host.warnings == [] else {
        Issue.record("\(form), seed \(seed), at the end of \(run.actions): \(run.host.outline) \(run.host.warnings)")
        return
      }
    }
    #expect(deepest == 20)
  }
}
