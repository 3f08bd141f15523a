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

  /// The most bytes of an answer: tokens, keys and a description have a few thousand.
  static let longestAnswer = 256 * 1024

  private let session: URLSession
  private let receiver = AnswerReceiver(limit: Self.longestAnswer)
  private let timeout: TimeInterval

  /// A client that waits for an answer for so many seconds at most, however slowly it comes.
  init(timeout: TimeInterval = 15) {
    self.timeout = timeout
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.timeoutIntervalForRequest = timeout
    session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
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
      let (body, response) = try await inTime(session.dataTask(with: request))
      return Answer(status: (response as? HTTPURLResponse)?.statusCode ?? 0, body: body)
    } catch is AnswerReceiver.TooLong {
      throw .untrusted(.malformed)
    } catch let error as URLError where Self.insecure.contains(error.code) {
      throw .untrusted(.insecureAddress)
    } catch {
      throw .unreachable
    }
  }

  /// What is answered within the time of the client: the session's own time begins anew with each byte.
  private func inTime(_ task: URLSessionDataTask) async throws -> (Data, URLResponse?) {
    try await withThrowingTaskGroup(of: (Data, URLResponse?).self) { group in
      group.addTask { [receiver] in try await receiver.answer(to: task) }
      group.addTask { [timeout] in
        try await Task.sleep(for: .seconds(timeout))
        throw URLError(.timedOut)
      }
      defer { group.cancelAll() }
      guard let answer = try await group.next() else { throw URLError(.unknown) }
      return answer
    }
  }

  private static let insecure: Set<URLError.Code> = [
    .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
    .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot,
  ]
}
