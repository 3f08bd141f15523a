import Conversation
import Foundation
import FoundationNetworking
import Logging
import NetworkHelper
import Onboarding
import ServiceLifecycle
import Synchronization
import Testing
import Understanding
import WebServer

/// A web server in this process, on a free port, over a folder that is gone when the test ends.
final class RunningWeb: Sendable {
  let folder: URL
  let port: Int
  let log: LogLines
  /// The database, where there is one.
  let logins: WebLogins?
  private let server: ServiceGroup
  /// A session of its own, without the cookies of others.
  let session: URLSession

  static let key = "the-operator-of-tests"

  /// Starts a server, over a folder that may be there already.
  static func start(
    in given: URL? = nil, limits: WebLimits = WebLimits(), behindProxy: Bool = false,
    webhook: String? = nil, origins: [String] = [], embedders: [String] = [],
    theme: WebTheme = WebTheme(), done: DoneWebhook? = nil,
    port: Int = 0, provider: OpenIDProvider? = nil,
    now: @escaping @Sendable () -> Timestamp = WebClock.world
  ) async throws -> RunningWeb {
    let folder = given ?? FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    let log = LogLines()
    let access = WebAccess(
      key: ServiceToken(key), names: ["hello.example.org"], isBehindProxy: behindProxy,
      webhook: webhook, origins: origins, embedders: embedders)
    let server = try WebServer(
      .all, place: .folder(folder.path), access: access, provider: provider,
      done: done, theme: theme, limits: limits, logger: log.logger, now: now)
    return try await start(server, folder, log, port: port)
  }

  /// Starts a server over a database, and a folder for accounts.
  static func start(
    _ products: Products, over logins: WebLogins, limits: WebLimits, done: DoneWebhook? = nil
  ) async throws -> RunningWeb {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    let log = LogLines()
    let server = try WebServer(
      products, place: .postgres(logins.serverURL, accounts: folder.path),
      access: WebAccess(key: ServiceToken(key)), done: done, limits: limits, logger: log.logger)
    return try await start(server, folder, log, logins: logins)
  }

  /// Starts a server of one product, over a repository.
  static func start(
    _ product: any AnyProduct, in repository: any OnboardingRepository
  ) async throws -> RunningWeb {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    return try await start(
      try WebServer(testing: product, repository: repository), folder, LogLines())
  }

  private static func start(
    _ server: WebServer, _ folder: URL, _ log: LogLines, port wanted: Int = 0,
    logins: WebLogins? = nil
  ) async throws -> RunningWeb {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let group = ServiceGroup(
      services: [Listening(server: server, port: wanted, onListening: port)],
      logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
    Task {
      defer { port.finish() }
      try await group.run()
    }
    for await number in ports {
      return RunningWeb(folder: folder, port: number, log: log, logins: logins, server: group)
    }
    throw CancellationError()
  }

  /// A server that is told to stop as a signal tells it.
  private struct Listening: Service {
    let server: WebServer
    let port: Int
    let onListening: AsyncStream<Int>.Continuation

    func run() async throws {
      try await server.run(host: "127.0.0.1", port: port) { onListening.yield($0) }
    }
  }

  private init(
    folder: URL, port: Int, log: LogLines, logins: WebLogins?, server: ServiceGroup
  ) {
    self.folder = folder
    self.port = port
    self.log = log
    self.logins = logins
    self.server = server
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpMaximumConnectionsPerHost = 64
    session = URLSession(
      configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
  }

  deinit {
    session.invalidateAndCancel()
    // A server that is cancelled drops connections that it has taken and not begun to serve, which NIO takes
    // for a mistake that ends the process: https://github.com/apple/swift-nio/issues/2813.
    Task { [server] in await server.triggerGracefulShutdown() }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Sends a request.
  func send(
    _ method: String, _ path: String, _ body: String? = nil, type: String = "application/json",
    headers: [String: String] = [:]
  ) async throws -> WebAnswer {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    if body != nil { request.setValue(type, forHTTPHeaderField: "Content-Type") }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await session.data(for: request)
    let head = try #require(response as? HTTPURLResponse)
    let fields = head.allHeaderFields.map { ("\($0)".lowercased(), "\($1)") }
    return WebAnswer(
      status: head.statusCode, headers: Dictionary(fields) { $1 },
      body: String(decoding: data, as: UTF8.self))
  }

  /// Begins a conversation.
  func begin(_ flow: String = "diet", _ body: String = "{}") async throws -> Talk {
    let answer = try await send("POST", "/v1/flows/\(flow)/conversations", body)
    try #require(answer.status == 201, "\(answer.body)")
    return Talk(
      web: self, id: try #require(answer.json["conversation"]?.string),
      token: try #require(answer.json["token"]?.string))
  }

  /// All bytes of all files of the store.
  func files() throws -> Data {
    var bytes = Data()
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      if let data = try? Data(contentsOf: folder.appending(path: name)) { bytes += data }
    }
    return bytes
  }

  private final class NoRedirects: NSObject, URLSessionTaskDelegate, Sendable {
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping (URLRequest?) -> Void
    ) {
      completionHandler(nil)
    }
  }
}
