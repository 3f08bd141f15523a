import Conversation

extension Voice {
  func words(_ utterance: SignInUtterance) -> [String] {
    switch utterance {
    case .askEmail(let intent, let canUseProvider, let isAgain):
      return [askEmail(intent, canUseProvider, isAgain)]
    case .undecided: return ["Is there an account of yours, or shall I make you a new one?"]
    case .noEmail(let attempt):
      return [
        attempt == 1
          ? "I didn't see an email address in that."
          : attempt.isMultiple(of: 2)
            ? "An email address has an @ in it, like sam@example.org."
            : "Still no email address, sorry; "
              + words(
                "\"quit\" pauses, and everything is saved.",
                pointed: "you can also come back later, everything is saved.")
      ]
    case .askPassword(.signUp, let email, isAgain: false):
      return ["Choose a password for \(email). \(PasswordObjection.rules) It isn't shown."]
    case .askPassword(.signUp, let email, isAgain: true):
      return ["Your new password for \(email), please?"]
    case .askPassword(_, let email, isAgain: false):
      return ["The password for \(email)? It isn't shown."]
    case .askPassword(_, let email, isAgain: true): return ["The password for \(email), please?"]
    case .askPasswordAgain: return ["And the password once more, to be sure."]
    case .askCurrentPassword: return ["Your password as it is now? It isn't shown."]
    case .askNewPassword(isAgain: false):
      return ["And the new one? \(PasswordObjection.rules)"]
    case .askNewPassword(isAgain: true): return ["Your new password, please?"]
    case .passwordChanged:
      return ["Your password is changed. Wherever else you were signed in, you aren't any more."]
    case .passwordKept(.wrongCredentials):
      return ["That isn't your password, so it stays as it was."]
    case .passwordKept(let failure): return ["\(words(failure)) Your password stays as it was."]
    case .noPassword(hasAccount: true):
      return ["Your password is kept by the service you sign in with, and is changed there."]
    case .noPassword(hasAccount: false):
      return ["You aren't signed in here, so there's no password to change."]
    case .passwordsDiffer: return ["Those two passwords differ. Let's do it again."]
    case .passwordRefused(let reason): return [reason]
    case .passwordDoubted:
      let what = "That reads like something you'd say to me, so I haven't taken it as the password."
      return [
        words(
          "\(what) If it is one, type it once more; if not, say \"back\" first.",
          pointed: "\(what) If it is one, type it once more; if not, go back first.")
      ]
    case .passwordEmpty:
      return [
        words(
          "I need the password, or say /cancel to use another way.",
          pointed: "I need the password here.")
      ]
    case .signedIn(let email, _): return ["You're signed in as \(email)."]
    case .failed(let failure): return [words(failure)]
    case .cancelled: return ["No problem, nothing happened."]
    case .expired:
      return ["Your session has run out. Please sign in again; your answers are all here."]
    case .needed: return ["Please sign in to go on; your answers are all here."]
    case .signedOut: return ["You're signed out. Your answers are kept."]
    case .signOutFailed(let reason): return ["You're still signed in. \(reason)"]
    }
  }

  private func askEmail(
    _ intent: SignInIntent, _ canUseProvider: Bool, _ isAgain: Bool
  ) -> String {
    let google = canUseProvider ? ", or \"Google\"" : ""
    return switch (intent, isAgain) {
    case (.signIn, _): "Which email is your account under?"
    case (_, true) where register == .pointed: "What's your email?"
    case (_, false) where register == .pointed: "What's your email, to sign up?"
    case (_, true): "What's your email? Say \"sign in\" if you have an account\(google)."
    case (_, false):
      "What's your email, to sign up? Say \"sign in\" if you have an account\(google)."
    }
  }

  private func words(_ failure: SignInFailure) -> String {
    switch failure {
    case .wrongCredentials: "The email or the password isn't right."
    case .cannotSignUp:
      words(
        "I can't make an account for that email. If it is yours already, say \"sign in\".",
        pointed: "I can't make an account for that email. Do you have one already?")
    case .tryLater(let seconds):
      "There were too many tries. Please wait \(seconds) seconds before the next."
    case .unreachable: "The sign-in service can't be reached. Is the network up?"
    case .untrusted: "The sign-in service's answer could not be trusted, so I didn't take it."
    case .timedOut: "Nothing came back in time. Let's try once more."
    case .notAvailable(let reason): reason
    case .noProvider: "Signing in with Google is not set up here."
    case .otherAccount:
      "These answers belong to another account. Sign in to that one, or start as somebody else."
    }
  }

  func words(_ utterance: SubmissionUtterance) -> [String] {
    switch utterance {
    case .sending: ["Sending it off."]
    case .submitted: ["Done, your plan is ready."]
    case .failed(let failure): ["\(words(failure)) Everything you told me is saved."]
    }
  }

  private func words(_ failure: SubmissionFailure) -> String {
    switch failure {
    case .unreachable(let reason): "I couldn't reach the plan service: \(reason)"
    case .timedOut: "The plan service didn't answer in time. \(tryAgain) in a moment."
    case .rejected(let field?, let reason): "The plan service says: \(field) \(reason)."
    case .rejected(nil, let reason): "The plan service refused that: \(reason)."
    case .conflict:
      "The plan service has made a plan of this draft already, from other answers. "
        + "\(tryAgain) for a new one."
    case .busy(let seconds):
      "The plan service is busy. \(tryAgain) in \(seconds) seconds."
    case .serverError: "The plan service failed. \(tryAgain) in a moment."
    case .malformed: "The plan service's answer made no sense. \(tryAgain) in a moment."
    }
  }

  private var tryAgain: String { words("Say \"try again\"", pointed: "Try again") }
}
