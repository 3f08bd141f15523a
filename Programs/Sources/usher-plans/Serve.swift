import ArgumentParser
import Conversation
import Foundation
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

  @Option(
    help: ArgumentHelp(
      "A file with the token that clients must send, readable by nobody else.",
      valueName: "file"))
  var tokenFile: String?

  @Option(help: "The most submissions in flight; one more is answered 503.")
  var capacity = ServerLimits().submissionsInFlight

  @OptionGroup var listening: ListeningOptions

  func validate() throws {
    guard capacity > 0 else { throw ValidationError("The capacity must be at least 1.") }
    guard tokenFile != nil || WebAddress.isLoopback(listening.host) else {
      throw ValidationError(
        "Without --token-file everybody who reaches the service could use it, so it listens on this "
          + "computer alone.")
    }
  }

  func run() async throws {
    let logger = listening.startLog("usher-plans")
    var limits = ServerLimits()
    limits.submissionsInFlight = capacity
    limits.connections = listening.connectionLimit(logger)
    let server = try PlanServer(store: store, access: access(), limits: limits, logger: logger) {
      (
        id: PlanID(number: .random(in: .min ... .max)),
        createdAt: Timestamp(secondsSince1970: Int(Date.now.timeIntervalSince1970))
      )
    }
    try await server.run(
      host: listening.host, port: listening.port, onListening: ListeningOptions.tell(port:))
  }

  private func access() throws -> ServerAccess {
    let token: ServiceToken?
    do {
      token = try tokenFile.map { path throws(ServiceTokenError) in try ServiceToken(file: path) }
    } catch {
      throw ValidationError("\(tokenFile ?? "") \(error).")
    }
    return ServerAccess(token: token, names: listening.names)
  }
}
