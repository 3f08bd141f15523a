import Foundation
import FoundationNetworking
import NetworkHelper

/// Canaille, a third party's OpenID Connect provider that enforces PKCE, on loopback.
final class Canaille: Sendable {
  let issuer: String
  /// Canaille ends when nobody holds the other end of its standard input.
  private let input = Pipe()

  /// Starts it by `scripts/start-canaille`.
  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
    let process = Process()
    process.executableURL = root.appending(path: "scripts/start-canaille")
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = input
    try process.run()
    let line = output.fileHandleForReading.availableData
    issuer = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// Registers a program whose browser comes back to a port.
  func provider(redirectPort: UInt16) async throws -> OpenIDProvider {
    guard let url = URL(string: issuer + "/oauth/register") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONSerialization.data(withJSONObject: [
      "client_name": "Usher", "client_uri": "http://127.0.0.1", "response_types": ["code"],
      "redirect_uris": ["http://127.0.0.1:\(redirectPort)/callback"],
      "grant_types": ["authorization_code", "refresh_token"],
      "token_endpoint_auth_method": "none",
    ])
    let (body, _) = try await URLSession.shared.data(for: request)
    let registration = try JSONDecoder().decode(Registration.self, from: body)
    return OpenIDProvider(
      issuer: issuer, clientID: registration.clientID, redirectPort: redirectPort, timeout: 30,
      opensBrowser: false)
  }

  private struct Registration: Decodable {
    let clientID: String

    enum CodingKeys: String, CodingKey {
      case clientID = "client_id"
    }
  }
}
