import ArgumentParser
import Onboarding

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
    if let named { return command(named, Array(arguments.dropFirst())) }
    return arguments.first == "help" ? nil : command(Chat.self, arguments)
  }

  /// The conversation that arguments ask for in words that need no ArgumentParser; nil for all else.
  static func plainChat(for arguments: [String]) -> Chat? {
    if arguments.first == Chat.name { return Chat(plain: Array(arguments.dropFirst())) }
    guard arguments.first.map(Catalogue.products.ids.contains) ?? true else { return nil }
    return Chat(plain: arguments)
  }

  /// The command or onboarding that was meant by a first argument that is neither; nil where nothing is
  /// near it.
  static func meant(by arguments: [String]) -> String? {
    let onboardings = Catalogue.products.ids
    guard let first = arguments.first?.lowercased(), !first.hasPrefix("-"), first != "help",
      !onboardings.contains(first)
    else { return nil }
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName }
    return commands.contains(first) ? nil : NearestName.of(first, among: commands + onboardings)
  }

  private static func command<Command: ParsableCommand>(
    _ type: Command.Type, _ arguments: [String]
  ) -> (any ParsableCommand)? {
    // What `--help` is parsed to is a command too, and knows only of the one it was parsed for.
    (try? type.parseAsRoot(arguments)) as? Command
  }
}
