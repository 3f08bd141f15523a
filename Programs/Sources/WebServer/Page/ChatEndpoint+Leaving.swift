import Conversation
import Foundation
import HTTPTypes
import Hummingbird
import Onboarding
import Serving

/// What people do with a conversation besides conversing: they go on from another device, sign out, and
/// erase their answers.
extension ChatEndpoint {
  /// `POST /chat/{flow}/link`: shows a link to go on from another device, once.
  func link(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let (product, session, _, held) = try await opened(request, context)
    let token = Token()
    let stored = StoredToken(
      hash: token.hash, kind: .link, expiresAt: host.clock.seconds + host.limits.linkSeconds)
    try await host.blocking { store throws(RepositoryError) in
      try store.add(stored, to: held.conversation.id)
    }
    let address = "\(origin(of: request))/chat/\(product.id)/go?link=\(token.text)"
    let frame = PageFrame(look: look, title: "Go on from another device", heading: product.title)
    return PageReply.make(
      .ok,
      frame.plain(
        """
        <p id="answer" tabindex="-1">Open this address on the other device within \
        \(host.limits.linkSeconds / 60) minutes. It works once, and is shown only here.</p>
        <p class="link"><code>\(address)</code></p>
        <p><a href="/chat/\(product.id)">Back to the conversation</a></p>
        """), cookies: [cookie(session, product)])
  }

  /// `GET /chat/{flow}/go`: asks whether to go on here.
  ///
  /// Only the form takes the link, as programs that show previews of links open them too.
  func arrival(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let product = try product(context)
    let session = session(of: request, product)
    let link = request.uri.queryParameters["link"].map(String.init) ?? ""
    let frame = PageFrame(look: look, title: "Go on here", heading: product.title)
    return PageReply.make(
      .ok,
      frame.plain(
        """
        <form method="post" action="/chat/\(product.id)/go">
        <input type="hidden" name="forgery" value="\(session.forgeryToken)">
        <input type="hidden" name="link" value="\(link)">
        <button id="answer">Go on here</button></form>
        """), cookies: [cookie(session, product)])
  }

  /// `POST /chat/{flow}/go`: exchanges a link for a session of this browser.
  func go(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let product = try product(context)
    let form = try await form(of: request, session(of: request, product))
    guard let link = form["link"].flatMap({ Token($0) }) else { throw Self.spentLink }
    let now = host.clock.seconds
    let token = Token()
    let stored = StoredToken(
      hash: token.hash, kind: .session, expiresAt: now + host.limits.tokenSeconds)
    let isTaken = try await host.blocking { store throws(RepositoryError) in
      guard let found = try store.conversation(byTokenHash: link.hash, at: now),
        found.token.kind == .link, found.conversation.flow == product.id,
        try store.removeToken(hash: link.hash)
      else { return false }
      try store.add(stored, to: found.conversation.id)
      return true
    }
    guard isTaken else { throw Self.spentLink }
    return PageReply.redirect(
      to: "/chat/\(product.id)", [cookie(PageSession(token: token), product)])
  }

  /// `POST /chat/{flow}/sign-out`: ends the session of this browser; the answers stay.
  func signOut(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let (product, session, _, held) = try await opened(request, context)
    if held.product.signIn != .none {
      _ = try? await host.take(.command(.signOut), in: held, after: nil, request: nil)
    }
    let now = host.clock.seconds
    try await host.blocking { store throws(RepositoryError) in
      try store.end(tokenHash: session.token.hash, at: now)
    }
    return farewell(
      product, title: "Signed out",
      "You're signed out here. Your answers are kept, and other devices go on.")
  }

  /// `POST /chat/{flow}/erase`: asks first, then erases everything.
  func erase(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let (product, session, form, held) = try await opened(request, context)
    guard form["confirm"] == "yes" else {
      let frame = PageFrame(look: look, title: "Erase my answers", heading: product.title)
      return PageReply.make(
        .ok,
        frame.plain(
          """
          <p>This erases all you told about \(product.title), for good, on all devices.</p>
          <form method="post" action="/chat/\(product.id)/erase">
          <input type="hidden" name="forgery" value="\(session.forgeryToken)">
          <input type="hidden" name="confirm" value="yes">
          <button id="answer">Erase everything</button></form>
          <p><a href="/chat/\(product.id)">Keep it, and go back</a></p>
          """), cookies: [cookie(session, product)])
    }
    let receipt = try await host.erase(held)
    let count = receipt.erased.values.reduce(0, +)
    return farewell(
      product, title: "Erased",
      receipt.left.isEmpty
        ? "All you told is erased: \(count) rows."
        : (["\(count) rows are erased."] + receipt.left).joined(separator: " "))
  }

  private static let spentLink = Problem(
    .notFound, "This link was used already, or has run out. Ask for a new one on the other device.")

  private func opened(
    _ request: Request, _ context: ServiceContext
  ) async throws -> (any AnyProduct, PageSession, [String: String], ConversationHost.Held) {
    let product = try product(context)
    let session = session(of: request, product)
    let form = try await form(of: request, session)
    return (product, session, form, try await held(by: session, product, request, context))
  }

  private func farewell(
    _ product: any AnyProduct, title: String, _ words: String
  ) -> Response {
    let frame = PageFrame(look: look, title: title, heading: product.title)
    return PageReply.make(
      .ok,
      frame.plain(
        """
        <p id="answer" tabindex="-1">\(words)</p>
        <p><a href="/chat/\(product.id)">Begin anew</a></p>
        """),
      cookies: [PageSession.farewell(flow: product.id, isSecure: access.isBehindProxy)])
  }
}
