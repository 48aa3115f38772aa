/// Completions for zsh, with what the help says of each command and option.
enum ZshCompletions {
  static var text: String {
    let commands = CommandName.shown.map { "    '\($0.rawValue):\(escaped($0.summary, also: ":"))'\n" }
    let cases = CommandName.shown.map { command in
      "    \(command.rawValue))\n      _arguments\(arguments(of: command))\n      ;;\n"
    }
    return """
      #compdef linkcost
      # zsh completion for linkcost; linkcost completions zsh writes it.
      _linkcost() {
        local -a commands=(
      \(commands.joined())  )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe command commands
          return
        fi
        local command=run
        if [[ $words[2] != -* ]]; then
          command=$words[2]
          shift words
          (( CURRENT-- ))
        fi
        case $command in
      \(cases.joined())  esac
      }
      _linkcost "$@"

      """
  }

  private static func arguments(of command: CommandName) -> String {
    let options = OptionTable.rules(of: command).map { rule in
      let value = rule.placeholder.map { ":\(escaped($0, also: ":")):_files" } ?? ""
      return "'*\(rule.name)[\(escaped(rule.help, also: "[]:"))]\(value)'"
    }
    let operands = command.operands.enumerated().map { index, name in
      let isWord = index == 0 && !command.firstWords.isEmpty
      return "':\(name):\(isWord ? "(\(command.firstWords.joined(separator: " ")))" : "_files")'"
    }
    return (options + operands).map { " \\\n        \($0)" }.joined()
  }

  /// For a word in single quotes, in which zsh reads some characters as its own.
  private static func escaped(_ text: String, also special: String) -> String {
    text.reduce(into: "") { escaped, character in
      if character == "'" {
        escaped += "'\\''"
      } else if special.contains(character) {
        escaped += "\\\(character)"
      } else {
        escaped.append(character)
      }
    }
  }
}
