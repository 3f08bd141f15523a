import Foundation
import Testing
import Understanding

/// A conversation with a web server.
struct Talk: Sendable {
  let web: RunningWeb
  let id: String
  let token: String

  var path: String { "/v1/conversations/\(id)" }
  var authorization: [String: String] { ["Authorization": "Bearer \(token)"] }

  /// Sends a line.
  func say(_ text: String, headers: [String: String] = [:]) async throws -> WebAnswer {
    try await send(["text": .string(text)], headers: headers)
  }

  /// Sends whatever a person does.
  func send(
    _ body: [String: JSONValue], headers: [String: String] = [:]
  ) async throws -> WebAnswer {
    let json = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
    return try await web.send(
      "POST", path + "/lines", json, headers: authorization.merging(headers) { $1 })
  }

  /// Where it stands.
  func standing() async throws -> WebAnswer {
    try await web.send("GET", path, headers: authorization)
  }
}
