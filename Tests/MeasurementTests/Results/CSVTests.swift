import Testing

@testable import Measurement

@Suite struct CSVTests {
  @Test(
    "fields are quoted where RFC 4180 asks for it, and only there",
    arguments: [
      (["a", "b"], "a,b\r\n"),
      (["", nil, "0"], ",,0\r\n"),
      (["rain, 6.7 °C"], "\"rain, 6.7 °C\"\r\n"),
      (["say \"hello\""], "\"say \"\"hello\"\"\"\r\n"),
      (["two\nlines", "two\r\nlines"], "\"two\nlines\",\"two\r\nlines\"\r\n"),
      // A quote with a combining accent is one Character, but still a quote.
      (["\"\u{301}"], "\"\"\"\u{301}\"\r\n"),
      ([" kept "], " kept \r\n"),
    ] as [([String?], String)]
  )
  func quoting(fields: [String?], line: String) {
    #expect(Array(CSV.line(fields).utf8) == Array(line.utf8))
  }

  @Test("raw samples are written a line each")
  func samples() {
    let sample = Sample(
      key: "eager/stack/typical/730/tick",
      process: 2,
      round: 14,
      order: 3,
      steps: 4,
      segments: 1,
      wallNanoseconds: 231_004,
      processorNanoseconds: 229_118
    )
    #expect(
      Sample.csv([sample]) == """
        key,process,round,order,steps,segments,wall_ns,cpu_ns\r
        eager/stack/typical/730/tick,2,14,3,4,1,231004,229118\r

        """
    )
  }
}
