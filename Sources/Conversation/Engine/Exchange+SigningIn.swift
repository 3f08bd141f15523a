import Understanding

extension Exchange {
  /// Where the flow signs people in, or nil.
  var signIn: SignIn? {
    for step in flow.steps {
      for case .signIn(let signIn) in step.items { return signIn }
    }
    return nil
  }

  /// Passes over the sign-in where people do not sign in.
  mutating func passSignInIfUnneeded() {
    guard context.signIn == .none, let signIn, state.answers[Path(signIn.id)] == nil else {
      return
    }
    state.answers[Path(signIn.id)] = Answer(value: nil, origin: .acknowledged, at: context.now)
    isUndoable = false
  }

  /// Begins for a person who is signed in already: what leads to the sign-in is shown, not asked.
  mutating func begin(signedIn account: SignedIn) {
    guard let signIn, state.answers[Path(signIn.id)] == nil else { return begin() }
    migrate()
    if state.isNew {
      state.startedAt = context.now
      state.stepSince = context.now
      welcome()
    } else {
      say(.welcomeBack(name: nil, done: answeredCount, isComplete: false))
    }
    for slot in agenda.slots where slot.isOpen {
      guard case .explain(let explain) = slot.item, explain.leadsToSignIn else { continue }
      state.answers[slot.path] = Answer(value: nil, origin: .acknowledged, at: context.now)
    }
    signedIn(account)
  }

  /// Welcomes people who have an account but are signed out of it.
  mutating func askToSignInAgain() {
    state.pending = .signIn(.email(.signIn))
    welcome()
    say(.signIn(.needed))
    askSignIn(.email(.signIn), isAgain: false)
  }

  /// Shows what leads to the sign-in, without asking anything.
  private mutating func welcome() {
    for slot in agenda.slots {
      if case .explain(let explain) = slot.item, explain.leadsToSignIn {
        say(.explanation(explain.blocks(agenda.draft, slot.index, reading)))
      }
    }
  }

  /// Asks for the email first, or for the password where the email was handed in.
  mutating func beginSignIn(_ signIn: SignIn) {
    var intent = SignInIntent.signUp
    switch state.pending {
    case nil: break
    case .signIn(.email(let begun)): intent = begun
    default: return
    }
    let email = state.answers[Path(signIn.emailField)]?.value?.string
    state.pending = .signIn(email.map { .password(intent, email: $0) } ?? .email(intent))
  }

  /// Goes back to the first password after a restart: secrets are not remembered.
  mutating func forgetSecrets() {
    if case .signIn(.repeatPassword(let email)) = state.pending {
      state.pending = .signIn(.password(.signUp, email: email))
    }
    if case .signIn(.waiting(let intent)) = state.pending {
      state.pending = .signIn(.email(intent == .provider ? .signUp : intent))
    }
    if case .submission(.sent) = state.pending { state.pending = .submission(.failed) }
  }

  /// Asks what a phase of the sign-in needs.
  mutating func askSignIn(_ phase: SignInPhase, isAgain: Bool) {
    switch phase {
    case .email(let intent):
      say(
        .signIn(
          .askEmail(intent, canUseProvider: context.signIn == .google, isAgain: isAgain)))
    case .password(let intent, let email):
      say(.signIn(.askPassword(intent, email: email, isAgain: isAgain)))
    case .repeatPassword: say(.signIn(.askPasswordAgain))
    case .waiting: break
    }
  }

  /// What can be said while signing in.
  var signInExamples: [String] {
    switch state.pending {
    case .signIn(.password), .signIn(.repeatPassword): ["/cancel"]
    default: ["sam@example.org", "sign in"]
    }
  }

  /// Whether the person has an account and is not signed in to it just now.
  var isSignedOut: Bool {
    guard case .signIn = state.pending, let signIn else { return false }
    return state.answers[Path(signIn.id)]?.value != nil
  }

  /// Goes back to the begin of the sign-in; nothing happened.
  @discardableResult
  mutating func cancelSignIn() -> Bool {
    let intent = isSignedOut ? SignInIntent.signIn : .signUp
    state.pending = .signIn(.email(intent))
    say(.signIn(.cancelled))
    askSignIn(.email(intent), isAgain: true)
    return true
  }
}
