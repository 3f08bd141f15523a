public import Conversation
internal import Foundation
public import NetworkHelper
public import Onboarding
public import Sessions

/// Signs people in at an OpenID Connect provider, as RFC 8252 asks of programs like this one: in
/// the person's own browser, with the way back on 127.0.0.1 and PKCE.
public struct OpenIDConnect: Sendable {
  let provider: OpenIDProvider
  let sessions: any SessionStore
  let browser: Browser

  /// Sign-in with a provider.
  ///
  /// - Parameters:
  ///   - provider: Whom to ask.
  ///   - sessions: Where the session and its refresh token go.
  ///   - environment: The program's environment, in which the browser is looked for.
  public init(
    provider: OpenIDProvider, sessions: any SessionStore, environment: [String: String]
  ) {
    self.provider = provider
    self.sessions = sessions
    browser = Browser(environment: environment)
  }

  /// Signs in, in as long as the person takes.
  ///
  /// - Parameters:
  ///   - now: The instant from which the session's length counts.
  ///   - progress: Told the address to go to, then each second that nothing came yet.
  /// - Returns: The session, or nil when the person refused or the task was cancelled.
  /// - Throws: ``IdentityError``; nothing was kept then.
  public func signIn(
    at now: Timestamp, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async throws(IdentityError) -> SignInSession? {
    let web = WebClient()
    defer { web.close() }
    do throws(IdentityError) {
      let description = try await ProviderDescription.of(provider.issuer, by: web)
      let secrets = SignInSecrets()
      let listener = try await RedirectListener(
        port: provider.redirectPort, state: secrets.state, issuer: provider.issuer)
      let request = AuthorizationRequest(
        provider: provider, description: description, secrets: secrets,
        redirectAddress: listener.address)
      progress(
        .browse(url: request.url, isOpened: provider.opensBrowser && browser.open(request.url)))
      let answer = await answer(from: listener, progress: progress)
      guard let answer else {
        await listener.close()
        if Task.isCancelled { return nil }
        throw .timedOut
      }
      let exchange = TokenExchange(provider: provider, description: description, web: web)
      let result: Result<SignInSession?, IdentityError>
      do throws(IdentityError) {
        result = .success(try await session(of: answer, request, by: exchange, at: now))
      } catch {
        result = .failure(error)
      }
      await listener.close()
      return try result.get()
    } catch {
      // A cancelled request fails like an interrupted one.
      if Task.isCancelled { return nil }
      throw error
    }
  }

  private func session(
    of answer: RedirectAnswer, _ request: AuthorizationRequest, by exchange: TokenExchange,
    at now: Timestamp
  ) async throws(IdentityError) -> SignInSession? {
    switch answer {
    case .refused("access_denied"): return nil
    case .refused(let code): throw .providerRefused(code: code)
    case .code(let code):
      let stored = try await exchange.session(of: code, request, at: now)
      if Task.isCancelled { return nil }
      try sessions.save(stored)
      return stored.session
    }
  }

  /// What the browser brought back, or nil after the timeout or when the task was cancelled.
  private func answer(
    from listener: RedirectListener, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async -> RedirectAnswer? {
    await withTaskGroup(of: RedirectAnswer?.self) { group in
      group.addTask { await listener.answer() }
      group.addTask { [timeout = provider.timeout] in
        for _ in 0..<timeout {
          progress(.waiting)
          guard (try? await Task.sleep(for: .seconds(1))) != nil else { return nil }
        }
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
  }
}
