import LinkScreens

/// A CSV file as a header and records with as many fields.
struct CSVTable {
  let header: [String]
  let records: [CSVRecord]

  /// - Parameter error: Makes an error of a reason: a part of a sentence without a full stop.
  init(_ bytes: [UInt8], error: (String) -> ExportError) throws(ExportError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw error("it is not text in UTF-8") }
    var parser = CSVParser(bytes)
    var records: [CSVRecord] = []
    do throws(CSVError) {
      while let record = try parser.nextRecord() { records.append(record) }
    } catch let problem {
      switch problem {
      case .unclosedQuote(let line): throw error("the quote that opens in line \(line) is never closed")
      case .misplacedQuote(let line): throw error("there is a quote in line \(line) where none can be")
      }
    }
    guard let header = records.first else { throw error("it is empty") }
    if let odd = records.first(where: { $0.fields.count != header.fields.count }) {
      throw error("line \(odd.line) has \(odd.fields.count) fields, and the header \(header.fields.count)")
    }
    self.header = header.fields
    self.records = Array(records.dropFirst())
  }
}
