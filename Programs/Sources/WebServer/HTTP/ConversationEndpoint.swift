import Conversation
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Onboarding
import Serving
import Understanding

/// Conversations as programs hold them: `/v1/flows` and `/v1/conversations`.
struct ConversationEndpoint: Sendable {
  let host: ConversationHost
  let access: WebAccess
  let lines: RateLimit
  let once: Once

  /// `GET /v1/flows`: what there is.
  func flows() -> Response {
    let flows = host.products.map { product in
      FlowBody(
        id: product.id, title: product.title, summary: product.summary, steps: product.steps,
        fields: product.fields)
    }
    return JSONReply.make(.ok, JSONReply.bytes(of: ["flows": flows]))
  }

  /// `POST /v1/flows/{flow}/conversations`: begins one.
  func begin(_ request: Request, _ context: ServiceContext) async throws -> Response {
    guard let product = host.products.product(context.parameters.get("flow") ?? "") else {
      throw Problem.notFound
    }
    let asked = try await request.json(BeginRequest.self, host.limits)
    let zone = asked.zone ?? "UTC"
    guard WebClock.zone(named: zone) != nil else {
      throw Problem(.unprocessableContent, "There is no such zone. Name one like Europe/Berlin.")
    }
    guard [nil, 12, 24].contains(asked.clock) else {
      throw Problem(.unprocessableContent, "The clock has 12 or 24 hours.")
    }
    if let user = asked.user {
      guard access.isOperator(request) else { throw Problem.wrongKey }
      guard User(named: user) != nil else {
        throw Problem(
          .unprocessableContent, "A user's name has 1 to 200 characters and no control characters.")
      }
    }
    // A JSON object has no order: they are taken in that of the flow.
    let places = Dictionary(
      product.fields.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
    let handedIn = (asked.set ?? [:]).sorted {
      (places[$0.key] ?? .max, $0.key) < (places[$1.key] ?? .max, $1.key)
    }.map { HandedIn(field: $0.key, value: $0.value) }
    let begun = try await host.begin(
      product, user: asked.user, zone: zone, usesTwentyFourHours: asked.clock == 24,
      handedIn: handedIn)
    var body = ConversationBody(begun.turn, of: begun.held.conversation.id)
    body.token = begun.token.text
    var response = JSONReply.make(
      .created, JSONReply.bytes(of: body), version: begun.turn.version)
    response.headers[.location] = "/v1/conversations/\(begun.held.conversation.id)"
    return response
  }

  /// `POST /v1/conversations/{id}/lines`: takes a turn.
  func reply(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let held = try await held(request, context)
    try lines.take(held.conversation, host.metrics)
    let key = try request.idempotencyKey()
    let version = try request.expectedVersion()
    guard request.mediaType == "application/json" else {
      throw Problem(.unsupportedMediaType, "The Content-Type must be application/json.")
    }
    let bytes = try await request.bytes(host.limits)
    let line: LineRequest
    do {
      line = try JSONDecoder().decode(LineRequest.self, from: Data(bytes.readableBytesView))
    } catch {
      throw Problem(.badRequest, "The body is no JSON of the form that is wanted here.")
    }
    let reply = try line.reply()
    // Not even a hash of a secret is kept: a weak one could be guessed from it.
    let asked = line.secret == nil ? Array(bytes.readableBytesView) : Array("secret".utf8)
    let answer = try await once.answer(
      to: key.map { "api:" + $0 }, of: held.conversation.id, request: asked
    ) { name in
      let (turn, token) = try await host.take(reply, in: held, after: version, request: name)
      let body = ConversationBody(turn, of: held.conversation.id)
      guard !turn.isSuperseded else {
        throw Problem(
          .conflict, "Something else was said in between. This is where it stands now.",
          standing: body)
      }
      return Once.Answer(
        body: String(buffer: JSONReply.bytes(of: body)), version: turn.version,
        isKept: !turn.isAboutDanger, token: token)
    }
    // Keys of programs may be guessed: the token is for the one who asked first.
    guard let token = answer.token, !answer.isRepeated else {
      return JSONReply.make(.ok, ByteBuffer(string: answer.body), version: answer.version)
    }
    // Said once: what is kept of the answer has no token.
    var body = try JSONDecoder().decode(ConversationBody.self, from: Data(answer.body.utf8))
    body.token = token.text
    return JSONReply.make(.ok, JSONReply.bytes(of: body), version: answer.version)
  }

  /// `GET /v1/conversations/{id}`: where it stands.
  ///
  /// The operator may ask, too.
  func standing(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let held = try await held(request, context, operatorMay: true)
    let standing = try await host.standing(of: held)
    var body = ConversationBody(standing.turn, of: held.conversation.id)
    body.answers = standing.known.provenance
    body.profile = standing.known.profile
    return JSONReply.make(.ok, JSONReply.bytes(of: body), version: standing.turn.version)
  }

  /// `DELETE /v1/conversations/{id}`: erases everything, and answers what it was.
  ///
  /// The operator may, too.
  func erase(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let held = try await held(request, context, operatorMay: true)
    let receipt = try await host.erase(held)
    return JSONReply.make(.ok, JSONReply.bytes(of: receipt))
  }

  private func held(
    _ request: Request, _ context: ServiceContext, operatorMay: Bool = false
  ) async throws -> ConversationHost.Held {
    let id = context.parameters.get("id") ?? ""
    if operatorMay, access.isOperator(request) {
      guard let held = try await host.held(id: id) else { throw Problem.notFound }
      return held
    }
    guard let token = request.bearer.flatMap({ Token($0) }) else { throw Problem.unauthorized }
    let held = try await host.held(
      by: token, from: context.address(of: request, isBehindProxy: access.isBehindProxy))
    // Whoever has the token of another conversation learns nothing about this one.
    guard held.conversation.id == id else { throw Problem.notFound }
    return held
  }

  private struct FlowBody: Encodable {
    let id: String
    let title: String
    let summary: String
    let steps: [String]
    let fields: [String]
  }
}

extension DialogueTurn {
  /// Whether it answers words of danger, of which nothing is kept.
  var isAboutDanger: Bool {
    messages.contains { message in
      if case .rest? = message.utterance { true } else { false }
    }
  }
}
