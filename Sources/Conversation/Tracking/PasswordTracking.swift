import Understanding

/// What becomes of changing a password.
enum PasswordTracking {
  /// Asks for the password as it is, to change it.
  static func begin(_ tracker: inout Tracker) {
    let scene = tracker.scene
    guard scene.hasPassword else {
      return tracker.note(.signIn(.noPassword(hasAccount: scene.accountMethod != nil)))
    }
    ask(.current, &tracker)
  }

  private static func ask(
    _ phase: PasswordChangePhase, isAgain: Bool = false, _ tracker: inout Tracker
  ) {
    tracker.state.pending = .passwordChange(phase)
    tracker.note(.passwordAsked(phase, isAgain: isAgain))
  }

  /// Leaves the password as it is.
  static func cancel(_ tracker: inout Tracker) {
    tracker.state.pending = nil
    tracker.note(.signIn(.cancelled))
    tracker.note(.askedToRepeat)
  }

  /// Takes what became of a password that was typed to change it.
  static func take(
    _ outcome: SecretOutcome, changing phase: PasswordChangePhase, _ tracker: inout Tracker
  ) {
    switch (phase, outcome) {
    case (.current, .accepted): ask(.new, &tracker)
    case (.new, .accepted): ask(.repeated, &tracker)
    case (.repeated, .repeated(matches: true)):
      tracker.state.pending = .passwordChange(.waiting)
      tracker.effects.append(.changePassword)
    case (.repeated, .repeated(matches: false)):
      tracker.note(.signIn(.passwordsDiffer))
      ask(.new, isAgain: true, &tracker)
    case (_, .doubted):
      tracker.note(.signIn(.passwordDoubted))
      ask(phase, isAgain: true, &tracker)
    case (_, .refused(let reason)):
      tracker.note(.signIn(.passwordRefused(reason)))
      ask(phase, isAgain: true, &tracker)
    default:
      tracker.note(.signIn(.passwordEmpty))
      ask(phase, isAgain: true, &tracker)
    }
  }

  /// Takes whether the password is another now, or why it is not.
  static func changed(_ failure: SignInFailure?, _ tracker: inout Tracker) {
    tracker.state.pending = nil
    tracker.note(.signIn(failure.map { .passwordKept($0) } ?? .passwordChanged))
  }
}

extension Scene {
  /// Whether the person is signed in to an account that has a password here.
  var hasPassword: Bool { accountMethod == .signUp || accountMethod == .signIn }

  /// How the account was opened that the person is signed in to; nil for none.
  var accountMethod: SignInIntent? {
    guard context.signIn != .none, let signIn = flow.signIn,
      state.answers[Path(signIn.id)]?.value != nil,
      state.answers[Path(signIn.emailField)]?.value?.string != nil,
      let method = state.answers[Path(signIn.methodField)]?.value?.string
    else { return nil }
    return SignInIntent(rawValue: method)
  }
}
