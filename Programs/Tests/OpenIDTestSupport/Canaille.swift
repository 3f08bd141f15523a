import Foundation
import FoundationNetworking
package import NetworkHelper

/// Canaille, a third party's OpenID Connect provider that enforces PKCE, on loopback.
package final class Canaille: Sendable {
  package let issuer: String
  /// Canaille ends when nobody holds the other end of its standard input.
  private let input = Pipe()

  /// Starts it by `scripts/start-canaille`.
  package init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
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
  package func provider(redirectPort: UInt16) async throws -> OpenIDProvider {
    let clientID = try await register("http://127.0.0.1:\(redirectPort)/callback")
    return OpenIDProvider(
      issuer: issuer, clientID: clientID, redirectPort: redirectPort, timeout: 30,
      opensBrowser: false)
  }

  /// Registers whoever has browsers come back to an address, and gives the id for it.
  package func register(_ redirectAddress: String) async throws -> String {
    guard let url = URL(string: issuer + "/oauth/register") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONSerialization.data(withJSONObject: [
      "client_name": "Usher", "client_uri": "http://127.0.0.1", "response_types": ["code"],
      "redirect_uris": [redirectAddress],
      "grant_types": ["authorization_code", "refresh_token"],
      "token_endpoint_auth_method": "none",
    ])
    let (body, _) = try await URLSession.shared.data(for: request)
    return try JSONDecoder().decode(Registration.self, from: body).clientID
  }

  private struct Registration: Decodable {
    let clientID: String

    enum CodingKeys: String, CodingKey {
      case clientID = "client_id"
    }
  }
}
