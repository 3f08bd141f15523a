internal import Dispatch
internal import Onboarding
internal import Synchronization

/// What comes of a sign-in that runs on other threads, for the one thread that waits.
final class SignInOutcome: Sendable {
  private struct State {
    var result: Result<SignInSession?, IdentityError>?
    var address: SignInProgress?
  }

  private let state = Mutex(State())
  private let done = DispatchSemaphore(value: 0)

  /// Does the work and tells whoever waits.
  func finish(
    with work:
      @Sendable (
        _ progress: @escaping @Sendable (SignInProgress) -> Void
      ) async throws(IdentityError) -> SignInSession?
  ) async {
    let result: Result<SignInSession?, IdentityError>
    do throws(IdentityError) {
      result = .success(
        try await work { progress in
          guard case .browse = progress else { return }
          self.state.withLock { $0.address = progress }
        })
    } catch {
      result = .failure(error)
    }
    state.withLock { $0.result = result }
    done.signal()
  }

  /// The result, or nil when there is none after so many milliseconds.
  func wait(milliseconds: Int) -> Result<SignInSession?, IdentityError>? {
    _ = done.wait(timeout: .now() + .milliseconds(milliseconds))
    return state.withLock(\.result)
  }

  /// The address to go to, once.
  func takeAddress() -> SignInProgress? {
    state.withLock { state in
      defer { state.address = nil }
      return state.address
    }
  }
}
