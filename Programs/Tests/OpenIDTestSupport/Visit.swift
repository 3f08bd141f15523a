package import Foundation
import FoundationNetworking

/// Where a browser was sent, and its way back.
package struct Visit: Sendable {
  package let url: URL
  private let items: [String: String]

  package init(_ text: String) throws {
    guard let url = URL(string: text),
      let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
    else { throw URLError(.badURL) }
    self.url = url
    items = Dictionary(query.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
  }

  package subscript(name: String) -> String { items[name] ?? "" }

  /// Comes back with a query, at the right path unless another is named, and tells the status.
  @discardableResult
  package func comeBack(
    _ query: [String: String], path: String = "/callback", method: String = "GET"
  ) async throws -> Int {
    var components = URLComponents(string: self["redirect_uri"])
    components?.path = path
    components?.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value) }
    guard let url = components?.url else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    let (_, response) = try await URLSession.shared.data(for: request)
    return (response as? HTTPURLResponse)?.statusCode ?? 0
  }
}
