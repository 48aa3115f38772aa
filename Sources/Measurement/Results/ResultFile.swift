/// Everything a result file says, in its own terms. ``ResultFile/json()`` and ``csv(countNames:)`` write it.
public struct ResultFile: Codable, Equatable, Sendable {
  /// The version this library writes. It changes with every change a reader would notice.
  public static let schemaVersion = 3
  /// The versions this library reads: all there have been.
  public static let readableSchemaVersions = 1...schemaVersion

  public var schemaVersion: Int
  public var tool: Tool
  public var machine: Machine
  public var workload: Workload
  /// Absent where nothing was timed.
  public var clocks: Clocks?
  public var results: [Result]
  /// Absent but in a baseline that ``AcceptedFile`` made.
  public var accepted: Acceptance?

  public init(tool: Tool, machine: Machine, workload: Workload, clocks: Clocks?, results: [Result]) {
    self.schemaVersion = Self.schemaVersion
    self.tool = tool
    self.machine = machine
    self.workload = workload
    self.clocks = clocks
    self.results = results
  }

  private enum CodingKeys: String, CodingKey {
    case schemaVersion = "schema_version"
    case tool, machine, workload, clocks, results, accepted
  }
}

extension ResultFile {
  /// The programme that wrote the file.
  public struct Tool: Codable, Equatable, Sendable {
    public var name: String
    public var version: String
    public var buildMode: BuildMode

    public init(name: String, version: String, buildMode: BuildMode = .current) {
      self.name = name
      self.version = version
      self.buildMode = buildMode
    }

    private enum CodingKeys: String, CodingKey {
      case name, version
      case buildMode = "build_mode"
    }
  }

  /// Why a file is what others are held against.
  public struct Acceptance: Codable, Equatable, Sendable {
    public var reason: String

    public init(reason: String) {
      self.reason = reason
    }
  }

  /// What the run was asked to do.
  public struct Workload: Codable, Equatable, Sendable {
    public var daysFile: String
    public var daysDigest: String
    /// How many days the file holds.
    public var daysInFile: Int
    /// How rows beyond those days are made, in words.
    public var daysBeyondFile: String
    public var seed: UInt64
    /// Steps asked for per key and process.
    public var passes: Int
    public var processes: Int

    public init(
      daysFile: String,
      daysDigest: String,
      daysInFile: Int,
      daysBeyondFile: String,
      seed: UInt64,
      passes: Int,
      processes: Int
    ) {
      self.daysFile = daysFile
      self.daysDigest = daysDigest
      self.daysInFile = daysInFile
      self.daysBeyondFile = daysBeyondFile
      self.seed = seed
      self.passes = passes
      self.processes = processes
    }

    private enum CodingKeys: String, CodingKey {
      case daysFile = "days_file"
      case daysDigest = "days_digest"
      case daysInFile = "days_in_file"
      case daysBeyondFile = "days_beyond_file"
      case seed, passes, processes
    }
  }

  /// What measuring itself cost; the part inside a segment is subtracted from every timing.
  public struct Clocks: Codable, Equatable, Sendable {
    public var wallReadingNanoseconds: Double
    public var cpuReadingNanoseconds: Double
    public var segmentOverheadWallNanoseconds: UInt64
    public var segmentOverheadCPUNanoseconds: UInt64
    public var minimumSampleNanoseconds: UInt64

    public init(cost: ClockCost, overhead: SegmentOverhead, minimumSampleNanoseconds: UInt64) {
      self.wallReadingNanoseconds = cost.wallReadingNanoseconds
      self.cpuReadingNanoseconds = cost.processorReadingNanoseconds
      self.segmentOverheadWallNanoseconds = overhead.wallNanoseconds
      self.segmentOverheadCPUNanoseconds = overhead.processorNanoseconds
      self.minimumSampleNanoseconds = minimumSampleNanoseconds
    }

    private enum CodingKeys: String, CodingKey {
      case wallReadingNanoseconds = "wall_reading_ns"
      case cpuReadingNanoseconds = "cpu_reading_ns"
      case segmentOverheadWallNanoseconds = "segment_overhead_wall_ns"
      case segmentOverheadCPUNanoseconds = "segment_overhead_cpu_ns"
      case minimumSampleNanoseconds = "minimum_sample_ns"
    }
  }

  /// One screen with one number of rows in one phase: its counts and, where it was timed, its timing.
  public struct Result: Codable, Equatable, Sendable {
    public var screen: String
    public var container: String
    public var destination: String
    public var rows: Int
    public var phase: String
    /// Exact counts of one step, by name.
    public var counts: [String: Int]
    public var time: Timing?

    public init(
      screen: String,
      container: String,
      destination: String,
      rows: Int,
      phase: String,
      counts: [String: Int],
      time: Timing?
    ) {
      self.screen = screen
      self.container = container
      self.destination = destination
      self.rows = rows
      self.phase = phase
      self.counts = counts
      self.time = time
    }
  }
}
