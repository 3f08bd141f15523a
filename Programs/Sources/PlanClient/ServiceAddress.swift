import Foundation
import FoundationNetworking
import Onboarding

/// Where submissions are posted to.
struct ServiceAddress: Sendable {
  private let endpoint: URL

  private let token: ServiceToken?

  /// The endpoint at a service's address, or nil when that is none that people's answers may be
  /// sent to.
  init?(_ service: String, token: ServiceToken?) {
    guard let url = WebAddress(service)?.url, url.query == nil, url.fragment == nil
    else { return nil }
    endpoint = url.appending(path: "api/v1/onboarding")
    self.token = token
  }

  /// The message that submits a request.
  ///
  /// - Throws: ``PlanServiceError/helperFailed`` when it cannot be encoded.
  func message(
    for request: PlanRequest, key: IdempotencyKey
  ) throws(PlanServiceError) -> URLRequest {
    var message = message("POST", to: endpoint)
    message.setValue("application/json", forHTTPHeaderField: "Content-Type")
    message.setValue(key.text, forHTTPHeaderField: "Idempotency-Key")
    do { message.httpBody = try JSONEncoder().encode(request) } catch { throw .helperFailed }
    return message
  }

  /// The message that erases a plan.
  func message(erasing plan: PlanID) -> URLRequest {
    message("DELETE", to: endpoint.appending(path: plan.text))
  }

  private func message(_ method: String, to url: URL) -> URLRequest {
    var message = URLRequest(url: url)
    message.httpMethod = method
    message.setValue("application/json", forHTTPHeaderField: "Accept")
    if let token {
      message.setValue("Bearer \(token.text)", forHTTPHeaderField: "Authorization")
    }
    return message
  }
}
