import Testing

@testable import linkcost

@Suite("Text in one line")
struct OneLineTests {
  @Test(
    "control characters are spelt out, the rest stays",
    arguments: [
      ("plain, 6.7 °C \u{1F600}", "plain, 6.7 °C \u{1F600}"),
      ("a\nb", "a\\u{a}b"),
      ("\u{1B}[31mred", "\\u{1b}[31mred"),
      ("\u{0}d\u{0}a", "\\u{0}d\\u{0}a"),
      ("\u{7F}\u{9B}", "\\u{7f}\\u{9b}"),
    ]
  )
  func escapes(text: String, line: String) {
    #expect(text.inOneLine == line)
  }
}
