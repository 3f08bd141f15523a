import Foundation
package import FoundationNetworking
package import Onboarding

/// Sends messages and brings back answers, over connections that are kept for the next.
package final class HTTPWire: Sendable {
  private let exchanges = HTTPExchanges()
  private let session: URLSession

  /// A wire of its own.
  package init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    // The default of six would make many submissions at once wait for each other here.
    configuration.httpMaximumConnectionsPerHost = 256
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  // A session keeps itself and its delegate alive until it is told to end.
  deinit { session.invalidateAndCancel() }

  /// Sends a message and waits for the whole answer.
  ///
  /// - Throws: ``PlanServiceError`` when none arrived, or not in time.
  package func send(
    _ message: URLRequest, within time: Duration
  ) async throws(PlanServiceError) -> HTTPAnswer {
    let exchange = HTTPExchange()
    let task = session.dataTask(with: message)
    exchanges.begin(exchange, of: task)
    // URLSession's own timeout begins anew with every byte.
    let timer = Task {
      guard (try? await Task.sleep(for: time)) != nil else { return }
      exchange.finish(.failure(.timedOut))
      task.cancel()
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      task.resume()
      return await exchange.outcome()
    } onCancel: {
      exchange.finish(.failure(.connectionCut))
      task.cancel()
    }.get()
  }
}
