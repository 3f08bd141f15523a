internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import Onboarding
internal import Synchronization

/// Waits on this computer for the browser to come back (RFC 8252, section 7.3).
///
/// It listens on 127.0.0.1 only and takes one answer, at one path, of this sign-in; whatever else
/// comes is refused, and the wait goes on.
final class RedirectListener: Sendable {
  /// The address the browser comes back to.
  let address: String

  private let server: HTTPServer
  private let running: Task<Void, any Error>
  private let answers: AsyncStream<RedirectAnswer>

  /// Listens on a port, or on any free one.
  ///
  /// - Throws: ``IdentityError/notAvailable(_:)`` when the port is taken.
  init(port: UInt16?, state: String, issuer: String) async throws(IdentityError) {
    let (answers, inbox) = AsyncStream.makeStream(of: RedirectAnswer.self)
    self.answers = answers
    let desk = RedirectDesk(state: state, issuer: issuer, inbox: inbox)
    do {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port ?? 0), logger: .disabled, handler: desk)
      self.server = server
      running = Task { try await server.run() }
      try await server.waitUntilListening()
      guard case .ip4(_, let port)? = await server.listeningAddress else {
        throw SocketError.unsupportedAddress
      }
      address = "http://127.0.0.1:\(port)\(RedirectDesk.path)"
    } catch {
      throw .notAvailable("I couldn't listen on this computer for your browser to come back.")
    }
  }

  /// What the browser brought back, or nil when the task was cancelled.
  func answer() async -> RedirectAnswer? {
    for await answer in answers { return answer }
    return nil
  }

  /// Stops listening, when the page has been sent or after a tenth of a second.
  func close() async {
    await server.stop(timeout: 0.1)
    running.cancel()
  }
}
