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

  /// Takes a line before the sign-in that is about it already: "I have an account".
  mutating func leadsToSignIn(_ line: Line, _ wording: Wording, _ slot: Slot<D>) -> Bool {
    let email = email(in: line)
    guard Command(wording) == nil, email != nil || intent(of: wording) != nil else { return false }
    guard let next = signIn, state.answers[Path(next.id)] == nil else { return false }
    let isGoing = state.answers[slot.path] == nil
    state.focus = nil
    state.misses = 0
    if isGoing {
      state.answers[slot.path] = Answer(value: nil, origin: .acknowledged, at: context.now)
    }
    if let target = current { say(.progress(progress(of: target))) }
    return settleSignIn(.email(.signUp), line, wording)
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
    case .password(let intent, let email): say(.signIn(.askPassword(intent, email: email)))
    case .repeatPassword: say(.signIn(.askPasswordAgain))
    case .waiting: break
    }
  }

  mutating func hearAtSignIn(_ line: Line, _ wording: Wording) {
    _ = settleSignIn(.email(.signUp), line, wording)
  }

  /// Takes a line while signing in.
  mutating func settleSignIn(_ phase: SignInPhase, _ line: Line, _ wording: Wording) -> Bool {
    if leaves(phase, wording) { return cancelSignIn() }
    if Command(wording) != nil { return false }
    if let intent = intent(of: wording) {
      if intent == .provider {
        guard context.signIn == .google else {
          isUnderstood = false
          say(.signIn(.failed(.notAvailable("Signing in with Google is not set up here."))))
          askSignIn(phase, isAgain: true)
          return true
        }
        state.pending = .signIn(.waiting(.provider))
        effects.append(.signIn(.provider, email: nil))
        return true
      }
      if let email = email(in: line) { return askPassword(intent, email) }
      state.pending = .signIn(.email(intent))
      askSignIn(.email(intent), isAgain: false)
      return true
    }
    guard case .email(let intent) = phase else { return false }
    if let email = email(in: line) { return askPassword(intent, email) }
    if hearQuestion(line, wording, current) || hearSmallTalk(wording) { return true }
    isUnderstood = false
    state.misses += 1
    say(.signIn(.noEmail(attempt: state.misses)))
    askSignIn(phase, isAgain: true)
    return true
  }

  /// Whether a line leaves a phase of the sign-in for its begin.
  func leaves(_ phase: SignInPhase, _ wording: Wording) -> Bool {
    if case .email = phase {
      return Command(wording) == nil && Self.cancelling.contains(wording.plain)
    }
    return Command(wording) == .back || Self.cancelling.contains(wording.plain)
  }

  /// Whether the person has an account and is not signed in to it just now.
  var isSignedOut: Bool {
    guard case .signIn = state.pending, let signIn else { return false }
    return state.answers[Path(signIn.id)]?.value != nil
  }

  private mutating func askPassword(_ intent: SignInIntent, _ email: String) -> Bool {
    state.misses = 0
    state.pending = .signIn(.password(intent, email: email))
    askSignIn(.password(intent, email: email), isAgain: false)
    return true
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

  private func email(in line: Line) -> String? {
    guard case .understood(let email, _) = EmailDimension().read(line, in: reading) else {
      return nil
    }
    return email
  }

  private func intent(of wording: Wording) -> SignInIntent? {
    if wording.contains("google") { return .provider }
    let signIn = ["sign in", "log in", "login", "i have an account", "existing account", "signin"]
    if signIn.contains(where: { wording.contains($0) }) { return .signIn }
    let signUp = ["sign up", "signup", "new account", "register", "create an account"]
    if signUp.contains(where: { wording.contains($0) }) { return .signUp }
    return nil
  }

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
      _ = askPassword(.signUp, email)
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
    state.answers[Path(signIn.emailField)] = Answer(
      value: .string(account.email), origin: .said, at: at)
    state.answers[Path(signIn.methodField)] = Answer(
      value: .string(account.method.rawValue), origin: .said, at: at)
    state.answers[Path(signIn.id)] = Answer(
      value: .string(account.accountID), origin: .acknowledged, at: at)
    for known in account.known {
      let path = Path(description: known.field) ?? Path(known.field)
      guard state.answers[path] == nil else { continue }
      state.answers[path] = Answer(
        value: known.value == .null ? nil : known.value,
        origin: known.value == .null ? .acknowledged : .imported, at: known.at ?? at)
      guard let element = path.element else { continue }
      state.elements[element.group] = max(state.elements[element.group] ?? 1, element.index + 1)
    }
    say(.signIn(.signedIn(email: account.email)))
    if agenda.isComplete { finish() } else { ask() }
  }

  /// Keeps the answers of one account from the holder of another.
  private mutating func refuseStranger() {
    isUnderstood = false
    effects.append(.signOut)
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
    var intent = SignInIntent.signIn
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
  mutating func sessionExpired() {
    guard signIn != nil else { return }
    say(.signIn(.expired))
    state.pending = .signIn(.email(.signIn))
    askSignIn(.email(.signIn), isAgain: true)
  }

  private static var cancelling: Set<String> { ["cancel", "stop", "never mind", "nevermind"] }
}
