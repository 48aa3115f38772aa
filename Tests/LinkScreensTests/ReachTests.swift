import Measurement
import Testing
import ViewTree

@testable import LinkScreens

@Suite("Changes that reach few views")
@MainActor
struct ReachTests {
  private static let sizes = [
    ReachCase(.besideRows, rows: 0), ReachCase(.besideRows, rows: 1), ReachCase(.besideRows, rows: 730),
    ReachCase(.environment, rows: 10), ReachCase(.environment, rows: 100), ReachCase(.environment, rows: 1_000),
    ReachCase(.lazyMount, rows: 0), ReachCase(.lazyMount, rows: 14), ReachCase(.lazyMount, rows: 730),
    ReachCase(.lazyTick, rows: 0), ReachCase(.lazyTick, rows: 16), ReachCase(.lazyTick, rows: 10_000),
    ReachCase(.lazyScroll, rows: 180), ReachCase(.lazyScroll, rows: 187), ReachCase(.lazyScroll, rows: 10_000),
    ReachCase(.listMount, rows: 0), ReachCase(.listMount, rows: 15), ReachCase(.listMount, rows: 10_000),
    ReachCase(.push, rows: 1), ReachCase(.push, rows: 2), ReachCase(.push, rows: 100),
  ]

  @Test("do at each step what is expected of them, whatever the number of rows", arguments: await sizes)
  func steps(reach: ReachCase) throws {
    let trial = reach.subject()
    for steps in [1, 3, 30] {
      try trial.prepare(steps: steps)
      trial.run(steps: steps)
      try trial.verify(steps: steps)
    }
  }

  @Test("fail at the first step that does something else")
  func otherWork() {
    let reach = ReachCase(.environment, rows: 20)
    let mounted = reach.mount()
    let check = CountsCheck(key: reach.key, expected: ReachCase(.besideRows, rows: 20).expected)
    let trial = TickTrial(mounted, check)
    trial.prepare(steps: 2)
    trial.run(steps: 2)
    #expect(
      throws: CountsVaried(key: "environment/20", step: 1, expected: check.expected, found: reach.expected)
    ) { try trial.verify(steps: 2) }
  }

  @Test("run the screen and the ten readers, and show what they read", arguments: [10, 50])
  func causes(rows: Int) {
    let mounted = ReachCase(.environment, rows: rows).mount()
    mounted.host.recordsDetails = true
    mounted.counting { $0.tick() }
    #expect(
      mounted.host.causes.map(\.description)
        == ["FewReadersScreen: _ticks"] + Array(repeating: "Reader: _ticks", count: 10)
    )
    #expect(mounted.host.texts.filter { $0 == "odd" }.count == 10)
    #expect(mounted.host.texts.count == rows)
  }

  @Test("run the screen alone where all rows are in an equal child, and leave every row in the tree")
  func beside() {
    let mounted = ReachCase(.besideRows, rows: 3).mount()
    let texts = mounted.host.texts
    mounted.host.recordsDetails = true
    mounted.counting { $0.tick() }
    #expect(mounted.host.causes.map(\.description) == ["BesideRowsScreen: _ticks"])
    #expect(mounted.host.texts == texts)
    #expect(mounted.host.outline.contains("NavigationTitleView \"Calendar, refreshed 1 times\""))
    #expect(mounted.host.control("2013-01-03") != nil)
  }

  @Test("of a lazy stack show a viewport of days, wherever it is scrolled")
  func lazyRows() {
    let mounted = ReachCase(.lazyScroll, rows: 200).mount()
    #expect(mounted.host.texts.count == 30)
    var pages = Pages(of: mounted.host, rows: 200)
    #expect(mounted.host.scrollOffset == 165)
    pages.turn()
    #expect(mounted.host.scrollOffset == 180)
    pages.turn()
    #expect(mounted.host.scrollOffset == 0)
  }

  @Test("push the next day upon those that are there", arguments: [1, 2, 100])
  func push(depth: Int) {
    let mounted = ReachCase(.push, rows: depth).mount()
    #expect(mounted.host.depth == depth)
    mounted.tick()
    #expect(mounted.host.depth == depth + 1)
    #expect(mounted.host.texts.first == DayTable.embedded().days(count: depth).last?.date)
    mounted.host.goBack()
    #expect(mounted.host.depth == depth)
  }

  @Test("are held against the same change on the smallest screen")
  func references() {
    #expect(
      ReachCase.all.map(\.key) == [
        "beside-rows/730", "beside-rows/1000000", "environment/100", "environment/100000", "lazy-mount/730",
        "lazy-mount/1000000", "lazy-tick/730", "lazy-tick/1000000", "lazy-scroll/730", "lazy-scroll/1000000",
        "list-mount/730", "list-mount/1000000", "push/2", "push/100",
      ]
    )
    #expect(
      ReachCase.all.map(\.reference.key) == [
        "beside-rows/730", "beside-rows/730", "environment/100", "environment/100", "lazy-mount/730", "lazy-mount/730",
        "lazy-tick/730", "lazy-tick/730", "lazy-scroll/730", "lazy-scroll/730", "list-mount/730", "list-mount/730",
        "push/2", "push/2",
      ]
    )
  }
}
