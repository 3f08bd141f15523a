import ArgumentParser
import Glibc
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
    guard var command = Usher.command(for: arguments) else { return Usher.main(arguments) }
    do {
      try command.run()
    } catch {
      Usher.exit(withError: error)
    }
  }
}
