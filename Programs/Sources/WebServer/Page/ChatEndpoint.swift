import Conversation
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Onboarding
import Serving

/// The page of each flow, for people with a browser: `/chat/{flow}`.
struct ChatEndpoint: Sendable {
  let host: ConversationHost
  let access: WebAccess
  let lines: RateLimit
  let once: Once

  /// `GET /chat`: the flows there are.
  func index() -> Response {
    let rows = host.products.map { product -> HTML in
      "<li><a href=\"/chat/\(product.id)\">\(product.title)</a>: \(product.summary)</li>"
    }
    let frame = PageFrame(title: "What would you like to set up?", heading: "Welcome")
    return PageReply.make(.ok, frame.html("<ul id=\"answer\">\(rows)</ul>"))
  }

  /// `GET /chat/{flow}`: where the conversation stands, or how it would begin.
  func page(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let product = try product(context)
    let session = session(of: request, product)
    do {
      let held = try await held(by: session, product)
      let shown = try await lastShown(of: held)
      return respond(shown, product, session, held.conversation.id)
    } catch let problem as Problem where problem.status == .unauthorized {
      return respond(PageTurn(turn: try await opening(of: product)), product, session, "")
    }
  }

  /// `POST /chat/{flow}`: takes a turn.
  func reply(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let product = try product(context)
    var session = session(of: request, product)
    let form = try await form(of: request, session)
    let held: ConversationHost.Held
    if form["conversation"]?.isEmpty == false {
      do {
        held = try await self.held(by: session, product)
      } catch let problem as Problem where problem.status == .unauthorized {
        return respond(
          PageTurn(
            turn: try await opening(of: product),
            notice: "That conversation has run out or was erased. Here is a new one."), product,
          session, "")
      }
    } else {
      let zone = form["zone"].flatMap { WebClock.zone(named: $0) == nil ? nil : $0 } ?? "UTC"
      let begun = try await host.begin(
        product, zone: zone, usesTwentyFourHours: form["hours"] == "24")
      // A token of its own: the one before was in the hands of nobody, or of anybody.
      session = PageSession(token: begun.token)
      held = begun.held
    }
    if let seconds = lines.take(held.token.hash) {
      host.metrics.count(.limited)
      throw Problem(
        .tooManyRequests, "That was too much at once. Wait a moment.", retryAfter: seconds)
    }
    let shown = try await take(form, in: held)
    if !isInPlace(request), !shown.turn.isAboutDanger {
      return PageReply.redirect(to: "/chat/\(product.id)", cookie(session, product))
    }
    return respond(shown, product, session, held.conversation.id)
  }

  // MARK: - Turns

  private func take(
    _ form: [String: String], in held: ConversationHost.Held
  ) async throws -> PageTurn {
    let asked = try await host.standing(of: held).turn.asked
    let submitted = try PageReplyForm(form, standing: asked)
    let version = form["version"].flatMap(Int.init)
    // Not even a hash of a secret is kept: a weak one could be guessed from it.
    let request = form.filter { !["forgery", "secret"].contains($0.key) }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    // Another answer on the same page, as after going back, is another request; its version tells.
    let answer = try await once.answer(
      to: form["key"].map { "page:\($0):" + Token.hash(request) }, of: held.conversation.id,
      request: request.utf8
    ) { name in
      let turn = try await host.take(submitted.reply, in: held, after: version, request: name)
      var shown = PageTurn(said: submitted.said, turn: turn)
      if turn.isSuperseded {
        shown.said = nil
        shown.notice =
          "You had gone on elsewhere in the meantime, so this was not taken. Here is where it stands."
      }
      return Once.Answer(
        body: String(decoding: try JSONEncoder().encode(shown), as: UTF8.self),
        version: turn.version, isKept: !turn.isAboutDanger)
    }
    return try JSONDecoder().decode(PageTurn.self, from: Data(answer.body.utf8))
  }

  /// What the page showed last, as long as that is where the conversation stands.
  private func lastShown(of held: ConversationHost.Held) async throws -> PageTurn {
    let standing = try await host.standing(of: held).turn
    let since = host.clock.seconds - host.limits.replySeconds
    let last = try await host.blocking { store throws(RepositoryError) in
      try store.lastReply(of: held.conversation.id, since: since)
    }
    if let last,
      let shown = try? JSONDecoder().decode(PageTurn.self, from: Data(last.body.utf8)),
      shown.turn.version == standing.version
    {
      return shown
    }
    return PageTurn(turn: standing)
  }

  /// How a conversation with somebody new begins; nothing is kept of it.
  private func opening(of product: any AnyProduct) async throws -> DialogueTurn {
    guard let user = User(named: "nobody") else { throw Problem.notFound }
    let dialogue = Dialogue(
      product, user: user, repository: MemoryRepository(),
      voice: Voice(resumeCommand: "", showsIcons: true),
      context: host.clock.context(
        zone: "UTC", usesTwentyFourHours: false, signIn: product.signIn))
    return try await dialogue.begin()
  }

  // MARK: - Requests

  func product(_ context: ServiceContext) throws -> any AnyProduct {
    guard let product = host.products.product(context.parameters.get("flow") ?? "") else {
      throw Problem.notFound
    }
    return product
  }

  func session(of request: Request, _ product: any AnyProduct) -> PageSession {
    PageSession(of: request, flow: product.id, isSecure: access.isBehindProxy)
  }

  func held(
    by session: PageSession, _ product: any AnyProduct
  ) async throws -> ConversationHost.Held {
    let held = try await host.held(by: session.token)
    guard held.conversation.flow == product.id else { throw Problem.unauthorized }
    return held
  }

  /// The fields of a form that is of the page.
  ///
  /// - Throws: ``Problem``: 403 where another site sent it.
  func form(of request: Request, _ session: PageSession) async throws -> [String: String] {
    guard request.mediaType == "application/x-www-form-urlencoded" else {
      throw Problem(.unsupportedMediaType, "This takes the form of the page.")
    }
    let bytes = try await request.bytes(host.limits)
    let form = FormFields.parse(String(buffer: bytes))
    guard session.isOwn(form) else {
      throw Problem(
        .forbidden, "This form is not of this page, or too old. Load the page again.")
    }
    return form
  }

  /// Whether the script of the page asks, which puts the answer into the page.
  private func isInPlace(_ request: Request) -> Bool { request.headers[.requestedWith] == "usher" }

  // MARK: - Answers

  func respond(
    _ shown: PageTurn, _ product: any AnyProduct, _ session: PageSession, _ conversation: String
  ) -> Response {
    let page = ChatPage(
      product: product, shown: shown, session: session, conversation: conversation,
      key: Token.random())
    return PageReply.make(.ok, page.html, cookie: cookie(session, product))
  }

  func cookie(_ session: PageSession, _ product: any AnyProduct) -> String {
    session.cookie(
      flow: product.id, isSecure: access.isBehindProxy, seconds: host.limits.tokenSeconds)
  }
}
