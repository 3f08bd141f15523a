import ArgumentParser

extension Usher {
  /// The command that arguments ask for, read without looking at any other command.
  ///
  /// Reading the whole tree asks the runtime about every option of every command, which takes longer
  /// than all else there is to do before the first question.
  ///
  /// - Returns: nil for requests for help and for mistakes; the whole tree has the words for them.
  static func command(for arguments: [String]) -> (any ParsableCommand)? {
    let named = configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    if let named { return try? named.parseAsRoot(Array(arguments.dropFirst())) }
    return arguments.first == "help" ? nil : try? Chat.parseAsRoot(arguments)
  }
}
