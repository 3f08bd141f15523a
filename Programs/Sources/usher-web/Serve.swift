import ArgumentParser
import Foundation
import Logging
import Onboarding
import Serving
import WebServer

/// `usher-web serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Holds conversations over HTTP until SIGTERM.",
    discussion: """
      The first line on standard output is the port, once connections are taken; the log goes to \
      standard error, a JSON object a line. The page is at /chat/FLOW, the API is described by \
      /openapi.json.

      It speaks plain HTTP: other computers reach it through a proxy that speaks TLS, under a name \
      that is given with --name; see docs/operating.md.

      Examples:
        usher-web serve
        usher-web serve --store postgres://db.example.org/onboarding --name hello.example.org \\
          --behind-proxy --key-file key
      """)

  @Option(help: "Where answers are kept: a folder, postgres://… or memory: (USHER_STORE).")
  var store: String?

  @Option(
    help: ArgumentHelp("A flow to serve; may be repeated. All without it.", valueName: "flow"))
  var flow: [String] = []

  @Option(help: "The name or address to listen at.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 takes a free one.")
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "A name that people reach it by, besides the host; may be repeated.", valueName: "host"))
  var name: [String] = []

  @Flag(help: "It is reached through a proxy that speaks TLS and says whom it speaks for.")
  var behindProxy = false

  @Option(
    help: ArgumentHelp(
      "A file with the key of the operator, who may name users; readable by nobody else.",
      valueName: "file"))
  var keyFile: String?

  @Option(
    help: ArgumentHelp(
      "Answer POST /webhooks/rest/webhook with this flow; needs --key-file.", valueName: "flow"))
  var webhook: String?

  @Option(help: ArgumentHelp("The plan service (USHER_SERVICE).", valueName: "url"))
  var service: String?

  @Option(
    help: ArgumentHelp(
      "A file with the token of the plan service (USHER_SERVICE_TOKEN_FILE).", valueName: "file"))
  var serviceTokenFile: String?

  @Option(help: "The most lines a minute of one conversation; more are answered 429.")
  var linesPerMinute = WebLimits().linesPerToken

  @Option(help: "The most requests a minute of one address; more are answered 429.")
  var requestsPerMinute = WebLimits().requestsPerAddress

  @Option(help: "The most connections; the one that is silent for the longest makes room.")
  var connections = WebLimits().connections

  @Option(
    help: "The least level to log: trace, debug, info, notice, warning, error or critical.",
    transform: Serve.level(named:))
  var logLevel = Logger.Level.notice

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("The port must be from 0 to 65535.")
    }
    guard linesPerMinute > 0, requestsPerMinute > 0, connections > 0 else {
      throw ValidationError("A limit must be at least 1.")
    }
    guard webhook == nil || keyFile != nil else {
      throw ValidationError("--webhook lets whoever asks name users, so it needs --key-file.")
    }
    for name in flow + [webhook].compactMap(\.self) where Products.all.product(name) == nil {
      throw ValidationError(
        "There is no flow '\(name)'. There are: \(Products.all.ids.joined(separator: ", ")).")
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
    var logger = Logger(label: "usher-web")
    logger.logLevel = logLevel
    var limits = WebLimits()
    limits.linesPerToken = linesPerMinute
    limits.requestsPerAddress = requestsPerMinute
    limits.connections = min(connections, OpenFiles.raised() - OpenFiles.besidesConnections)
    let environment = ProcessInfo.processInfo.environment
    let place = try WebPlace(store ?? environment["USHER_STORE"], environment)
    let products = flow.isEmpty ? .all : Products(flow.compactMap(Products.all.product))
    let server = try WebServer(
      products, place: place,
      access: WebAccess(
        key: try token(keyFile), names: name + [host], isBehindProxy: behindProxy,
        webhook: webhook),
      plans: try plans(environment), limits: limits, logger: logger)
    try await server.run(host: host, port: port) { port in
      // A pipe is buffered whole: without a flush, whoever waits for the port waits for ever.
      FileHandle.standardOutput.write(Data("\(port)\n".utf8))
    }
  }

  private func plans(_ environment: [String: String]) throws -> WebPlans? {
    guard let address = service ?? environment["USHER_SERVICE"], !address.isEmpty else {
      return nil
    }
    guard
      let plans = WebPlans(
        address, token: try token(serviceTokenFile ?? environment["USHER_SERVICE_TOKEN_FILE"]))
    else {
      throw ValidationError(
        "--service takes an https:// address; http:// is taken for this computer alone.")
    }
    return plans
  }

  private func token(_ path: String?) throws -> ServiceToken? {
    guard let path, !path.isEmpty else { return nil }
    do {
      return try ServiceToken(file: path)
    } catch {
      throw ValidationError("\(path) \(error).")
    }
  }
}
