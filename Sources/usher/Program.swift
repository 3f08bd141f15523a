import ArgumentParser
import Glibc
import SafeText
import Sessions
import Terminal

/// Where the program begins.
@main
enum Program {
  static func main() {
    CoreDump.refuse()
    // A database must never be opened under the number of a closed standard stream.
    StandardStream.fillClosed()
    // A file that may not grow any more (ulimit -f) is a failed write, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      var command = try Usher.command(for: arguments) ?? Usher.parseAsRoot(arguments)
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Says what went wrong, made safe to show as it may repeat the arguments, and ends.
  private static func end(with error: any Error) -> Never {
    let code = Usher.exitCode(for: error)
    // Help and completions are no errors, and the program's own words.
    if code.isSuccess { Usher.exit(withError: error) }
    let message = Usher.fullMessage(for: error)
    if !message.isEmpty { StandardError.say(message) }
    exit(code.rawValue)
  }
}
