import Foundation
import FoundationNetworking
import Testing

/// An answer as it came over the wire, without the client's reading of it.
struct RawAnswer: Sendable {
  let status: Int
  let headers: [String: String]
  let body: String
}

extension RunningService {
  /// Posts a body to the onboarding endpoint.
  func post(_ body: String, headers: [String: String] = [:]) async throws -> RawAnswer {
    try await send("POST", "/api/v1/onboarding", body: body, headers: headers)
  }

  /// Sends any request.
  func send(
    _ method: String, _ path: String, body: String? = nil, headers: [String: String] = [:]
  ) async throws -> RawAnswer {
    var message = URLRequest(url: try #require(URL(string: address + path)))
    message.httpMethod = method
    message.httpBody = body.map { Data($0.utf8) }
    if body != nil { message.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    for (name, value) in headers { message.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: message)
    let head = try #require(response as? HTTPURLResponse)
    let headers = head.allHeaderFields.map { ("\($0)".lowercased(), "\($1)") }
    return RawAnswer(
      status: head.statusCode, headers: Dictionary(headers) { $1 },
      body: String(decoding: data, as: UTF8.self))
  }
}
