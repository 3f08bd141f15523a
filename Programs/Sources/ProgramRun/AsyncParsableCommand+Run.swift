public import ArgumentParser
import Foundation
import SafeText

extension AsyncParsableCommand {
  /// Does what the arguments of the program ask for, and ends it where that is an error.
  public static func runProgram() async {
    do {
      var command = try parseAsRoot()
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
    let code = exitCode(for: error)
    if code.isSuccess { exit(withError: error) }
    let message = Sanitizer.lines(fullMessage(for: error)) + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    Foundation.exit(code.rawValue)
  }
}
