import Testing
import ViewTree

@testable import LinkScreens

@Suite("While a day is open")
@MainActor
struct OpenDayTests {
  /// A link to a view takes its screen along when its row goes (behaviour B68); a value, an item or a flag stays.
  @Test("deleting it pops its screen where the link is in the row, and nowhere else")
  func deletion() {
    let found = ScreenNames.withLinks.map { name in
      let stage = Stage(LinkScreens.Screen.named(name)!, rows: 5, days: .embedded())
      let mounted = stage.mount()
      mounted.tap()
      stage.step(of: .delete)(mounted)
      let texts = mounted.host.texts
      #expect(mounted.host.warnings == [])
      return "\(name) \(mounted.host.depth)\(texts.contains(stage.days[2].date) ? " shown" : "")"
    }
    #expect(
      found == [
        "eager 1", "eager-closure 1", "navigation-view 1", "row-view 1", "equatable-row 1", "isolated 1",
        "lazy-view 1", "tag-selection 1", "hidden-link 2 shown", "action-link 1", "value-link 2 shown",
        "path 2 shown", "is-presented 2 shown", "saved-maps 2 shown", "item 2 shown",
      ]
    )
  }

  @Test("a change of the store is shown, and nothing is built", arguments: await ScreenNames.withLinks)
  func storeChange(name: String) {
    let stage = Stage(LinkScreens.Screen.named(name)!, rows: 5, days: .embedded())
    let mounted = stage.mount()
    mounted.tap()
    mounted.counting { $0.host.update { stage.store.note = "changed" } }
    #expect(mounted.host.texts.contains("changed"))
    let totals = mounted.host.totals
    #expect([totals.linksBuilt, totals.destinationsBuilt, totals.bodiesEvaluated] == [0, 0, 1])
  }

  @Test(
    "hidden-link leads to another view by the weather",
    arguments: [("snow", "Snow"), ("rain", "Rain"), ("drizzle", "Rain"), ("sun", "Sun"), ("fog", "Sun")]
  )
  func weather(weather: String, title: String) throws {
    let stage = Stage(.named("hidden-link")!, rows: 730, days: .embedded())
    let day = try #require(stage.days.first { $0.weather == weather })
    let host = stage.mount().host
    host.tap(day.date)
    #expect(host.outline.contains("NavigationTitleView \"\(title) on \(day.date)\""))
    #expect(host.texts.first == day.date)
  }

  @Test("a deep link opens three, the last on top, and leaves them one by one")
  func deepLink() {
    let stage = Stage(.named("path")!, rows: 5, days: .embedded())
    let mounted = stage.mount()
    stage.step(of: .deepLink)(mounted)
    #expect(mounted.host.depth == 4)
    let shown = (0..<3).map { _ in
      let date = mounted.host.texts[0]
      mounted.host.goBack()
      return date
    }
    #expect(shown == [2, 1, 0].map { stage.days[$0].date })
    #expect(mounted.host.depth == 1)
  }

  @Test("a picture is deleted by its menu, and the one that was opened is recorded")
  func savedMaps() {
    let stage = Stage(.named("saved-maps")!, rows: 5, days: .embedded())
    let host = stage.mount().host
    host.contextMenu(of: stage.days[0].date)?.tap("Delete")
    #expect(host.texts.first == stage.days[1].date)
    #expect(host.texts.last == "4")
    host.tap(stage.days[1].date)
    #expect(host.depth == 2)
    #expect(host.warnings == [])
  }
}
