package import Foundation
import FoundationNetworking

/// An HTTP client that plays Ana at her browser, signing in at Canaille.
package struct Person: Sendable {
  private let session = URLSession(configuration: .ephemeral)

  package init() {}

  /// Goes to an address, fills in the pages that come, and follows the way back to the program.
  ///
  /// - Returns: Where she is in the end.
  @discardableResult
  package func signIn(at address: URL) async throws -> URL {
    var page = try await load(URLRequest(url: address))
    for (field, value) in [("login", "ana"), ("password", "quiet-canary-7319")] {
      guard page.text.contains("name=\"\(field)\"") else { continue }
      var request = URLRequest(url: page.url)
      request.httpMethod = "POST"
      request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
      request.httpBody = Data("\(field)=\(value)&csrf_token=\(token(of: page.text))".utf8)
      page = try await load(request)
    }
    return page.url
  }

  private func load(_ request: URLRequest) async throws -> (url: URL, text: String) {
    let (body, response) = try await session.data(for: request)
    guard let url = response.url else { throw URLError(.badServerResponse) }
    return (url, String(decoding: body, as: UTF8.self))
  }

  private func token(of page: String) -> Substring {
    guard let name = page.range(of: "name=\"csrf_token\""),
      let value = page.range(of: "value=\"", range: name.upperBound..<page.endIndex)
    else { return "" }
    return page[value.upperBound...].prefix { $0 != "\"" }
  }
}
