import Foundation
import FoundationNetworking
import Onboarding
import Synchronization

/// One message and its answer, as it arrives.
final class HTTPExchange: Sendable {
  typealias Outcome = Result<HTTPAnswer, PlanServiceError>

  private struct State {
    var head: HTTPURLResponse?
    var body = Data()
    var outcome: Outcome?
    var waiter: CheckedContinuation<Outcome, Never>?
  }

  /// The most bytes of an answer; a plan service's has less than a hundred.
  private static let longestBody = 64 * 1024

  private let state = Mutex(State())

  /// Waits for the end of the exchange.
  func outcome() async -> Outcome {
    await withCheckedContinuation { waiter in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.waiter = waiter }
        return state.outcome
      }
      if let outcome { waiter.resume(returning: outcome) }
    }
  }

  /// Ends the exchange; whatever comes after the first end is passed over.
  func finish(_ outcome: Outcome) {
    let waiter = state.withLock { state in
      if state.outcome == nil { state.outcome = outcome }
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: outcome)
  }

  /// Takes the head of the answer.
  func receive(_ head: HTTPURLResponse?) {
    state.withLock { $0.head = head }
  }

  /// Takes a part of the body.
  ///
  /// - Returns: Whether more may come; false once the answer is too long for a plan service's.
  func receive(_ part: Data) -> Bool {
    let length = state.withLock { state in
      state.body.append(part)
      return state.body.count
    }
    guard length > Self.longestBody else { return true }
    finish(.failure(.malformedAnswer))
    return false
  }

  /// Takes the end of the exchange: the answer, or why there is none.
  func complete(with error: (any Error)?, from url: URL?) {
    let (head, body) = state.withLock { ($0.head, $0.body) }
    if let error {
      finish(.failure(PlanServiceError(transport: error, url: url, answered: head != nil)))
    } else if let head {
      finish(.success(HTTPAnswer(head: head, body: body)))
    } else {
      finish(.failure(.malformedAnswer))
    }
  }
}
