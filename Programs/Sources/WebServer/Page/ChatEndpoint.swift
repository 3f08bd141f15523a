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
      let held = try await held(by: session, product, request, context)
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
    guard let (known, held) = try await taken(up: form, session, product, request, context) else {
      return try await lost(session, product)
    }
    session = known
    try limit(held)
    let (shown, token) = try await take(form, in: held)
    if let token { session = PageSession(token: token) }
    if !isInPlace(request), !shown.turn.isAboutDanger {
      return PageReply.redirect(to: "/chat/\(product.id)", [cookie(session, product)])
    }
    return respond(shown, product, session, held.conversation.id)
  }

  /// The conversation that a form goes on with, or begins; nil where it has run out.
  func taken(
    up form: [String: String], _ session: PageSession, _ product: any AnyProduct,
    _ request: Request, _ context: ServiceContext
  ) async throws -> (session: PageSession, held: ConversationHost.Held)? {
    guard form["conversation"]?.isEmpty != false else {
      do {
        return (session, try await held(by: session, product, request, context))
      } catch let problem as Problem where problem.status == .unauthorized {
        return nil
      }
    }
    let zone = form["zone"].flatMap { WebClock.zone(named: $0) == nil ? nil : $0 } ?? "UTC"
    let begun = try await host.begin(
      product, zone: zone, usesTwentyFourHours: form["hours"] == "24")
    // A token of its own: the one before was in the hands of nobody, or of anybody.
    return (PageSession(token: begun.token), begun.held)
  }

  /// The page of somebody whose conversation has run out.
  func lost(_ session: PageSession, _ product: any AnyProduct) async throws -> Response {
    respond(
      PageTurn(
        turn: try await opening(of: product),
        notice: "That conversation has run out or was erased. Here is a new one."), product,
      // The browser may have been given another token since.
      session, "", setsCookie: !session.isKnown)
  }

  /// Counts a turn.
  ///
  /// - Throws: ``Problem``: 429 where there were too many.
  func limit(_ held: ConversationHost.Held) throws {
    try lines.take(held.conversation, host.metrics)
  }

  // MARK: - Turns

  private func take(
    _ form: [String: String], in held: ConversationHost.Held
  ) async throws -> (shown: PageTurn, token: Token?) {
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
      let (turn, token) = try await host.take(
        submitted.reply, in: held, after: version, request: name)
      return try kept(PageTurn(said: submitted.said, turn: turn), token)
    }
    let shown = try JSONDecoder().decode(PageTurn.self, from: Data(answer.body.utf8))
    return (shown, answer.token)
  }

  /// What is kept of what a page shows.
  func kept(_ shown: PageTurn, _ token: Token? = nil) throws -> Once.Answer {
    var shown = shown
    if shown.turn.isSuperseded {
      shown.said = nil
      shown.notice =
        "You had gone on elsewhere in the meantime, so this was not taken. Here is where it stands."
    }
    return Once.Answer(
      body: String(decoding: try JSONEncoder().encode(shown), as: UTF8.self),
      version: shown.turn.version, isKept: !shown.turn.isAboutDanger, token: token)
  }

  /// What the page showed last, as long as that is where the conversation stands.
  private func lastShown(of held: ConversationHost.Held) async throws -> PageTurn {
    let standing = try await host.standing(of: held)
    // What was said then may have been said to somebody who was signed in.
    let isSigningIn = standing.turn.asked.isOfSignIn
    let since = host.clock.seconds - host.limits.replySeconds
    let last = try await host.blocking { store throws(RepositoryError) in
      try store.lastReply(of: held.conversation.id, since: since)
    }
    if let last,
      let shown = try? JSONDecoder().decode(PageTurn.self, from: Data(last.body.utf8)),
      shown.turn.version == standing.turn.version,
      !standing.isSignedOut || isSigningIn && shown.turn.asked.isOfSignIn
    {
      return shown
    }
    return PageTurn(turn: standing.turn)
  }

  /// How a conversation with somebody new begins; nothing is kept of it.
  private func opening(of product: any AnyProduct) async throws -> DialogueTurn {
    guard let user = User(named: "nobody") else { throw Problem.notFound }
    let dialogue = Dialogue(
      product, user: user, repository: MemoryRepository(),
      voice: Voice(resumeCommand: "", showsIcons: true),
      context: host.clock.context(
        zone: "UTC", usesTwentyFourHours: false, signIn: host.signIn(for: product)))
    return try await dialogue.begin()
  }

  // MARK: - Answers

  func respond(
    _ shown: PageTurn, _ product: any AnyProduct, _ session: PageSession, _ conversation: String,
    setsCookie: Bool = true
  ) -> Response {
    let page = ChatPage(
      product: product, shown: shown, session: session, conversation: conversation,
      key: Token.random(), provider: host.provider(for: product)?.name)
    return PageReply.make(
      .ok, page.html, cookies: setsCookie ? [cookie(session, product)] : [])
  }

  func cookie(_ session: PageSession, _ product: any AnyProduct) -> String {
    session.cookie(
      flow: product.id, isSecure: access.isBehindProxy, seconds: host.limits.tokenSeconds)
  }
}

extension Asked {
  /// Whether it asks somebody to sign in.
  fileprivate var isOfSignIn: Bool { kind == .email || isSecret }
}
