import Understanding

/// What becomes of signing in.
enum AccountTracking {
  // MARK: - Before it

  /// Passes over the sign-in where people do not sign in.
  static func passIfUnneeded(_ tracker: inout Tracker) {
    guard tracker.context.signIn == .none, let signIn = tracker.flow.signIn,
      tracker.state.answers[Path(signIn.id)] == nil
    else { return }
    tracker.state.answers[Path(signIn.id)] = Answer(
      value: nil, origin: .acknowledged, at: tracker.context.now)
    tracker.isUndoable = false
  }

  /// Begins to sign in where the conversation has come to it: for the email first, or for the
  /// password where the email was handed in.
  static func reach(_ tracker: inout Tracker) {
    guard case .signIn(let signIn) = tracker.current?.item else { return }
    var intent = SignInIntent.signUp
    switch tracker.state.pending {
    case nil: break
    case .signIn(.email(let begun)): intent = begun
    default: return
    }
    let email = tracker.state.answers[Path(signIn.emailField)]?.value?.string
    tracker.state.pending = .signIn(email.map { .password(intent, email: $0) } ?? .email(intent))
  }

  /// Goes back to the first password after a restart: secrets are not remembered.
  static func forgetSecrets(_ tracker: inout Tracker) {
    if case .signIn(.repeatPassword(let email)) = tracker.state.pending {
      tracker.state.pending = .signIn(.password(.signUp, email: email))
    }
    if case .signIn(.waiting(let intent)) = tracker.state.pending {
      tracker.state.pending = .signIn(.email(intent == .provider ? .signUp : intent))
    }
    if case .passwordChange = tracker.state.pending { tracker.state.pending = nil }
    if case .submission(.sent) = tracker.state.pending {
      tracker.state.pending = .submission(.failed)
    }
  }

  // MARK: - What is said

  /// Takes what people want of the sign-in.
  static func take(_ request: SignInRequest, _ tracker: inout Tracker) {
    if request == .undecided { return tracker.note(.signIn(.undecided)) }
    passWelcome(&tracker)
    let phase: SignInPhase =
      if case .signIn(let phase) = tracker.state.pending { phase } else { .email(.signUp) }
    switch request {
    case .cancel: cancel(&tracker)
    case .undecided: break
    case .email(let email, let intent):
      tracker.state.misses = 0
      ask(.password(intent, email: email), &tracker)
    case .begin(.provider):
      guard tracker.context.signIn == .google else {
        tracker.note(.signIn(.failed(.noProvider)))
        return tracker.note(.signInAsked(phase, isAgain: true))
      }
      tracker.state.pending = .signIn(.waiting(.provider))
      tracker.effects.append(.signIn(.provider, email: nil))
    case .begin(let intent): ask(.email(intent), &tracker)
    case .unclear:
      tracker.state.misses += 1
      tracker.note(.signIn(.noEmail(attempt: tracker.state.misses)))
      tracker.note(.signInAsked(phase, isAgain: true))
    }
  }

  /// Goes past what leads to the sign-in, for people who want to be there already.
  private static func passWelcome(_ tracker: inout Tracker) {
    guard let slot = tracker.current, case .explain = slot.item else { return }
    tracker.state.focus = nil
    tracker.state.misses = 0
    if tracker.state.answers[slot.path] == nil {
      tracker.state.answers[slot.path] = Answer(
        value: nil, origin: .acknowledged, at: tracker.context.now)
    }
    if let next = tracker.current { tracker.note(.reached(next.path)) }
  }

  /// Asks for what a phase of the sign-in needs.
  static func ask(
    _ phase: SignInPhase, isAgain: Bool = false, _ tracker: inout Tracker
  ) {
    tracker.state.pending = .signIn(phase)
    tracker.note(.signInAsked(phase, isAgain: isAgain))
  }

  /// Goes back to the begin of the sign-in; nothing happened.
  static func cancel(_ tracker: inout Tracker) {
    tracker.note(.signIn(.cancelled))
    ask(.email(tracker.scene.isSignedOut ? .signIn : .signUp), isAgain: true, &tracker)
  }

  // MARK: - What became of it

  /// Takes what became of a password that was typed.
  static func take(_ outcome: SecretOutcome, _ tracker: inout Tracker) {
    if case .passwordChange(let phase) = tracker.state.pending {
      return PasswordTracking.take(outcome, changing: phase, &tracker)
    }
    guard case .signIn(let phase) = tracker.state.pending else {
      return tracker.note(.askedToRepeat)
    }
    switch (phase, outcome) {
    case (.password(let intent, _), .corrected(let email)):
      ask(.password(intent, email: email), &tracker)
    case (.password(.signUp, let email), .accepted):
      ask(.repeatPassword(email: email), &tracker)
    case (.password(let intent, let email), .accepted):
      tracker.state.pending = .signIn(.waiting(intent))
      tracker.effects.append(.signIn(intent, email: email))
    case (.repeatPassword(let email), .repeated(matches: true)):
      tracker.state.pending = .signIn(.waiting(.signUp))
      tracker.effects.append(.signIn(.signUp, email: email))
    case (.repeatPassword(let email), .repeated(matches: false)):
      tracker.note(.signIn(.passwordsDiffer))
      ask(.password(.signUp, email: email), isAgain: true, &tracker)
    case (_, .doubted):
      tracker.note(.signIn(.passwordDoubted))
      tracker.note(.signInAsked(phase, isAgain: true))
    case (_, .refused(let reason)):
      tracker.note(.signIn(.passwordRefused(reason)))
      tracker.note(.signInAsked(phase, isAgain: true))
    default:
      tracker.note(.signIn(.passwordEmpty))
      tracker.note(.signInAsked(phase, isAgain: true))
    }
  }

  /// Takes the account of a person who signed in.
  static func signedIn(_ account: SignedIn, _ tracker: inout Tracker) {
    guard let signIn = tracker.flow.signIn else { return }
    tracker.isUndoable = false
    if let owner = tracker.state.answers[Path(signIn.id)]?.value,
      owner != .string(account.accountID)
    {
      // The answers of one account are not for the holder of another.
      tracker.effects.append(.signOut(isAsked: false))
      tracker.note(.signIn(.failed(.otherAccount)))
      return ask(.email(.signIn), isAgain: true, &tracker)
    }
    tracker.state.pending = nil
    let at = tracker.context.now
    let isBack = tracker.state.answers[Path(signIn.id)]?.value != nil
    if !isBack {
      // There is no way back to where nobody was signed in.
      tracker.state.undo = []
      tracker.state.answers[Path(signIn.emailField)] = Answer(
        value: .string(account.email), origin: .said, at: at)
      tracker.state.answers[Path(signIn.methodField)] = Answer(
        value: .string(account.method.rawValue), origin: .said, at: at)
      tracker.state.answers[Path(signIn.id)] = Answer(
        value: .string(account.accountID), origin: .acknowledged, at: at)
    }
    tracker.state.adopt(account.known, at: at)
    tracker.note(.signIn(.signedIn(email: account.email, account.method)))
    tracker.note(tracker.agenda.isComplete ? .finished : isBack ? .begun : .identified)
  }

  /// Tells why signing in failed, and asks again.
  static func failed(_ failure: SignInFailure, _ tracker: inout Tracker) {
    tracker.note(.signIn(.failed(failure)))
    var intent = tracker.scene.isSignedOut ? SignInIntent.signIn : .signUp
    if case .signIn(.waiting(let waiting)) = tracker.state.pending, waiting != .provider {
      intent = waiting
    }
    ask(.email(intent), isAgain: true, &tracker)
  }

  /// Asks to sign in again in the middle; the answers stay, and what was about to be asked is asked
  /// afterwards.
  static func expired(_ tracker: inout Tracker) {
    guard tracker.flow.signIn != nil else { return }
    tracker.note(.signIn(.expired))
    ask(.email(.signIn), isAgain: true, &tracker)
  }

  /// Ends the conversation of a person who is signed out now.
  static func signedOut(_ tracker: inout Tracker) {
    tracker.note(.signIn(.signedOut))
    tracker.effects.append(.close(.signedOut))
  }
}
