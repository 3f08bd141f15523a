import Conversation
import Foundation
import FoundationNetworking
import Onboarding
import Transcripts
import Understanding

/// A conversation with a server, as a client holds it.
final class WebTalk {
  /// What the client reads of a turn.
  struct Turn: Decodable {
    var conversation: String
    var token: String?
    var messages: [Said]
    var completed: Bool
    var profile: [String: JSONValue]?

    /// Something that is said.
    struct Said: Decodable {
      var words: [Spoken]
    }
  }

  /// A server that answered otherwise than with a turn.
  struct Refused: Error, CustomStringConvertible {
    let status: Int
    let detail: String
    var description: String { "the server answered \(status): \(detail)" }
  }

  private let base: String
  private let key: ServiceToken
  private let session = URLSession(configuration: .ephemeral)
  private var path = ""
  private var token = ""
  private var count = 0

  init(port: Int, key: ServiceToken) {
    base = "http://127.0.0.1:\(port)"
    self.key = key
  }

  // A session keeps itself alive until it is told to end.
  deinit { session.invalidateAndCancel() }

  /// Begins, or comes back.
  func begin(_ head: TranscriptHead, _ handedIn: [HandedIn]) async throws -> Turn {
    let values = Dictionary(handedIn.map { ($0.field, $0.value) }) { $1 }
    let turn = try await send(
      "POST", "/v1/flows/\(head.flow)/conversations",
      [
        "user": .string(head.user), "set": .object(values),
        "clock": .int(head.clock == .twentyFourHour ? 24 : 12),
      ], token: key.text)
    path = "/v1/conversations/\(turn.conversation)"
    return turn
  }

  /// Says a line.
  func say(_ text: String) async throws -> Turn {
    try await send("POST", path + "/lines", ["text": .string(text)], token: token)
  }

  /// Types a secret; a command with its slash is a line there too.
  func say(secret: String) async throws -> Turn {
    let word = secret.hasPrefix("/") ? String(secret.dropFirst()) : ""
    let isCommand = word == "cancel" || Command(rawValue: word) != nil
    let member = isCommand ? "text" : "secret"
    return try await send("POST", path + "/lines", [member: .string(secret)], token: token)
  }

  /// Where it stands.
  func standing() async throws -> Turn { try await send("GET", path, nil, token: token) }

  private func send(
    _ method: String, _ path: String, _ body: [String: JSONValue]?, token: String
  ) async throws -> Turn {
    guard let url = URL(string: base + path) else { throw Refused(status: 0, detail: path) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    if let body {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.httpBody = try JSONEncoder().encode(body)
      count += 1
      request.setValue("\(count)", forHTTPHeaderField: "Idempotency-Key")
    }
    let (data, answer) = try await session.data(for: request)
    let status = (answer as? HTTPURLResponse)?.statusCode ?? 0
    guard (200...201).contains(status) else {
      let problem = try? JSONDecoder().decode([String: JSONValue].self, from: data)
      throw Refused(status: status, detail: problem?["detail"]?.string ?? "")
    }
    let turn = try JSONDecoder().decode(Turn.self, from: data)
    // Said when it begins, and when somebody signs in.
    self.token = turn.token ?? self.token
    return turn
  }
}
