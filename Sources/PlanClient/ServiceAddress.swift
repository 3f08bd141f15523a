import Foundation
import FoundationNetworking
import Onboarding

/// Where submissions are posted to.
struct ServiceAddress: Sendable {
  private let endpoint: URL

  /// The endpoint at a service's address, or nil when that is no `http` or `https` address.
  init?(_ service: String) {
    guard let url = URL(string: service), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host, !host.isEmpty,
      url.query == nil, url.fragment == nil
    else { return nil }
    endpoint = url.appending(path: "api/v1/onboarding")
  }

  /// The message that submits a request.
  ///
  /// - Throws: ``PlanServiceError/helperFailed`` when it cannot be encoded.
  func message(
    for request: PlanRequest, key: IdempotencyKey
  ) throws(PlanServiceError) -> URLRequest {
    var message = URLRequest(url: endpoint)
    message.httpMethod = "POST"
    message.setValue("application/json", forHTTPHeaderField: "Content-Type")
    message.setValue("application/json", forHTTPHeaderField: "Accept")
    message.setValue(key.text, forHTTPHeaderField: "Idempotency-Key")
    do { message.httpBody = try JSONEncoder().encode(request) } catch { throw .helperFailed }
    return message
  }
}
