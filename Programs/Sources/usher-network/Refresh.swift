import ArgumentParser
import NetworkHelper
import Onboarding
import OpenIDConnect

/// `usher-network refresh`.
struct Refresh: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a session with an OpenID Connect provider last longer.",
    discussion: """
      Reads the same request as sign-in and writes {"event":"signedIn","session":{…}} or \
      {"event":"failed","reason":REASON}; the reason is session_expired when the person has to sign \
      in again.
      """)

  func run() async throws {
    let job = try Exchange.request(SignInJob.self)
    let last: SignInEvent
    do throws(IdentityError) {
      last = .signedIn(try await job.openIDConnect.refresh(at: job.now))
    } catch {
      last = .failed(error)
    }
    try Exchange.report(last)
  }
}
