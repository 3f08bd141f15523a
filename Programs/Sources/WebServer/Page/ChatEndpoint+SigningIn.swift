import Conversation
import Foundation
import HTTPTypes
import Hummingbird
import NetworkHelper
import Onboarding
import OpenIDConnect
import Serving

/// Signing in at an OpenID Connect provider: the page sends the browser out, and it comes back.
extension ChatEndpoint {
  /// `POST /chat/{flow}/sign-in`: sends the browser to the provider.
  ///
  /// A page between, as a form may lead nowhere else by the page's policy.
  func signIn(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let product = try product(context)
    let form = try await form(of: request, session(of: request, product))
    guard let provider = host.provider(for: product) else { throw Problem.notFound }
    guard
      let (session, held) = try await taken(
        up: form, session(of: request, product), product, request, context)
    else { return try await lost(session(of: request, product), product) }
    try limit(held)
    let standing = try await host.standing(of: held).turn
    guard standing.asked.kind == .email else {
      return PageReply.redirect(to: "/chat/\(product.id)", [cookie(session, product)])
    }
    let signIn = PageSignIn(after: standing.version)
    let redirected = signIn.redirected(
      at: provider, to: wayBack(request, product), host.limits)
    let address: String
    do throws(IdentityError) {
      address = try await redirected.address()
    } catch {
      try await arrive(.failure(error), signIn, held)
      return PageReply.redirect(to: "/chat/\(product.id)", [cookie(session, product)])
    }
    let token = StoredToken(
      hash: signIn.key.hash, kind: .signIn,
      expiresAt: host.clock.seconds + host.limits.signInSeconds)
    try await host.blocking { store throws(RepositoryError) in
      try store.add(token, to: held.conversation.id)
    }
    let there = URL(string: address)?.host() ?? provider.issuer
    let frame = PageFrame(look: look, title: "Sign in", heading: product.title, next: address)
    return PageReply.make(
      .ok,
      frame.plain(
        """
        <p>You sign in at \(there), and come back here afterwards.</p>
        <p><a id="answer" href="\(address)">Go on to \(there)</a></p>
        <p><a href="/chat/\(product.id)">Back to the conversation</a></p>
        """),
      cookies: [
        cookie(session, product),
        signIn.cookie(
          flow: product.id, isSecure: access.isBehindProxy, seconds: host.limits.signInSeconds),
      ])
  }

  /// `GET /chat/{flow}/signed-in`: takes a browser that comes back, once, and only the one that was
  /// sent out.
  func signedIn(_ request: Request, _ context: ServiceContext) async throws -> Response {
    let product = try product(context)
    guard let provider = host.provider(for: product) else { throw Problem.notFound }
    let isSecure = access.isBehindProxy
    let query = request.uri.queryParameters.map { (name: String($0.key), value: String($0.value)) }
    guard let signIn = PageSignIn(of: request, isSecure: isSecure),
      let held = try? await held(by: session(of: request, product), product, request, context)
    else { throw Self.strange }
    let redirected = signIn.redirected(
      at: provider, to: wayBack(request, product), host.limits)
    // What is not its answer leaves the sign-in as it is: it may still come.
    guard redirected.isAnswered(by: query), try await spend(signIn, held) else {
      throw Self.strange
    }
    let arrival: ProviderIdentity.Arrival
    do throws(IdentityError) {
      let now = Timestamp(secondsSince1970: host.clock.seconds)
      arrival = .success(try await redirected.session(of: query, at: now))
    } catch {
      arrival = .failure(error)
    }
    // Whoever had the conversation before, and handed it on, is not let in with the person.
    let session = try await renewed(held)
    try await arrive(arrival, signIn, held)
    return PageReply.redirect(
      to: "/chat/\(product.id)",
      [
        cookie(session, product), PageSignIn.farewell(flow: product.id, isSecure: isSecure),
      ])
  }

  private static let strange = Problem(
    .badRequest,
    "This does not belong to a sign-in that was begun in this browser and is still waited for. Go "
      + "back to the conversation and begin it again.")

  /// The address that the provider sends browsers back to.
  private func wayBack(_ request: Request, _ product: any AnyProduct) -> String {
    "\(origin(of: request))/chat/\(product.id)/signed-in"
  }

  /// Takes the key of a sign-in, and says whether it was good for this conversation.
  private func spend(
    _ signIn: PageSignIn, _ held: ConversationHost.Held
  ) async throws -> Bool {
    let (hash, now) = (signIn.key.hash, host.clock.seconds)
    return try await host.blocking { store throws(RepositoryError) in
      guard let found = try store.conversation(byTokenHash: hash, at: now),
        found.token.kind == .signIn, found.conversation.id == held.conversation.id
      else { return false }
      return try store.removeToken(hash: hash)
    }
  }

  /// A session in the place of all that a conversation had.
  private func renewed(_ held: ConversationHost.Held) async throws -> PageSession {
    let renewal = host.renewal(of: held.conversation)
    try await host.blocking { _ throws(RepositoryError) in try renewal.renew() }
    guard let token = renewal.take() else { throw Problem.unauthorized }
    return PageSession(token: token)
  }

  /// Has the conversation take what came of a sign-in, unless it has gone on since.
  private func arrive(
    _ arrival: ProviderIdentity.Arrival, _ signIn: PageSignIn, _ held: ConversationHost.Held
  ) async throws {
    _ = try await once.answer(
      to: Once.page + "sign-in:" + signIn.key.hash, of: held.conversation.id, request: "".utf8
    ) { name in
      let turn = try await host.take(
        .line("google"), in: held, after: signIn.version, request: name, arrival: arrival
      ).turn
      return try kept(PageTurn(turn: turn))
    }
  }
}
