import ArgumentParser
public import Onboarding
import SafeText
import Sessions
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command line of Usher, for a program of your own.
public enum UsherCommand {
  /// Does what the arguments of the program ask for, and ends it where that is an error.
  ///
  /// It is all that such a program does: what is open when it is called, how the process reacts to
  /// signals, and where its text goes, is arranged here. Commands that people are told to run begin with
  /// the name that the program was called by.
  ///
  /// - Parameter products: The onboardings there are, in the order they are offered.
  public static func main(products: Products) {
    CoreDump.refuse()
    // A database must never be opened under the number of a closed standard stream.
    StandardStream.fillClosed()
    // A file that may not grow any more (ulimit -f) is a failed write, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    Catalogue.$products.withValue(products) {
      ProgramName.$current.withValue(ProgramName.called(CommandLine.arguments)) {
        run(arguments)
      }
    }
  }

  private static func run(_ arguments: [String]) {
    do {
      if let chat = Usher.plainChat(for: arguments) { return try chat.run() }
      if let meant = Usher.meant(by: arguments) {
        let typed = arguments[0].prefix(40)
        StandardError.say(
          "\(ProgramName.current): There is no \"\(typed)\"; did you mean \(meant)?")
        throw ExitCode(Failure.Code.usage.rawValue)
      }
      var command = try Usher.command(for: arguments) ?? Usher.parseAsRoot(arguments)
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Says what went wrong, made safe to show as it may repeat the arguments, and ends.
  private static func end(with error: any Error) -> Never {
    // All was said already. ArgumentParser would write the help of all commands to find that out, which
    // costs as much as the database does.
    if let code = error as? ExitCode { exit(code.rawValue) }
    let code = Usher.exitCode(for: error)
    // Help and completions are no errors, and the program's own words.
    if code.isSuccess { Usher.exit(withError: error) }
    let message = Usher.fullMessage(for: error)
    if !message.isEmpty { StandardError.say(message) }
    exit(code.rawValue)
  }
}
