import Testing

@testable import Measurement

@Suite struct ResultFileTests {
  /// Two results: one with everything, one with counts alone.
  static let file: ResultFile = {
    var timing = Timing(
      cpuMedianNanoseconds: 57_123.429,
      wallMedianNanoseconds: 58_000,
      samples: 1_500,
      stepsPerSample: 4
    )
    timing.cpuLowNanoseconds = 56_900.5
    timing.cpuHighNanoseconds = 57_400
    timing.cpuSampleMeanMinNanoseconds = 56_000
    timing.cpuSampleMeanP25Nanoseconds = 56_500
    timing.cpuSampleMeanP75Nanoseconds = 58_100
    timing.cpuSampleMeanP95Nanoseconds = 60_000
    timing.cpuSampleMeanP99Nanoseconds = 65_000
    timing.cpuSampleMeanMaxNanoseconds = 99_000
    timing.timesFloor = 2.75
    timing.timesFloorLow = 2.7
    timing.timesFloorHigh = 2.8
    timing.floorMedianNanoseconds = 20_771
    timing.floorLowNanoseconds = 20_500
    timing.floorHighNanoseconds = 21_000
    timing.ratioToReference = 1
    timing.ratioToReferenceLow = 1
    timing.ratioToReferenceHigh = 1
    return ResultFile(
      tool: .init(name: "linkcost", version: "0.1.0", buildMode: .release),
      machine: Machine(
        processor: "AMD EPYC",
        processorFeatures: "avx avx2",
        coreCount: 2,
        memoryBytes: 25_276_063_744,
        os: "Debian 12",
        toolchain: "Swift 6.3.1"
      ),
      workload: .init(
        daysFile: "days.csv (embedded)",
        daysDigest: "fnv1a64:00",
        daysInFile: 1_461,
        daysBeyondFile: "day by day, summaries repeated",
        seed: 18_446_744_073_709_551_615,
        passes: 1_000,
        processes: 6
      ),
      clocks: .init(
        cost: ClockCost(wallReadingNanoseconds: 27.5, processorReadingNanoseconds: 601),
        overhead: SegmentOverhead(wallNanoseconds: 27, processorNanoseconds: 655),
        minimumSampleNanoseconds: 200_000
      ),
      results: [
        .init(
          screen: "eager",
          container: "stack",
          destination: "typical",
          rows: 730,
          phase: "tick",
          counts: ["links_built": 730, "bodies": 1],
          time: timing
        ),
        .init(
          screen: "row-view",
          container: "stack",
          destination: "typical",
          rows: 0,
          phase: "tick",
          counts: ["links_built": 0],
          time: nil
        ),
      ]
    )
  }()

  @Test("the JSON has the names, the order and the absences that readers rely on")
  func json() {
    #expect(
      String(decoding: Self.file.json(), as: UTF8.self) == """
        {
          "clocks" : {
            "cpu_reading_ns" : 601,
            "minimum_sample_ns" : 200000,
            "segment_overhead_cpu_ns" : 655,
            "segment_overhead_wall_ns" : 27,
            "wall_reading_ns" : 27.5
          },
          "machine" : {
            "core_count" : 2,
            "memory_bytes" : 25276063744,
            "os" : "Debian 12",
            "processor" : "AMD EPYC",
            "processor_features" : "avx avx2",
            "toolchain" : "Swift 6.3.1"
          },
          "results" : [
            {
              "container" : "stack",
              "counts" : {
                "bodies" : 1,
                "links_built" : 730
              },
              "destination" : "typical",
              "phase" : "tick",
              "rows" : 730,
              "screen" : "eager",
              "time" : {
                "cpu_high_ns" : 57400,
                "cpu_low_ns" : 56900.5,
                "cpu_median_ns" : 57123.429,
                "cpu_sample_mean_max_ns" : 99000,
                "cpu_sample_mean_min_ns" : 56000,
                "cpu_sample_mean_p25_ns" : 56500,
                "cpu_sample_mean_p75_ns" : 58100,
                "cpu_sample_mean_p95_ns" : 60000,
                "cpu_sample_mean_p99_ns" : 65000,
                "floor_high_ns" : 21000,
                "floor_low_ns" : 20500,
                "floor_median_ns" : 20771,
                "ratio_to_eager" : 1,
                "ratio_to_eager_high" : 1,
                "ratio_to_eager_low" : 1,
                "samples" : 1500,
                "steps_per_sample" : 4,
                "wall_median_ns" : 58000,
                "x_floor" : 2.75,
                "x_floor_high" : 2.8,
                "x_floor_low" : 2.7
              }
            },
            {
              "container" : "stack",
              "counts" : {
                "links_built" : 0
              },
              "destination" : "typical",
              "phase" : "tick",
              "rows" : 0,
              "screen" : "row-view"
            }
          ],
          "schema_version" : 3,
          "tool" : {
            "build_mode" : "release",
            "name" : "linkcost",
            "version" : "0.1.0"
          },
          "workload" : {
            "days_beyond_file" : "day by day, summaries repeated",
            "days_digest" : "fnv1a64:00",
            "days_file" : "days.csv (embedded)",
            "days_in_file" : 1461,
            "passes" : 1000,
            "processes" : 6,
            "seed" : 18446744073709551615
          }
        }

        """
    )
  }

  @Test("what was written is read back the same")
  func roundTrip() throws {
    #expect(try ResultFile(json: Self.file.json()) == Self.file)
  }

  @Test(
    "another schema version, and what is no result file, is refused with a sentence",
    arguments: [
      (#"{"schema_version": 4}"#, .otherSchemaVersion(4)),
      (#"{"schema_version": 0, "results": "gone"}"#, .otherSchemaVersion(0)),
      (#"{"results": []}"#, .noSchemaVersion),
      ("[1, 2", .malformed("it ends in the middle")),
      ("[1,\n2}", .malformed("it is not valid JSON at line 2")),
      ("[1, 2]", .malformed("the whole of it is not of the type it should be")),
      ("", .malformed("it ends in the middle")),
      (
        #"{"schema_version": 3, "tool": {}, "tool": {}}"#,
        .malformed("tool stands twice in one object, the second time at line 1")
      ),
      (#"{"schema_version": "1"}"#, .malformed("schema_version is not of the type it should be")),
      (#"{"schema_version": 1}"#, .malformed("tool is missing")),
      (
        #"{"schema_version": 1, "tool": {"name": "linkcost", "version": "1", "build_mode": "fast"}}"#,
        .malformed("tool.build_mode has a value it cannot have")
      ),
    ] as [(String, ResultFileError)]
  )
  func refusals(text: String, error: ResultFileError) {
    #expect(throws: error) { try ResultFile(json: Array(text.utf8)) }
    #expect(error.description.hasSuffix("."))
  }

  @Test("a field that is wrong deep inside is named with its place")
  func wrongField() {
    let text = String(decoding: Self.file.json(), as: UTF8.self)
      .split(separator: #""rows" : 0"#, omittingEmptySubsequences: false).joined(separator: #""rows" : "none""#)
    #expect(throws: ResultFileError.malformed("results[1].rows is not of the type it should be")) {
      try ResultFile(json: Array(text.utf8))
    }
  }

  @Test("control characters of a file are spelt out")
  func controlCharacters() {
    #expect(
      ResultFileError.malformed("results[0].counts.\u{1B}[2J is missing").description
        == "This is not a result file of linkcost: results[0].counts.\\u{1B}[2J is missing."
    )
  }

  @Test("a version newer than this one asks for a newer programme, an older one for a new run")
  func versionSentences() {
    #expect(
      ResultFileError.otherSchemaVersion(4).description == """
        This result file has schema_version 4, which is newer than 3, the newest one this version reads; \
        read it with a newer linkcost.
        """
    )
    #expect(
      ResultFileError.otherSchemaVersion(0).description == """
        This result file has schema_version 0, which there never was: this version reads 1 to 3; \
        make the file anew with this linkcost.
        """
    )
  }

  @Test("the CSV has every column in a fixed order, and what is absent is empty")
  func csv() {
    #expect(
      Self.file.csv(countNames: ["links_built", "bodies", "comparisons"]) == """
        screen,container,destination,rows,phase,links_built,bodies,comparisons,\
        cpu_median_ns,cpu_low_ns,cpu_high_ns,cpu_sample_mean_min_ns,cpu_sample_mean_p25_ns,cpu_sample_mean_p75_ns,\
        cpu_sample_mean_p95_ns,cpu_sample_mean_p99_ns,cpu_sample_mean_max_ns,wall_median_ns,x_floor,x_floor_low,x_floor_high,\
        floor_median_ns,floor_low_ns,floor_high_ns,ratio_to_eager,ratio_to_eager_low,ratio_to_eager_high,samples,steps_per_sample\r
        eager,stack,typical,730,tick,730,1,,57123.429,56900.5,57400.0,56000.0,56500.0,58100.0,60000.0,65000.0,99000.0,\
        58000.0,2.75,2.7,2.8,20771.0,20500.0,21000.0,1.0,1.0,1.0,1500,4\r
        row-view,stack,typical,0,tick,0,,,,,,,,,,,,,,,,,,,,,,,\r

        """
    )
  }

  @Test("a file of no results has a header")
  func emptyCSV() {
    var file = Self.file
    file.results = []
    #expect(file.csv(countNames: []).split(separator: "\r\n").count == 1)
  }
}
