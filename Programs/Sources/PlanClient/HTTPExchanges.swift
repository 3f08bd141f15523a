import Foundation
import FoundationNetworking
import Onboarding
import Synchronization

/// Tells each exchange of a session what URLSession reports of its task.
final class HTTPExchanges: NSObject, URLSessionDataDelegate, Sendable {
  private let running = Mutex<[Int: HTTPExchange]>([:])

  /// Has an exchange told of a task that is about to start.
  func begin(_ exchange: HTTPExchange, of task: URLSessionTask) {
    running.withLock { $0[task.taskIdentifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> HTTPExchange? {
    running.withLock { $0[task.taskIdentifier] }
  }

  /// A plan service does not redirect, and what people wrote goes nowhere else.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    // First of all: whoever waits for the exchange cancels its task, and URLSession ends the program
    // over an answer to a task that is no more.
    completionHandler(nil)
    exchange(of: task)?.finish(.failure(.malformedAnswer))
    task.cancel()
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(of: dataTask)?.receive(response as? HTTPURLResponse)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if exchange(of: dataTask)?.receive(data) != true { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let ended = running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    ended?.complete(with: error, from: task.originalRequest?.url)
  }
}
