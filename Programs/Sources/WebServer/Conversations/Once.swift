import Foundation
import HTTPTypes
import Onboarding
import Synchronization

/// Answers a request under a key once, however often it is sent.
///
/// A request that comes while the same is being answered waits for that. What was answered is kept for
/// a day. Where a process is killed between a turn and its answer, the turn's own name says that it was
/// taken.
final class Once: Sendable {
  /// An answer.
  struct Answer: Sendable {
    let body: String
    let version: Int?
    /// Whether it may be kept.
    let isKept: Bool
    /// The token that goes on from there, where that is another; it is not kept.
    var token: Token?
    /// Whether it was given to the same request before.
    var isRepeated = false
  }

  private let host: ConversationHost
  /// What the keys of the page begin with.
  static let page = "page:"

  private let underWay = Mutex<[String: [CheckedContinuation<Token?, Never>]]>([:])

  init(host: ConversationHost) {
    self.host = host
  }

  /// The answer to a request: that of before, or a new one.
  ///
  /// - Parameters:
  ///   - key: The key of the request; nil for one that is not repeated.
  ///   - conversation: The id of the conversation.
  ///   - request: What the request asks for.
  ///   - body: Makes the answer, given a name for the request.
  /// - Returns: The answer.
  /// - Throws: ``Problem``: 422 where the key was used with another request; what the body throws.
  func answer(
    to key: String?, of conversation: String, request: some Collection<UInt8>,
    _ body: (String?) async throws -> Answer
  ) async throws -> Answer {
    guard let key else { return try await body(nil) }
    let digest = Token.hash("\(conversation):\(key):" + String(decoding: request, as: UTF8.self))
    // What the page showed is told apart, as it is kept for longer.
    let kind = key.hasPrefix(Self.page) ? Self.page : ""
    let name = kind + Token.hash("\(conversation):\(key)")
    var token = await enter(name)
    defer { leave(name, token) }
    if var known = try await known(name, conversation, digest) {
      // Whoever waited for it, as after pressing a button twice, goes on from there as well.
      known.token = token
      return known
    }
    let answer: Answer
    do {
      answer = try await body(name)
    } catch let problem as Problem where problem.status == .conflict {
      // Another process may have answered the same request.
      if let known = try await known(name, conversation, digest) { return known }
      throw problem
    }
    token = answer.token
    guard answer.isKept else { return answer }
    let reply = StoredReply(request: digest, status: answer.version ?? 0, body: answer.body)
    let now = host.clock.seconds
    try await host.blocking { store throws(RepositoryError) in
      try store.add(reply, to: name, of: conversation, at: now)
    }
    return answer
  }

  private func known(
    _ name: String, _ conversation: String, _ digest: String
  ) async throws -> Answer? {
    let since = host.clock.seconds - host.limits.replySeconds
    let known = try await host.blocking { store throws(RepositoryError) in
      try store.reply(to: name, of: conversation, since: since)
    }
    guard let known else { return nil }
    guard known.request == digest else {
      throw Problem(
        .unprocessableContent, "This Idempotency-Key was used with another request. Take a new one."
      )
    }
    host.metrics.count(.repeated)
    return Answer(body: known.body, version: known.status, isKept: false, isRepeated: true)
  }

  /// Waits until nobody else answers a request of that name.
  ///
  /// - Returns: The token that the last one was given who did.
  private func enter(_ name: String) async -> Token? {
    var token: Token?
    while true {
      let isFree = underWay.withLock { underWay in
        guard underWay[name] == nil else { return false }
        underWay[name] = []
        return true
      }
      if isFree { return token }
      token = await withCheckedContinuation { waiter in
        let hasLeft = underWay.withLock { underWay in
          guard underWay[name] != nil else { return true }
          underWay[name]?.append(waiter)
          return false
        }
        if hasLeft { waiter.resume(returning: nil) }
      }
    }
  }

  private func leave(_ name: String, _ token: Token?) {
    let waiters = underWay.withLock { $0.removeValue(forKey: name) } ?? []
    for waiter in waiters { waiter.resume(returning: token) }
  }
}
