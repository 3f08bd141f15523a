import Conversation
import HTTPTypes
import Hummingbird
import Onboarding
import Serving

/// `POST /webhooks/rest/webhook`: a conversation as bots of the Rasa family are spoken to.
struct WebhookEndpoint: Sendable {
  let host: ConversationHost
  let product: any AnyProduct
  let key: ServiceToken
  let lines: RateLimit

  /// Takes a message of a sender, and answers with what is said, a text a message.
  ///
  /// Somebody new is greeted first; passwords cannot be typed here, as they would come as text.
  func respond(to request: Request) async throws -> Response {
    guard let bearer = request.bearer, key.matches(bearer.utf8) else { throw Problem.wrongKey }
    let asked = try await request.json(Message.self, host.limits)
    guard User(named: asked.sender) != nil else {
      throw Problem(
        .unprocessableContent, "A sender has 1 to 200 characters and no control characters.")
    }
    if let seconds = lines.take("sender:" + asked.sender) {
      host.metrics.count(.limited)
      throw Problem(
        .tooManyRequests, "That was too much at once. Wait a moment.", retryAfter: seconds)
    }
    let turns = try await turns(asked)
    var answers = turns.flatMap(\.messages).map(\.text).filter { !$0.isEmpty }
      .map { Answer(recipientID: asked.sender, text: $0) }
    if !answers.isEmpty, let last = turns.last {
      answers[answers.count - 1].buttons = Self.buttons(of: Expected(last.asked))
    }
    return JSONReply.make(.ok, JSONReply.bytes(of: answers))
  }

  /// What can be picked, as clients of Rasa show it; nil for nothing.
  private static func buttons(of expected: Expected) -> [Answer.Button]? {
    let buttons =
      expected.choices.map { Answer.Button(title: $0.title, payload: "\($0.number)") }
      + expected.replies.filter { !$0.text.isEmpty }
      .map { Answer.Button(title: $0.title, payload: $0.text) }
    return buttons.isEmpty ? nil : buttons
  }

  private func turns(_ asked: Message) async throws -> [DialogueTurn] {
    let known = try await host.blocking { store throws(RepositoryError) in
      try store.conversation(of: asked.sender, flow: product.id)
    }
    guard let known else {
      let begun = try await host.begin(product, user: asked.sender)
      let first = try await host.take(
        .line(asked.message), in: begun.held, after: nil, request: nil
      ).turn
      // A greeting was answered by the greeting.
      return first.isGreeting ? [begun.turn] : [begun.turn, first]
    }
    let held = ConversationHost.Held(
      conversation: known, product: product,
      token: StoredToken(hash: "", kind: .session, expiresAt: .max))
    return [try await host.take(.line(asked.message), in: held, after: nil, request: nil).turn]
  }

  private struct Message: Decodable {
    let sender: String
    let message: String
  }

  private struct Answer: Encodable {
    let recipientID: String
    let text: String
    var buttons: [Button]?

    /// Something that can be picked.
    struct Button: Encodable {
      let title: String
      let payload: String
    }

    enum CodingKeys: String, CodingKey {
      case recipientID = "recipient_id"
      case text, buttons
    }
  }
}

extension DialogueTurn {
  /// Whether it only answers a greeting.
  fileprivate var isGreeting: Bool {
    if case .smallTalk(.greeting)? = messages.first?.utterance { true } else { false }
  }
}
