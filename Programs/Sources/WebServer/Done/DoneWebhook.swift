import Foundation
import FoundationNetworking
public import Onboarding

/// The server that is told who is done, after Standard Webhooks (standardwebhooks.com).
public struct DoneWebhook: Sendable {
  private let url: URL
  private let secrets: [WebhookSecret]

  /// A server at an address that nobody on the way can read.
  ///
  /// - Parameters:
  ///   - address: Where it is told, by `POST`.
  ///   - secrets: What it knows the word by; each signs, so that one can be put in the place of another.
  public init(_ address: WebAddress, secrets: [WebhookSecret]) {
    url = address.url
    self.secrets = secrets
  }

  /// What is sent, under a name at an instant, in seconds since 1970.
  func message(_ body: Data, id: String, at instant: Int) -> URLRequest {
    var message = URLRequest(url: url)
    message.httpMethod = "POST"
    message.httpBody = body
    let signatures = secrets.map { $0.signature(of: body, id: id, at: instant) }
    for (name, value) in [
      ("Content-Type", "application/json"), ("webhook-id", id),
      ("webhook-timestamp", String(instant)),
      ("webhook-signature", signatures.joined(separator: " ")),
    ] { message.setValue(value, forHTTPHeaderField: name) }
    return message
  }
}

extension DoneWebhook: CustomStringConvertible, CustomReflectable {
  /// Never the address, which may hold a secret.
  public var description: String { "a server that is told" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
