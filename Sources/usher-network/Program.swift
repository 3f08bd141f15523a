import ArgumentParser
import Foundation
import SafeText
import Sessions

/// Where the program begins.
@main
enum Program {
  static func main() async {
    // It holds tokens, also when it is run by something other than `usher`.
    CoreDump.refuse()
    do {
      var command = try UsherNetwork.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Says what went wrong, made safe to show as it may repeat the arguments, and ends.
  private static func end(with error: any Error) -> Never {
    let code = UsherNetwork.exitCode(for: error)
    if code.isSuccess { UsherNetwork.exit(withError: error) }
    let message = Sanitizer.lines(UsherNetwork.fullMessage(for: error)) + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    exit(code.rawValue)
  }
}
