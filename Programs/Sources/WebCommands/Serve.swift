import ArgumentParser
import Conversation
import Foundation
import NetworkHelper
import Onboarding
import Serving
import WebServer

/// `usher-web serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Holds conversations over HTTP until SIGTERM.",
    discussion: Called.now.help(
      """
      The first line on standard output is the port, once connections are taken; the log goes to \
      standard error, a JSON object a line. The page is at /chat/FLOW, the API is described by \
      /openapi.json.

      It speaks plain HTTP: other computers reach it through a proxy that speaks TLS, under a name \
      that is given with --name; see docs/operating.md.

      Examples:
        usher-web serve
        usher-web serve --store postgres://db.example.org/onboarding --name hello.example.org \\
          --behind-proxy --key-file key
      """))

  @Option(help: "Where answers are kept: a folder, postgres://… or memory: (USHER_STORE).")
  var store: String?

  @Option(
    help: ArgumentHelp("A flow to serve; may be repeated. All without it.", valueName: "flow"))
  var flow: [String] = []

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

  @Option(
    help: ArgumentHelp(
      "An OpenID Connect provider to sign in at, on the page (USHER_ISSUER).", valueName: "url"))
  var issuer: String?

  @Option(
    name: .customLong("client-id"),
    help: ArgumentHelp(
      "The id of this server there (USHER_CLIENT_ID); USHER_CLIENT_SECRET has its secret.",
      valueName: "id"))
  var clientID: String?

  @Option(help: ArgumentHelp("The plan service (USHER_SERVICE).", valueName: "url"))
  var service: String?

  @Option(
    help: ArgumentHelp(
      "A file with the token of the plan service (USHER_SERVICE_TOKEN_FILE).", valueName: "file"))
  var serviceTokenFile: String?

  @Option(
    help: ArgumentHelp(
      "A JSON file with the name, logo, colour, font and links of the page; see docs/operating.md.",
      valueName: "file"))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "An origin whose pages may use the API, such as https://www.example.org; may be repeated.",
      valueName: "origin"))
  var origin: [String] = []

  @Option(
    help: ArgumentHelp(
      "An origin whose pages may show the page in a frame; may be repeated.", valueName: "origin"))
  var embedOrigin: [String] = []

  @Option(help: "The most lines a minute of one conversation; more are answered 429.")
  var linesPerMinute = WebLimits().linesPerConversation

  @Option(help: "The most requests a minute of one address; more are answered 429.")
  var requestsPerMinute = WebLimits().requestsPerAddress

  @Option(
    help: ArgumentHelp(
      "How long what people without an account told is kept once nobody can go on with it.",
      valueName: "days"))
  var keepDays = WebLimits().keepSeconds / 86_400

  @Option(
    help: ArgumentHelp(
      "How long new requests are answered 503 after SIGTERM, before the port is closed.",
      valueName: "seconds"))
  var drainSeconds = 1

  @OptionGroup var done: DoneOptions

  @OptionGroup var listening: ListeningOptions

  func validate() throws {
    guard linesPerMinute > 0, requestsPerMinute > 0 else {
      throw ValidationError("A limit must be at least 1.")
    }
    guard (0...36_500).contains(keepDays) else {
      throw ValidationError("Answers are kept for 0 to 36500 days.")
    }
    guard drainSeconds >= 0 else { throw ValidationError("Draining takes 0 seconds or more.") }
    guard webhook == nil || keyFile != nil else {
      throw ValidationError("--webhook lets whoever asks name users, so it needs --key-file.")
    }
    for origin in origin + embedOrigin where !Self.isOrigin(origin) {
      throw ValidationError(
        "'\(origin)' is no origin. One has a scheme and a host, such as https://www.example.org.")
    }
    _ = try pageTheme()
    _ = try provider(ProcessInfo.processInfo.environment)
    try Called.now.check(flow + [webhook].compactMap(\.self))
  }

  func run() async throws {
    let logger = listening.startLog(Called.now.program)
    var limits = WebLimits()
    limits.linesPerConversation = linesPerMinute
    limits.requestsPerAddress = requestsPerMinute
    limits.drainTime = .seconds(drainSeconds)
    limits.keepSeconds = keepDays * 86_400
    limits.connections = listening.connectionLimit(logger)
    let environment = ProcessInfo.processInfo.environment
    let place = try WebPlace(store ?? environment["USHER_STORE"], environment)
    let known = Called.now.products
    let products = flow.isEmpty ? known : Products(flow.compactMap(known.product))
    let access = WebAccess(
      key: try token(keyFile), names: listening.names, isBehindProxy: behindProxy,
      webhook: webhook, origins: origin, embedders: embedOrigin)
    let server: WebServer
    do {
      server = try WebServer(
        products, place: place, access: access, plans: try plans(environment),
        provider: try provider(environment), done: try done.webhook(), theme: try pageTheme(),
        limits: limits, logger: logger)
    } catch let error as RepositoryError {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      throw ExitCode(ExitStatus(error).rawValue)
    }
    try await server.run(
      host: listening.host, port: listening.port, onListening: ListeningOptions.tell(port:))
  }

  private static func isOrigin(_ text: String) -> Bool {
    guard let url = URL(string: text), let scheme = url.scheme, url.host() != nil else {
      return false
    }
    let port = url.port.map { ":\($0)" } ?? ""
    return ["https", "http"].contains(scheme) && text == "\(scheme)://\(url.host() ?? "")\(port)"
  }

  private func pageTheme() throws -> WebTheme {
    guard let theme else { return WebTheme() }
    do {
      return try WebTheme(file: URL(filePath: theme))
    } catch {
      throw ValidationError("--theme \(theme): \(error)")
    }
  }

  private func provider(_ environment: [String: String]) throws -> OpenIDProvider? {
    guard let issuer = issuer ?? environment["USHER_ISSUER"], !issuer.isEmpty else { return nil }
    guard WebAddress(issuer) != nil else {
      throw ValidationError(
        "--issuer takes an https:// address; http:// is taken for this computer alone.")
    }
    guard let clientID = clientID ?? environment["USHER_CLIENT_ID"], !clientID.isEmpty else {
      throw ValidationError("A provider needs --client-id, the id of this server there.")
    }
    return OpenIDProvider(
      issuer: issuer, clientID: clientID, clientSecret: environment["USHER_CLIENT_SECRET"])
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
