import ArgumentParser
import Conversation
import Foundation
import Onboarding
import SafeText
import WebServer

/// `usher-web deliveries`.
struct Deliveries: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows who was told of as done, and has it told again.",
    discussion: Called.now.help(
      """
      A server with --done-webhook tells another one who is done, and tries again until that is taken, for \
      about three days. What was given up can be sent again; a server that runs does it within a second.

      Examples:
        usher-web deliveries
        usher-web deliveries --again msg_5f1c8a0e2b7d4c6f9a3e1d5b7c8f0a2e
        usher-web deliveries --again-failed
      """))

  @Option(help: "Where answers are kept: a folder or postgres://… (USHER_STORE).")
  var store: String?

  @Option(help: ArgumentHelp("Send this one again; may be repeated.", valueName: "id"))
  var again: [String] = []

  @Flag(help: "Send all again that were given up.")
  var againFailed = false

  @Flag(help: "A JSON object a line.")
  var json = false

  @Option(help: "The most that are shown, the latest first.")
  var limit = 100

  func validate() throws {
    guard limit > 0 else { throw ValidationError("The limit must be at least 1.") }
  }

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let place = try WebPlace(store ?? environment["USHER_STORE"], environment)
    if case .folder(let path) = place {
      guard FileManager.default.fileExists(atPath: path + "/web.sqlite") else {
        throw ValidationError("No web server keeps anything in \(path). Name its --store.")
      }
    }
    do throws(RepositoryError) {
      let deliveries = try WebDeliveries(at: place)
      guard again.isEmpty, !againFailed else { return try send(deliveries) }
      for delivery in try deliveries.latest(atMost: limit) { print(line(delivery)) }
    } catch {
      let told = "\(Called.now.program): \(error)\n"
      try? FileHandle.standardError.write(contentsOf: Data(told.utf8))
      throw ExitCode(ExitStatus(error).rawValue)
    }
  }

  private func send(_ deliveries: WebDeliveries) throws(RepositoryError) {
    var count = againFailed ? try deliveries.sendAgain() : 0
    for id in again { count += try deliveries.sendAgain(id) }
    print(count == 1 ? "1 is sent again." : "\(count) are sent again.")
  }

  private func line(_ delivery: WebDelivery) -> String {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return Sanitizer.json(
        String(decoding: (try? encoder.encode(delivery)) ?? Data(), as: UTF8.self))
    }
    let instant = { (seconds: Int) in Timestamp(secondsSince1970: seconds).description }
    let tried =
      delivery.triedAt.map { seconds in
        "tried \(delivery.tries) times, last \(instant(seconds)): "
          + (delivery.status.map(String.init) ?? "no answer")
      } ?? "not tried yet"
    let next = delivery.state == .waiting ? "; next \(instant(delivery.nextAt))" : ""
    return Sanitizer.line(
      "\(delivery.id)  \(delivery.state.rawValue)  \(delivery.flow)  \(delivery.user)  \(tried)\(next)"
    )
  }
}
