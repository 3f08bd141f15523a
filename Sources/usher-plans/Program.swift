import ArgumentParser
import Foundation
import SafeText

/// Where the program begins.
@main
enum Program {
  static func main() async {
    do {
      var command = try UsherPlans.parseAsRoot()
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
    let code = UsherPlans.exitCode(for: error)
    if code.isSuccess { UsherPlans.exit(withError: error) }
    let message = Sanitizer.lines(UsherPlans.fullMessage(for: error)) + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    exit(code.rawValue)
  }
}
