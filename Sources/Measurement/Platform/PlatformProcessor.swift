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
      let name = "machdep.cpu.brand_string"
      var size = 0
      guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
      guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
      return model(inProcessorInformation: text)
    #endif
  }

  /// The first `model name` in the text of Linux's `/proc/cpuinfo`.
  static func model(inProcessorInformation text: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmed == "model name" else { continue }
      let model = parts[1].trimmed
      return model.isEmpty ? nil : String(model)
    }
    return nil
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
