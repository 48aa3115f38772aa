import LinkScreens
import Measurement

/// The file of `linkcost run --samples`, read back.
enum SampleFile {
  static let limit = 256 << 20

  /// - Parameter file: The run that they have to be of.
  static func samples(in bytes: [UInt8], path: String, of file: ResultFile) throws(ExportError) -> [Sample] {
    let table = try CSVTable(bytes) { .badSamples(path: path, reason: $0) }
    let names = ["key", "process", "round", "order", "steps", "segments", "wall_ns", "cpu_ns"]
    guard table.header == names else {
      throw .badSamples(path: path, reason: "its columns are not \(names.joined(separator: ", "))")
    }
    var samples: [Sample] = []
    for record in table.records {
      let numbers = record.fields.dropFirst().compactMap { UInt64($0) }.filter { $0 <= UInt64(Int64.max) }
      guard numbers.count == 7, numbers[3] > 0 else {
        throw .badSamples(path: path, reason: "line \(record.line) has something else than whole numbers")
      }
      samples.append(
        Sample(
          key: record.fields[0],
          process: Int(numbers[0]),
          round: Int(numbers[1]),
          order: Int(numbers[2]),
          steps: Int(numbers[3]),
          segments: Int(numbers[4]),
          wallNanoseconds: numbers[5],
          processorNanoseconds: numbers[6]
        )
      )
    }
    try check(samples, path: path, of: file)
    return samples
  }

  /// Every timed line has as many samples as it says, or they are of another run.
  private static func check(_ samples: [Sample], path: String, of file: ResultFile) throws(ExportError) {
    let found = Dictionary(grouping: samples, by: \.key).mapValues(\.count)
    for result in file.results {
      guard let told = result.time?.samples else { continue }
      let count = found[result.key.description] ?? 0
      guard count == told else {
        throw .badSamples(path: path, reason: "it has \(count) samples of \(result.key), and the run took \(told)")
      }
    }
  }
}
