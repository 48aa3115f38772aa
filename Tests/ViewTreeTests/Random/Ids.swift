extension Site {
  /// The ids a few rows start with.
  var ids: [Int] { program.ids }

  /// The ids that the rows of a lazy container start with: more than its viewport shows.
  var manyIDs: [Int] { program.manyIDs }
}

extension Program {
  var ids: [Int] { Array(0..<number) }

  var manyIDs: [Int] { Array(0..<number + 5) }
}
