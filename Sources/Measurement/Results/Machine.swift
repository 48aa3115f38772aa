#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The computer a run was made on, as the result files say it. Absolute times mean something only beside it.
public struct Machine: Codable, Equatable, Sendable {
  /// The processor's model, such as `AMD EPYC 7B13`, or its architecture where the system does not tell the model.
  public var processor: String
  /// What the processor can do, by the system's short names (`avx2`), sorted, with spaces between them; absent where the
  /// system does not tell, and in files of schema version 1.
  public var processorFeatures: String?
  /// Cores that the system offers to this process.
  public var coreCount: Int
  public var memoryBytes: UInt64
  public var os: String
  /// The Swift that compiled this library, as closely as the compiler tells its version.
  public var toolchain: String

  public init(
    processor: String,
    processorFeatures: String? = nil,
    coreCount: Int,
    memoryBytes: UInt64,
    os: String,
    toolchain: String
  ) {
    self.processor = processor
    self.processorFeatures = processorFeatures
    self.coreCount = coreCount
    self.memoryBytes = memoryBytes
    self.os = os
    self.toolchain = toolchain
  }

  /// This computer. Reads a file or two on Linux.
  public static var current: Machine {
    Machine(
      processor: PlatformProcessor.model ?? PlatformProcessor.architecture,
      processorFeatures: PlatformProcessor.features,
      coreCount: ProcessInfo.processInfo.activeProcessorCount,
      memoryBytes: ProcessInfo.processInfo.physicalMemory,
      os: ProcessInfo.processInfo.operatingSystemVersionString,
      toolchain: compiledWith
    )
  }

  // A compiled programme does not carry its compiler's version; what can be asked is "at least", when compiling.
  #if compiler(>=6.4)
    private static let compiledWith = "Swift 6.4 or later"
  #elseif compiler(>=6.3.2)
    private static let compiledWith = "Swift 6.3.2 or later"
  #elseif compiler(>=6.3.1)
    private static let compiledWith = "Swift 6.3.1"
  #elseif compiler(>=6.3)
    private static let compiledWith = "Swift 6.3"
  #else
    private static let compiledWith = "Swift 6.2"
  #endif

  private enum CodingKeys: String, CodingKey {
    case processor
    case processorFeatures = "processor_features"
    case coreCount = "core_count"
    case memoryBytes = "memory_bytes"
    case os, toolchain
  }
}
