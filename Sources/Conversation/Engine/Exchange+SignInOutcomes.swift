import Understanding

extension Exchange {
  /// Takes what became of a password that was typed.
  mutating func takeSecret(_ outcome: SecretOutcome) {
    guard case .signIn(let phase) = state.pending else { return askAgain() }
    switch (phase, outcome) {
    case (.password(.signUp, let email), .accepted):
      state.pending = .signIn(.repeatPassword(email: email))
      askSignIn(.repeatPassword(email: email), isAgain: false)
    case (.password(let intent, let email), .accepted):
      state.pending = .signIn(.waiting(intent))
      effects.append(.signIn(intent, email: email))
    case (.repeatPassword(let email), .repeated(matches: true)):
      state.pending = .signIn(.waiting(.signUp))
      effects.append(.signIn(.signUp, email: email))
    case (.repeatPassword(let email), .repeated(matches: false)):
      isUnderstood = false
      say(.signIn(.passwordsDiffer))
      state.pending = .signIn(.password(.signUp, email: email))
      askSignIn(.password(.signUp, email: email), isAgain: true)
    case (_, .refused(let reason)):
      isUnderstood = false
      say(.signIn(.passwordRefused(reason)))
      askSignIn(phase, isAgain: true)
    default:
      isUnderstood = false
      say(.signIn(.passwordEmpty))
      askSignIn(phase, isAgain: true)
    }
  }

  /// Takes the account of a person who signed in.
  mutating func signedIn(_ account: SignedIn) {
    guard let signIn else { return }
    isUndoable = false
    if let owner = state.answers[Path(signIn.id)]?.value, owner != .string(account.accountID) {
      return refuseStranger()
    }
    state.pending = nil
    let at = context.now
    let isBack = state.answers[Path(signIn.id)]?.value != nil
    if !isBack {
      // There is no way back to where nobody was signed in.
      state.undo = []
      state.answers[Path(signIn.emailField)] = Answer(
        value: .string(account.email), origin: .said, at: at)
      state.answers[Path(signIn.methodField)] = Answer(
        value: .string(account.method.rawValue), origin: .said, at: at)
      state.answers[Path(signIn.id)] = Answer(
        value: .string(account.accountID), origin: .acknowledged, at: at)
    }
    state.adopt(account.known, at: at)
    say(.signIn(.signedIn(email: account.email, account.method)))
    if agenda.isComplete { finish() } else { ask(isNew: isBack) }
  }

  /// Keeps the answers of one account from the holder of another.
  private mutating func refuseStranger() {
    isUnderstood = false
    effects.append(.signOut(isAsked: false))
    say(
      .signIn(
        .failed(
          .notAvailable(
            "These answers belong to another account. Sign in to that one, or start with another "
              + "--user."))))
    state.pending = .signIn(.email(.signIn))
    askSignIn(.email(.signIn), isAgain: true)
  }

  /// Tells why signing in failed, and asks again.
  mutating func signInFailed(_ failure: SignInFailure) {
    isUnderstood = false
    say(.signIn(.failed(failure)))
    var intent = isSignedOut ? SignInIntent.signIn : .signUp
    if case .signIn(.waiting(let waiting)) = state.pending, waiting != .provider {
      intent = waiting
    }
    state.pending = .signIn(.email(intent))
    askSignIn(.email(intent), isAgain: true)
  }

  /// Goes on after the person called the sign-in off; that is no error.
  mutating func signInCancelled() {
    _ = cancelSignIn()
  }

  /// Asks to sign in again in the middle; the answers stay.
  ///
  /// What was just asked is asked afterwards.
  mutating func sessionExpired() {
    guard signIn != nil else { return }
    takeBackQuestion()
    say(.signIn(.expired))
    state.pending = .signIn(.email(.signIn))
    askSignIn(.email(.signIn), isAgain: true)
  }

  /// Does not ask what was about to be asked.
  private mutating func takeBackQuestion() {
    if case .question = said.last { said.removeLast() }
    let progress = said.lastIndex { if case .progress = $0 { true } else { false } }
    guard let progress, said[progress...].dropFirst().allSatisfy(\.isExplanation) else { return }
    said.removeSubrange(progress...)
  }

  /// Ends the conversation of a person who is signed out now.
  mutating func signedOut() {
    say(.signIn(.signedOut))
    effects.append(.close(.signedOut))
  }

  /// Goes on with a person who could not be signed out.
  mutating func signOutFailed(_ reason: String) {
    isUnderstood = false
    say(.signIn(.signOutFailed(reason)))
    askAgain()
  }
}

extension Utterance {
  /// Whether it explains something, such as what a step is about.
  fileprivate var isExplanation: Bool {
    if case .explanation = self { true } else { false }
  }
}
