internal import Foundation
internal import FoundationNetworking
internal import Synchronization

/// Receives what a provider answers, up to so many bytes, and follows no redirect: its endpoints are where
/// its description says.
///
/// What is packed counts as what it unpacks to.
final class AnswerReceiver: NSObject, URLSessionDataDelegate {
  /// The answer is longer than any provider's.
  struct TooLong: Error {}

  private struct Pending {
    var body = Data()
    let continuation: CheckedContinuation<(Data, URLResponse?), any Error>
  }

  private let limit: Int
  private let pending = Mutex<[Int: Pending]>([:])

  /// A receiver of answers of at most so many bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// What is answered to a task; it is called off with the task that waits for it.
  ///
  /// - Throws: ``TooLong``, or the error of the connection.
  func answer(to task: URLSessionDataTask) async throws -> (Data, URLResponse?) {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        pending.withLock {
          $0[task.taskIdentifier] = Pending(continuation: continuation)
          task.resume()
        }
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      // What has not begun yet looks by itself whether it should.
      if pending.withLock({ $0[task.taskIdentifier] != nil }) { task.cancel() }
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let length = pending.withLock { pending in
      pending[dataTask.taskIdentifier]?.body.append(data)
      return pending[dataTask.taskIdentifier]?.body.count ?? 0
    }
    guard length > limit else { return }
    take(dataTask)?.continuation.resume(throwing: TooLong())
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let pending = take(task) else { return }
    if let error {
      pending.continuation.resume(throwing: error)
    } else {
      pending.continuation.resume(returning: (pending.body, task.response))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  private func take(_ task: URLSessionTask) -> Pending? {
    pending.withLock { $0.removeValue(forKey: task.taskIdentifier) }
  }
}
