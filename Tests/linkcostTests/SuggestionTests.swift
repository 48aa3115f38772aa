import Testing

@testable import linkcost

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "the distance counts letters inserted, removed, replaced or swapped",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("eager", "eager", 0), ("Eager", "eager", 0), ("eagre", "eager", 1),
      ("eger", "eager", 1), ("eageer", "eager", 1), ("eaxer", "eager", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ]
  )
  func distances(a: String, b: String, distance: Int) {
    #expect(Suggestion.distance(a, b) == distance)
    #expect(Suggestion.distance(b, a) == distance)
  }

  @Test(
    "the nearest name is suggested, the first of several, and none where none is near",
    arguments: [
      ("hiden-link", "hidden-link"), ("hidden", "hidden-link"), ("hidden_link", "hidden-link"), ("rowview", "row-view"),
      ("contrl", "control"), ("control-buton", "control-button"), ("EAGER", "eager"), ("zebra", nil), ("", nil),
      ("x", nil),
    ]
  )
  func nearest(typed: String, expected: String?) {
    let names = ["control", "control-button", "eager", "row-view", "hidden-link"]
    #expect(Suggestion.nearest(to: typed, among: names) == expected)
  }
}
