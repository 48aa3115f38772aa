#if canImport(Darwin)
  import Darwin
#elseif canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the platforms differ about the processor, and nothing else. The Darwin lines are not tried.
enum PlatformProcessor {
  /// The processor's model, or `nil` where the system does not tell it (Linux on many ARM machines).
  static var model: String? {
    #if canImport(Darwin)
      text(ofSystemControl: "machdep.cpu.brand_string")
    #else
      processorInformation.flatMap(model(inProcessorInformation:))
    #endif
  }

  /// What the processor can do, sorted; `nil` where the system does not tell it (Apple silicon).
  static var features: String? {
    #if canImport(Darwin)
      text(ofSystemControl: "machdep.cpu.features").flatMap(sortedWords)
    #else
      processorInformation.flatMap(features(inProcessorInformation:))
    #endif
  }

  #if canImport(Darwin)
    private static func text(ofSystemControl name: String) -> String? {
      var size = 0
      guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  #else
    private static var processorInformation: String? {
      try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    }
  #endif

  /// The first `model name` in the text of Linux's `/proc/cpuinfo`.
  static func model(inProcessorInformation text: String) -> String? {
    value(of: ["model name"], inProcessorInformation: text)
  }

  /// The first `flags` (x86) or `Features` (ARM) in the text of Linux's `/proc/cpuinfo`.
  static func features(inProcessorInformation text: String) -> String? {
    value(of: ["flags", "Features"], inProcessorInformation: text).flatMap(sortedWords)
  }

  /// The first line of any of these names; `nil` if it is empty.
  private static func value(of names: [Substring], inProcessorInformation text: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, names.contains(parts[0].trimmed) else { continue }
      let value = parts[1].trimmed
      return value.isEmpty ? nil : String(value)
    }
    return nil
  }

  private static func sortedWords(_ text: String) -> String? {
    let words = text.split(separator: " ")
    return words.isEmpty ? nil : words.sorted().joined(separator: " ")
  }

  static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "an architecture not named here"
    #endif
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
