/// Completions for bash: commands, the options of the command that is being written, and files for all else.
enum BashCompletions {
  static var text: String {
    let commands = CommandName.shown
    let options = commands.map { command in
      "    \(command.rawValue)) options=\"\(OptionTable.rules(of: command).map(\.name).joined(separator: " "))\" ;;\n"
    }
    let words = commands.filter { !$0.firstWords.isEmpty }.map { command in
      "    \(command.rawValue)) words=\"\(command.firstWords.joined(separator: " "))\" ;;\n"
    }
    let names = commands.map(\.rawValue)
    return """
      # bash completion for linkcost; linkcost completions bash writes it.
      _linkcost() {
        local current="${COMP_WORDS[COMP_CWORD]}" command="" options="" words="" index
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "${COMP_WORDS[index]}" in
            \(names.joined(separator: "|"))) command="${COMP_WORDS[index]}"; break ;;
          esac
        done
        case "${command:-run}" in
      \(options.joined())  esac
        case "$command" in
          "") words="\(names.joined(separator: " "))" ;;
      \(words.joined())  esac
        if [[ $current == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        else
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        fi
      }
      complete -o default -F _linkcost linkcost

      """
  }
}
