/// One option: how it is written, what it does to the settings, and what the help says about it.
struct OptionRule: Sendable {
  enum Group: String, CaseIterable, Sendable {
    case subject = "What is measured"
    case method = "How it is measured"
    case judgement = "How it is judged"
    case output = "What is written"
    case general = "Everywhere"
  }

  typealias Store = @Sendable (inout Settings, OptionValue) throws(UsageError) -> Void

  let name: String
  /// What the help calls the value; absent for a flag.
  let placeholder: String?
  let group: Group
  let commands: [CommandName]
  /// Without a full stop; the help wraps it.
  let help: String
  let store: Store
}
