import Testing

@testable import Measurement

@Suite("Text in one line")
struct OneLineTests {
  @Test(
    "control characters and separators of lines are spelt out, the rest stays",
    arguments: [
      ("plain, 6.7 °C \u{1F600}", "plain, 6.7 °C \u{1F600}"),
      ("a\nb", "a\\u{A}b"),
      ("\u{1B}[31mred", "\\u{1B}[31mred"),
      ("\u{0}d\u{0}a", "\\u{0}d\\u{0}a"),
      ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
      ("\u{2028}e\u{301}\u{2029}", "\\u{2028}e\u{301}\\u{2029}"),
    ]
  )
  func escapes(text: String, line: String) {
    #expect(text.inOneLine == line)
    #expect(line.inOneLine == line)
  }
}
