import Conversation
import NetworkHelper
import Onboarding
import OpenIDConnect
import OpenIDTestSupport
import Sessions

/// One sign-in with a person, or an attacker, at the browser.
struct SignInAttempt {
  let sessions = SessionMemory()
  let openIDConnect: OpenIDConnect
  static let noon = Timestamp(secondsSince1970: 1_772_445_600)

  init(_ provider: OpenIDProvider) {
    openIDConnect = OpenIDConnect(provider: provider, sessions: sessions, environment: [:])
  }

  /// What becomes of it when the browser does this.
  func outcome(
    _ atBrowser: @escaping @Sendable (Visit) async throws -> Void
  ) async -> Result<SignInSession?, IdentityError> {
    let (urls, inbox) = AsyncStream.makeStream(of: String.self)
    let browsing = Task {
      for await url in urls { try await atBrowser(Visit(url)) }
    }
    defer { browsing.cancel() }
    do throws(IdentityError) {
      let session = try await openIDConnect.signIn(at: Self.noon) { progress in
        guard case .browse(let url, _) = progress else { return }
        inbox.yield(url)
        inbox.finish()
      }
      return .success(session)
    } catch {
      return .failure(error)
    }
  }
}

extension Result where Failure == IdentityError {
  /// The error, or nil.
  var error: IdentityError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
