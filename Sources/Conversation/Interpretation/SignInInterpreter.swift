import Understanding

/// What a line says about signing in.
struct SignInInterpreter {
  let hearing: Hearing

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
    if let request { return act(request) }
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
    if let request { return act(request) }
    if wish == .begin, email == nil { return DialogueAct(.proceed) }
    return email.map { DialogueAct(.signIn(.email($0, .signUp))) }
  }

  private func act(_ request: SignInRequest) -> DialogueAct {
    if case .begin(let intent) = request, intent != .provider, let email {
      return DialogueAct(.signIn(.email(email, intent)))
    }
    return DialogueAct(.signIn(request))
  }

  private var email: String? {
    EmailDimension().read(hearing.line, in: hearing.day).value
  }

  private var request: SignInRequest? {
    switch wish {
    case .provider: .begin(.provider)
    case .signIn: .begin(.signIn)
    case .signUp: .begin(.signUp)
    case .unsure: email == nil ? .undecided : nil
    case .begin, nil: nil
    }
  }

  /// What the line wants of an account, besides the words of an email address.
  private var wish: AccountWish? {
    // Whoever asks whether there has to be an account wants none yet.
    if hearing.askedParts.contains(where: {
      $0.form.isNoAnswer && hearing.topics.asksForNeed(hearing.line.keeping($0.place))
    }) {
      return nil
    }
    let addresses = EmailDimension().matches(in: hearing.line, context: hearing.day)
      .map { hearing.line.span($0.tokens) }
    // At an explanation both ways in are shown; where the email is asked for, one of them is.
    let isOffered =
      if case .explain = hearing.scene.current?.item { true } else { false }
    let rest = addresses.isEmpty ? hearing.line : hearing.line.blanking(addresses)
    return AccountWish(rest, isOffered: isOffered)
  }
}
