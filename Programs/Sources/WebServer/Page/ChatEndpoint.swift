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
  let look: PageLook

  /// `GET /chat`: the flows there are.
  func index() -> Response {
    let rows = host.products.map { product -> HTML in
      """
      <li><a class="card" href="/chat/\(product.id)"><span class="name">\(product.title)</span>\
      <span class="detail">\(product.summary)</span></a></li>
      """
    }
    let frame = PageFrame(look: look, title: "What would you like to set up?", heading: "Welcome")
    return PageReply.make(
      .ok,
      frame.plain(
        "<h2>What would you like to set up?</h2><ul class=\"flows\" id=\"answer\">\(rows)</ul>"))
  }

  /// `GET /chat/{flow}`: the conversation so far, or how it would begin.
  func page(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let product = try product(context)
    let session = session(of: request, product)
    do {
      let held = try await held(by: session, product, request, context)
      let history = try await history(of: held, withUnsent: !isInPlace(request))
      return respond(history, product, session, held.conversation.id)
    } catch let problem as Problem where problem.status == .unauthorized {
      return respond([PageTurn(turn: try await opening(of: product))], product, session, "")
    }
  }

  /// `POST /chat/{flow}`: takes a turn.
  ///
  /// Where it could not be taken, the page stays as it is, with what was typed and why.
  func reply(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let product = try product(context)
    var form: [String: String] = [:]
    do {
      form = try await fields(of: request)
      return try await reply(request, product, form, context)
    } catch let problem as Problem where !isInPlace(request) && problem.status != .notFound {
      let session = session(of: request, product)
      let held = try? await held(by: session, product, request, context)
      var turns = [PageTurn(turn: try await opening(of: product))]
      if let held { turns = try await history(of: held) }
      turns[turns.count - 1].notice = "That was not sent. \(problem.detail)"
      var page = respond(
        turns, product, session, held?.conversation.id ?? "",
        draft: isOfOwnPage(request) ? form["text"] ?? "" : "")
      page.status = problem.status
      for field in problem.headers { page.headers[field.name] = field.value }
      return page
    }
  }

  private func reply(
    _ request: Request, _ product: any AnyProduct, _ form: [String: String],
    _ context: ServiceContext
  ) async throws -> Response {
    var session = session(of: request, product)
    try check(form, session)
    guard let (known, held) = try await taken(up: form, session, product, request, context) else {
      return try await lost(session, product, form)
    }
    session = known
    try limit(held)
    let (shown, token) = try await take(form, in: held)
    if let token { session = PageSession(token: token) }
    let id = held.conversation.id
    if isInPlace(request) { return respond([shown], product, session, id) }
    if shown.turn.isAboutDanger {
      return respond(try await history(of: held) + [shown], product, session, id)
    }
    return PageReply.redirect(to: "/chat/\(product.id)#now", [cookie(session, product)])
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
  func lost(
    _ session: PageSession, _ product: any AnyProduct, _ form: [String: String] = [:]
  ) async throws -> Response {
    respond(
      [
        PageTurn(
          turn: try await opening(of: product),
          notice: "That conversation has run out or was erased. Here is a new one.", isUnsent: true)
      ], product,
      // The browser may have been given another token since.
      session, "", setsCookie: !session.isKnown, draft: form["text"] ?? "")
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
      to: form["key"].map { "\(Once.page)\($0):" + Token.hash(request) }, of: held.conversation.id,
      request: request.utf8
    ) { name in
      var (reply, said) = (submitted.reply, submitted.said)
      if case .value(let value) = reply {
        let line = try await host.line(saying: value, in: held)
        (reply, said) = (.line(line), line)
      }
      let (turn, token) = try await host.take(reply, in: held, after: version, request: name)
      return try kept(PageTurn(said: said, turn: turn, key: form["key"]), token)
    }
    let shown = try JSONDecoder().decode(PageTurn.self, from: Data(answer.body.utf8))
    return (shown, answer.token)
  }

  /// What is kept of what a page shows.
  func kept(_ shown: PageTurn, _ token: Token? = nil) throws -> Once.Answer {
    var shown = shown
    if shown.turn.isSuperseded {
      shown.isUnsent = true
      shown.notice =
        "You had gone on elsewhere in the meantime, so this was not taken. Here is where it stands."
    }
    return Once.Answer(
      body: String(decoding: try JSONEncoder().encode(shown), as: UTF8.self),
      version: shown.turn.version, isKept: !shown.turn.isAboutDanger, token: token)
  }

  /// All that the page showed, up to where the conversation stands.
  private func history(
    of held: ConversationHost.Held, withUnsent: Bool = true
  ) async throws -> [PageTurn] {
    let standing = try await host.standing(of: held)
    let since = host.clock.seconds - host.limits.historySeconds
    let replies = try await host.blocking { store throws(RepositoryError) in
      try store.pageReplies(of: held.conversation.id, since: since)
    }
    let turns = replies.compactMap {
      try? JSONDecoder().decode(PageTurn.self, from: Data($0.body.utf8))
    }
    return PageHistory(
      turns, opening: PageTurn(turn: try await opening(of: held.product)), standing: standing,
      withUnsent: withUnsent
    ).turns
  }

  /// How a conversation with somebody new begins; nothing is kept of it.
  private func opening(of product: any AnyProduct) async throws -> DialogueTurn {
    guard let user = User(named: "nobody") else { throw Problem.notFound }
    let dialogue = Dialogue(
      product, user: user, repository: MemoryRepository(),
      voice: Voice(resumeCommand: "", showsIcons: true, register: host.register),
      context: host.clock.context(
        zone: "UTC", usesTwentyFourHours: false, signIn: host.signIn(for: product)))
    return try await dialogue.begin()
  }

  // MARK: - Answers

  /// The page of some turns, the last of which is where the conversation stands.
  func respond(
    _ turns: [PageTurn], _ product: any AnyProduct, _ session: PageSession,
    _ conversation: String, setsCookie: Bool = true, draft: String = ""
  ) -> Response {
    let page = ChatPage(
      look: look, product: product, turns: turns, session: session, conversation: conversation,
      key: Token.random(), provider: host.provider(for: product)?.name, draft: draft)
    return PageReply.make(
      .ok, page.html, cookies: setsCookie ? [cookie(session, product)] : [])
  }

  func cookie(_ session: PageSession, _ product: any AnyProduct) -> String {
    session.cookie(
      flow: product.id, isSecure: access.isBehindProxy, isFramed: !access.embedders.isEmpty,
      seconds: host.limits.tokenSeconds)
  }
}
