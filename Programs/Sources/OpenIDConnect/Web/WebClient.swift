internal import Foundation
internal import FoundationNetworking
internal import Onboarding

/// Asks a provider over HTTP; keeps nothing on disk and follows no redirects.
struct WebClient: Sendable {
  /// An answer.
  struct Answer: Sendable {
    let status: Int
    let body: Data

    /// The body as a value of JSON.
    ///
    /// - Throws: The distrust given when it is none.
    func json<Value: Decodable>(
      _: Value.Type, else distrust: Distrust
    ) throws(IdentityError) -> Value {
      guard let value = try? JSONDecoder().decode(Value.self, from: body) else {
        throw .untrusted(distrust)
      }
      return value
    }
  }

  private let session: URLSession

  /// A client that waits for an answer for so many seconds at most, however slowly it comes.
  init(timeout: TimeInterval = 15) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    session = URLSession(
      configuration: configuration, delegate: RedirectRefusal(), delegateQueue: nil)
  }

  /// Asks for what is at an address, with an access token where one is needed.
  func get(
    _ address: SecureAddress, accessToken: String? = nil
  ) async throws(IdentityError) -> Answer {
    var request = URLRequest(url: address.url)
    if let accessToken {
      request.setValue("Bearer \(accessToken)", forHTTPHeaderField: "Authorization")
    }
    return try await send(request)
  }

  /// Sends a form to an address.
  func post(
    _ fields: [(name: String, value: String)], to address: SecureAddress
  ) async throws(IdentityError) -> Answer {
    var request = URLRequest(url: address.url)
    request.httpMethod = "POST"
    request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    request.httpBody = Data(FormEncoding.text(fields).utf8)
    return try await send(request)
  }

  /// Lets the connections go.
  func close() {
    session.invalidateAndCancel()
  }

  private func send(_ request: URLRequest) async throws(IdentityError) -> Answer {
    var request = request
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    do {
      let (body, response) = try await session.data(for: request)
      return Answer(status: (response as? HTTPURLResponse)?.statusCode ?? 0, body: body)
    } catch let error as URLError where Self.insecure.contains(error.code) {
      throw .untrusted(.insecureAddress)
    } catch {
      throw .unreachable
    }
  }

  private static let insecure: Set<URLError.Code> = [
    .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
    .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot,
  ]
}
