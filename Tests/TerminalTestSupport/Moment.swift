import Foundation

/// The instant and the place in which programs are run where a test speaks of no date.
struct Moment: Sendable {
  /// The instant, as `--now` takes it.
  let now: String
  /// The name of the place's zone.
  let zone: String

  /// Nine o'clock on a Monday, or the instant in USHER_TEST_NOW, by which `scripts/prove days` runs
  /// the tests on other days: `2026-03-29T03:00:00+02:00[Europe/Berlin]`.
  static let ofTests = Moment(
    ProcessInfo.processInfo.environment["USHER_TEST_NOW"] ?? "2026-03-02T09:00:00+00:00[UTC]")

  private init(_ text: String) {
    let parts = text.split(separator: "[")
    guard parts.count == 2, text.hasSuffix("]") else {
      preconditionFailure("USHER_TEST_NOW is no instant with a zone: \(text)")
    }
    now = String(parts[0])
    zone = String(parts[1].dropLast())
  }

  /// The commands that ask what time it is; `check` does not, and has instants of its own.
  private static let commands: Set<String> = [
    "chat", "status", "show", "export", "forget", "map", "understand", "submit", "signout", "sync",
    "schema", "mcp",
  ]

  /// Whether a run of `usher` with some arguments, or none, is to be told the time.
  func concerns(_ arguments: [String]) -> Bool {
    guard let command = arguments.first else { return true }
    return Self.commands.contains(command) && !arguments.contains("--now")
      && !arguments.contains("--help")
  }
}
