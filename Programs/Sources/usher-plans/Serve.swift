import ArgumentParser
import Conversation
import Foundation
import Logging
import Onboarding
import PlanServer
import Serving

/// `usher-plans serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes requests for plans at POST /api/v1/onboarding until SIGTERM.",
    discussion: """
      The first line on standard output is the port, once connections are taken; the log goes to \
      standard error, a JSON object a line. GET /health tells whether the service works; DELETE \
      /api/v1/onboarding/PLAN_ID erases a plan.

      Without --token-file it listens on this computer alone. It speaks plain HTTP: other computers \
      reach it through a proxy that speaks TLS, under a name that is given with --name.

      Examples:
        usher-plans serve --store plans.sqlite
        usher-plans serve --store plans.sqlite --token-file token --host 10.0.0.5 \
          --name plans.example.org
      """)

  @Option(help: "The SQLite file of the plans; made when it is not there.")
  var store: String

  @Option(help: "The name or address to listen at.")
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "A file with the token that clients must send, readable by nobody else.",
      valueName: "file"))
  var tokenFile: String?

  @Option(
    help: ArgumentHelp(
      "A name that clients reach it by, besides the host; may be repeated.", valueName: "host"))
  var name: [String] = []

  @Option(help: "The port to listen at; 0 takes a free one.")
  var port = 8080

  @Option(help: "The most submissions in flight; one more is answered 503.")
  var capacity = ServerLimits().submissionsInFlight

  @Option(help: "The most connections; the one that is silent for the longest makes room.")
  var connections = ServerLimits().connections

  @Option(
    help: "The least level to log: trace, debug, info, notice, warning, error or critical.",
    transform: Serve.level(named:))
  var logLevel = Logger.Level.notice

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("The port must be from 0 to 65535.")
    }
    guard capacity > 0 else { throw ValidationError("The capacity must be at least 1.") }
    guard connections > 0 else { throw ValidationError("Connections must be at least 1.") }
    guard tokenFile != nil || WebAddress.isLoopback(host) else {
      throw ValidationError(
        "Without --token-file everybody who reaches the service could use it, so it listens on this "
          + "computer alone.")
    }
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
    limits.connections = min(connections, OpenFiles.raised() - OpenFiles.besidesConnections)
    let server = try PlanServer(store: store, access: access(), limits: limits, logger: logger) {
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

  private func access() throws -> ServerAccess {
    let token: ServiceToken?
    do {
      token = try tokenFile.map { path throws(ServiceTokenError) in try ServiceToken(file: path) }
    } catch {
      throw ValidationError("\(tokenFile ?? "") \(error).")
    }
    return ServerAccess(token: token, names: name + [host])
  }
}
