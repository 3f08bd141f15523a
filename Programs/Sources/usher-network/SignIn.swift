import ArgumentParser
import Foundation
import NetworkHelper
import Onboarding
import OpenIDConnect
import Sessions

/// `usher-network sign-in`.
struct SignIn: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-in",
    abstract: "Signs a person in at an OpenID Connect provider.",
    discussion: """
      Reads {"provider":{…},"session_file":PATH,"now":INSTANT} and writes \
      {"event":"browse","url":URL,"opened":BOOLEAN}, {"event":"waiting"} each second, then \
      {"event":"signedIn","session":{…}}, {"event":"cancelled"} or \
      {"event":"failed","reason":REASON}, with "detail" where the reason has one. The tokens go \
      into the session's file only.
      """)

  func run() async throws {
    let job = try Exchange.request(SignInJob.self)
    let last: SignInEvent
    do throws(IdentityError) {
      let session = try await job.openIDConnect.signIn(at: job.now) { progress in
        switch progress {
        case .browse(let url, let isOpened):
          try? Exchange.report(SignInEvent.browse(url: url, isOpened: isOpened))
        case .waiting: try? Exchange.report(SignInEvent.waiting)
        }
      }
      last = session.map(SignInEvent.signedIn) ?? .cancelled
    } catch {
      last = .failed(error)
    }
    try Exchange.report(last)
  }
}

extension SignInJob {
  /// The sign-in this job asks for.
  var openIDConnect: OpenIDConnect {
    let sessions: any SessionStore = sessionFile.map(SessionFile.init(path:)) ?? SessionMemory()
    return OpenIDConnect(
      provider: provider, sessions: sessions, environment: ProcessInfo.processInfo.environment)
  }
}
