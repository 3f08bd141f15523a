import Understanding

extension Exchange {
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

  /// Takes an email, and asks for the password that goes with it.
  mutating func askPassword(_ intent: SignInIntent, _ email: String) -> Bool {
    state.misses = 0
    state.pending = .signIn(.password(intent, email: email))
    askSignIn(.password(intent, email: email), isAgain: false)
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
    let signUp = [
      "sign up", "signup", "new account", "register", "create an account", "i'm new", "im new",
      "new here", "no account", "don't have an account", "dont have an account",
    ]
    if signUp.contains(where: { wording.contains($0) }) { return .signUp }
    return nil
  }

  private static var cancelling: Set<String> { ["cancel", "stop", "never mind", "nevermind"] }
}
