import Understanding

/// What a line says about signing in.
struct SignInInterpreter<D: Draft> {
  let hearing: Hearing<D>

  private var wording: Wording { hearing.wording }

  /// A line in place of a password that leaves it as it is.
  var cancelling: DialogueAct? {
    hearing.command == .back || wording.literallyMeans(.cancels)
      ? DialogueAct(.signIn(.cancel), .pending) : nil
  }

  /// What the line says where the sign-in is under way.
  func acts(during phase: SignInPhase) -> DialogueAct? {
    if let leaving { return leaving }
    if hearing.command != nil { return nil }
    if let intent { return act(intent) }
    guard case .email(let intent) = phase else { return nil }
    return email.map { DialogueAct(.signIn(.email($0, intent)), .asked) }
  }

  /// What the line says where nothing but a sign-in is asked for.
  var act: DialogueAct {
    var phase = SignInPhase.email(.signUp)
    if case .signIn(.email(let intent)) = hearing.scene.state.pending { phase = .email(intent) }
    return acts(during: phase) ?? DialogueAct(.signIn(.unclear))
  }

  /// A line that leaves a phase of the sign-in for its begin.
  var leaving: DialogueAct? {
    guard case .signIn(let phase) = hearing.scene.state.pending else { return nil }
    let cancels = wording.literallyMeans(.cancels)
    let leaves =
      if case .email = phase {
        hearing.command == nil && cancels
      } else {
        hearing.command == .back || cancels
      }
    return leaves ? DialogueAct(.signIn(.cancel)) : nil
  }

  /// A line before the sign-in that is about it already: "I have an account".
  var leadingOn: DialogueAct? {
    guard hearing.command == nil, let signIn = hearing.scene.flow.signIn,
      hearing.scene.state.answers[Path(signIn.id)] == nil
    else { return nil }
    if let intent { return act(intent) }
    return email.map { DialogueAct(.signIn(.email($0, .signUp))) }
  }

  private func act(_ intent: SignInIntent) -> DialogueAct {
    if intent != .provider, let email { return DialogueAct(.signIn(.email(email, intent))) }
    return DialogueAct(.signIn(.begin(intent)))
  }

  private var email: String? {
    EmailDimension().read(hearing.line, in: hearing.day).value
  }

  private var intent: SignInIntent? {
    switch AccountWish(wording) {
    case .provider: .provider
    case .signIn: .signIn
    case .signUp: .signUp
    case nil: nil
    }
  }
}
