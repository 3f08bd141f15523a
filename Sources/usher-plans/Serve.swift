import ArgumentParser
import Conversation
import Foundation
import Logging
import Onboarding
import PlanServer

/// `usher-plans serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes requests for plans at POST /api/v1/onboarding until SIGTERM.",
    discussion: """
      The first line on standard output is the port, once connections are taken; the log goes to \
      standard error, a JSON object a line. GET /health tells whether the service works.
      """)

  @Option(help: "The SQLite file of the plans; made when it is not there.")
  var store: String

  @Option(help: "The name or address to listen at.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 takes a free one.")
  var port = 8080

  @Option(help: "The most submissions in flight; one more is answered 503.")
  var capacity = ServerLimits().submissionsInFlight

  @Option(
    help: "The least level to log: trace, debug, info, notice, warning, error or critical.",
    transform: Serve.level(named:))
  var logLevel = Logger.Level.notice

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("The port must be from 0 to 65535.")
    }
    guard capacity > 0 else { throw ValidationError("The capacity must be at least 1.") }
  }

  private static func level(named name: String) throws -> Logger.Level {
    guard let level = Logger.Level(rawValue: name) else {
      throw ValidationError("There is no level '\(name)'.")
    }
    return level
  }

  func run() async throws {
    LoggingSystem.bootstrap { _ in JSONLogHandler() }
    var logger = Logger(label: "usher-plans")
    logger.logLevel = logLevel
    var limits = ServerLimits()
    limits.submissionsInFlight = capacity
    let server = try PlanServer(store: store, limits: limits, logger: logger) {
      (
        id: PlanID(number: .random(in: .min ... .max)),
        createdAt: Timestamp(secondsSince1970: Int(Date.now.timeIntervalSince1970))
      )
    }
    try await server.run(host: host, port: port) { port in
      // A pipe is buffered whole: without a flush, whoever waits for the port waits for ever.
      FileHandle.standardOutput.write(Data("\(port)\n".utf8))
    }
  }
}
