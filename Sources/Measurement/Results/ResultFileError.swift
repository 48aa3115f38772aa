/// Why a result file cannot be read.
public enum ResultFileError: Error, Equatable, CustomStringConvertible {
  case noSchemaVersion
  case otherSchemaVersion(Int)
  /// It can be read, and is no good as a baseline.
  case olderSchemaVersion(Int)
  /// Not JSON, or a field is missing or of another type; the text says which.
  case malformed(String)
  /// Of the right form, but no run can have found that; the text says what.
  case impossible(String)

  /// A whole sentence, in one line whatever the file holds.
  public var description: String { sentence.inOneLine }

  private var sentence: String {
    let newest = ResultFile.schemaVersion
    return switch self {
    case .noSchemaVersion:
      "This is not a result file of linkcost: it has no schema_version."
    case .otherSchemaVersion(let found) where found > newest:
      """
      This result file has schema_version \(found), which is newer than \(newest), the newest one this version reads; \
      read it with a newer linkcost.
      """
    case .otherSchemaVersion(let found):
      """
      This result file has schema_version \(found), which there never was: this version reads 1 to \(newest); \
      make the file anew with this linkcost.
      """
    case .olderSchemaVersion(let found):
      "This result file has schema_version \(found), and a new baseline is to have \(newest): make the file anew."
    case .malformed(let reason):
      "This is not a result file of linkcost: \(reason)."
    case .impossible(let reason):
      "This result file cannot be relied on: \(reason)."
    }
  }
}
