import Measurement
import Testing

@testable import linkcost

/// One screen with a timed line, one that is only counted, and one that does not exist.
@MainActor
@Suite("Exports")
struct ExportTests {
  private static var file: ResultFile {
    var file = ResultFile.fixed()
    var timed = file.results[3]
    timed.counts = ["links_built": 730, "warm": 2]
    timed.time?.cpuLowNanoseconds = 43_000
    timed.time?.cpuHighNanoseconds = 44_000.5
    var counted = timed
    (counted.phase, counted.counts, counted.time) = ("tap", ["links_built": 0, "warm": 1], nil)
    var absent = timed
    (absent.phase, absent.counts, absent.time) = ("pop", [:], nil)
    file.results = [timed, counted, absent]
    return file
  }

  @Test("of github-action-benchmark are numbers with names")
  func githubActionBenchmark() {
    typealias Entry = GitHubActionBenchmark.Entry
    func count(_ name: String, _ value: Double) -> Entry {
      Entry(name: "eager/stack/typical/730/\(name)", unit: "count", value: value, range: nil, extra: nil)
    }
    #expect(
      GitHubActionBenchmark(Self.file).entries == [
        count("tick links_built", 730), count("tick warm", 2),
        Entry(
          name: "eager/stack/typical/730/tick cpu_median_ns",
          unit: "ns",
          value: 43_723,
          range: "± 723",
          extra: "95 % interval 43,000 to 44,001"
        ),
        Entry(name: "eager/stack/typical/730/tick x_floor", unit: "ratio", value: 1.9, range: nil, extra: nil),
        count("tap links_built", 0), count("tap warm", 1),
      ]
    )
  }

  @Test("of bencher are measures by benchmark")
  func bencher() {
    typealias Measure = Bencher.Measure
    func exact(_ value: Double) -> Measure { Measure(value: value, lower_value: nil, upper_value: nil) }
    #expect(
      Bencher(Self.file).measures == [
        "eager/stack/typical/730/tick": [
          "links_built": exact(730), "warm": exact(2), "x_floor": exact(1.9),
          "latency": Measure(value: 43_723, lower_value: 43_000, upper_value: 44_000.5),
        ],
        "eager/stack/typical/730/tap": ["links_built": exact(0), "warm": exact(1)],
      ]
    )
  }

  private static let benchstatHead = """
    cpu: Abacus 9
    os: Test OS
    days: fnv1a64:0123456789abcdef
    Unit links_built/op better=lower assume=exact
    Unit warm/op better=lower assume=exact
    Unit ns/op better=lower
    Unit x_floor better=lower
    BenchmarkStep/screen=eager/container=stack/destination=typical/rows=730/phase=tick
    """

  @Test("of benchstat are a line for each step, or for each process where there are samples")
  func benchstat() {
    let tap =
      "BenchmarkStep/screen=eager/container=stack/destination=typical/rows=730/phase=tap 1 0 links_built/op 1 warm/op\n"
    #expect(
      Benchstat(file: Self.file, samples: []).text == Self.benchstatHead
        + " 2000 730 links_built/op 2 warm/op 43723.0 ns/op 1.9 x_floor\n" + tap
    )
    func sample(_ process: Int, _ steps: Int, _ nanoseconds: UInt64) -> Sample {
      Sample(
        key: "eager/stack/typical/730/tick",
        process: process,
        round: 0,
        order: 0,
        steps: steps,
        segments: 1,
        wallNanoseconds: nanoseconds,
        processorNanoseconds: nanoseconds
      )
    }
    let samples = [sample(1, 2, 90), sample(0, 2, 80), sample(0, 4, 200)]
    let line = "BenchmarkStep/screen=eager/container=stack/destination=typical/rows=730/phase=tick"
    #expect(
      Benchstat(file: Self.file, samples: samples).text == Self.benchstatHead
        + " 6 730 links_built/op 2 warm/op 45.0 ns/op\n\(line) 2 730 links_built/op 2 warm/op 45.0 ns/op\n" + tap
    )
  }

  @Test("of OpenMetrics escape what a label cannot hold, and end")
  func openMetrics() {
    var file = Self.file
    file.machine.processor = "a \"b\" \\ c"
    let lines = OpenMetrics(file: file).text.split(separator: "\n").map(String.init)
    let key = #"screen="eager",container="stack",destination="typical",rows="730""#
    #expect(lines[2].contains(#"processor="a \"b\" \\ c""#))
    #expect(
      lines.filter { !$0.hasPrefix("# HELP") }.dropFirst(2) == [
        "# TYPE linkcost_links_built gauge",
        "linkcost_links_built{\(key),phase=\"tick\"} 730", "linkcost_links_built{\(key),phase=\"tap\"} 0",
        "# TYPE linkcost_cpu_median_seconds gauge", "# UNIT linkcost_cpu_median_seconds seconds",
        "linkcost_cpu_median_seconds{\(key),phase=\"tick\"} 4.3723e-05",
        "# TYPE linkcost_cpu_low_seconds gauge", "# UNIT linkcost_cpu_low_seconds seconds",
        "linkcost_cpu_low_seconds{\(key),phase=\"tick\"} 4.3e-05",
        "# TYPE linkcost_cpu_high_seconds gauge", "# UNIT linkcost_cpu_high_seconds seconds",
        "linkcost_cpu_high_seconds{\(key),phase=\"tick\"} 4.40005e-05",
        "# TYPE linkcost_x_floor_ratio gauge", "# UNIT linkcost_x_floor_ratio ratio",
        "linkcost_x_floor_ratio{\(key),phase=\"tick\"} 1.9",
        "# TYPE linkcost_x_eager_ratio gauge", "# UNIT linkcost_x_eager_ratio ratio",
        "linkcost_x_eager_ratio{\(key),phase=\"tick\"} 1.0", "# EOF",
      ]
    )
  }

  @Test("of otava have a line for each run and a column for each figure that any run has")
  func otava() {
    var second = Self.file
    second.results[0].time = nil
    second.results[0].screen = "new, \"quoted\""
    let runs = [(Self.file, "2026-11-01T00:00:00Z", "a"), (second, "2026-11-02T00:00:00Z", "")]
    let lines = runs.flatMap { file, date, commit in
      HistoryLine.lines(of: file, occasion: Occasion(date: date, commit: commit))
    }
    let eager = "eager/stack/typical/730/tick"
    #expect(
      Otava.text(of: History(lines: lines)) == """
        time,commit,\(eager)_links_built,\(eager)_cpu_median_ns,\(eager)_x_floor,\(eager)_ratio_to_eager,\
        "new, ""quoted""/stack/typical/730/tick_links_built"\r
        2026-11-01T00:00:00Z,a,730,43723.0,1.9,1.0,\r
        2026-11-02T00:00:00Z,,,,,,730\r

        """
    )
  }

  @Test("of JUnit fail the line that became dearer, skip what does not exist, and escape names")
  func junit() {
    var dearer = Self.file
    dearer.results[0].counts["links_built"] = 731
    func renamed(_ file: ResultFile) -> ResultFile {
      var file = file
      for index in file.results.indices { file.results[index].screen = "<a & b>" }
      return file
    }
    let (before, after) = (renamed(Self.file), renamed(dearer))
    let report = ComparisonReport(
      baseline: ComparisonReport.Side(path: "b.json", file: before),
      current: ComparisonReport.Side(path: "c.json", file: after),
      comparison: Comparison(baseline: before, current: after, policy: Policy(), countsOnly: true)
    )
    let name = "&lt;a &amp; b&gt;"
    #expect(
      JUnit(report: report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="linkcost" tests="4" failures="1" errors="0" skipped="1">
          <testsuite name="\(name)" tests="3" failures="1" errors="0" skipped="1">
            <testcase classname="linkcost.\(name)" name="stack/typical/730/tick" time="0.000043723">
              <failure type="regression" message="links_built 730 -&gt; 731"></failure>
            </testcase>
            <testcase classname="linkcost.\(name)" name="stack/typical/730/tap"></testcase>
            <testcase classname="linkcost.\(name)" name="stack/typical/730/pop">
              <skipped message="This step does not exist."></skipped>
            </testcase>
          </testsuite>
          <testsuite name="comparison" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="linkcost.comparison" name="the files fit together"></testcase>
          </testsuite>
        </testsuites>

        """
    )
  }
}
