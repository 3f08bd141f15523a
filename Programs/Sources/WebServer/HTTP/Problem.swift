import Conversation
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Onboarding

/// Why a request was not answered as asked, told as RFC 9457 says, with a sentence for people.
struct Problem: Error, Sendable {
  /// The status.
  let status: HTTPResponse.Status
  /// What happened and what to do; never an answer.
  let detail: String
  /// After how many seconds to ask again.
  let retryAfter: Int?
  /// The methods that would be taken instead.
  var allowed: [String] = []
  /// Where the conversation stands now, as JSON, for whoever was overtaken.
  let standing: ConversationBody?

  init(
    _ status: HTTPResponse.Status, _ detail: String, retryAfter: Int? = nil,
    standing: ConversationBody? = nil
  ) {
    self.status = status
    self.detail = detail
    self.retryAfter = retryAfter
    self.standing = standing
  }

  static let notFound = Problem(.notFound, "There is nothing of that name here.")
  static let unauthorized = Problem(
    .unauthorized, "This conversation needs its token. It may have run out; begin a new one.")
  static let wrongKey = Problem(.unauthorized, "This needs the key of the operator.")
  /// What a method is answered that a path does not take.
  static func methodNotAllowed(_ allowed: [String]) -> Problem {
    var problem = Problem(
      .methodNotAllowed, "That can't be done here. Possible: \(allowed.joined(separator: ", ")).")
    problem.allowed = allowed
    return problem
  }

  static let draining = Problem(
    .serviceUnavailable, "The server is about to stop. Ask again in a moment.", retryAfter: 1)
  static let tooSlow = Problem(
    .serviceUnavailable, "That took too long. Ask again, with the same Idempotency-Key.",
    retryAfter: 1)

  /// The answer.
  var response: Response {
    var headers = headers
    headers[.contentType] = "application/problem+json"
    headers[.cacheControl] = "no-store"
    if status == .unauthorized { headers[.wwwAuthenticate] = "Bearer" }
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: JSONReply.bytes(of: body)))
  }

  /// What its kind of problem tells in headers.
  var headers: HTTPFields {
    var headers = HTTPFields()
    headers[.retryAfter] = retryAfter.map(String.init)
    if !allowed.isEmpty { headers[.allow] = allowed.joined(separator: ", ") }
    return headers
  }

  private var body: Body {
    Body(
      type: "about:blank", title: status.reasonPhrase, status: status.code, detail: detail,
      standing: standing)
  }

  private struct Body: Encodable {
    let type: String
    let title: String
    let status: Int
    let detail: String
    let standing: ConversationBody?
  }
}

extension Problem: HTTPResponseError {
  func response(from request: Request, context: some RequestContext) -> Response { response }
}

extension Problem {
  /// What a store's error is to whoever asks.
  init(_ error: RepositoryError) {
    switch error {
    case .unavailable, .conflict:
      self.init(.serviceUnavailable, "The answers can't be reached just now.", retryAfter: 1)
    case .full, .notPermitted, .unusable, .corrupt, .newerSchema, .missing:
      self.init(.serviceUnavailable, "The answers can't be kept just now.", retryAfter: 30)
    case .refused:
      self.init(.unprocessableContent, "That can't be kept. Give another answer.")
    }
  }

  /// What a dialogue's error is to whoever asks.
  init(_ error: DialogueError) {
    switch error {
    case .store(let error): self.init(error)
    case .secretWanted, .noSecretWanted, .noSuchChoice, .noSuchValue:
      self.init(.unprocessableContent, error.description)
    }
  }

  /// What a failed save is to whoever asks, in the words of the conversation.
  init(_ failure: SaveFailure, _ words: String) {
    switch failure {
    case .refused: self.init(.unprocessableContent, words)
    case .unavailable, .conflict: self.init(.serviceUnavailable, Self.unsaved, retryAfter: 1)
    case .full, .notPermitted, .corrupt, .newerSchema, .missing:
      self.init(.serviceUnavailable, Self.unsaved, retryAfter: 30)
    }
  }

  private static let unsaved = "That answer could not be saved, so it was not taken. Send it again."
}
