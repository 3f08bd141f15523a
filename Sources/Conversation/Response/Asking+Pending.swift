import Understanding

extension Asking {
  /// What is pending, asked again; nil where the question itself says it.
  func asking(_ pending: Pending) -> [Utterance]? {
    switch pending {
    case .clarification(let path, let candidates, _):
      [
        .clarifyAgain(
          label: scene.label(path), readings: candidates.compactMap { scene.phrase(path, $0) },
          attempt: scene.state.misses + 1)
      ]
    case .target(let paths, _, let evidence): [contested(paths, evidence)]
    case .suggestion(let path, let value):
      [
        .proposal(
          label: scene.label(path), phrase: scene.phrase(path, value) ?? "", because: nil)
      ]
    case .doubt(let path, let value, _):
      [.doubted(heard: scene.phrase(path, value) ?? "", why: "")]
    case .mention(let path, let value, _):
      [mentioned(path, value)]
    case .startOver: [.confirmStartOver]
    case .meant(let command): [.mayMean(command)]
    case .retry(.saveFailed(let failure, _), _): [.saveFailed(failure)]
    case .commandOrAnswer(_, let command, let text): [.commandOrAnswer(text, command)]
    case .signIn(let phase): asking(phase, isAgain: true)
    case .passwordChange(let phase): asking(phase, isAgain: true)
    case .completion(let path, let missing, let words):
      [
        .askedAgain(
          .incomplete(label: scene.label(path), missing, words: heard(of: words, at: path)),
          attempt: scene.state.misses + 1)
      ]
    case .retry, .rest, .submission, .more, .shown: nil
    }
  }

  /// Those of some words that say the part of a value which is there.
  private func heard(of words: String, at path: Path) -> String {
    let dimension = scene.agenda.slot(path).flatMap(scene.dimension)
    return dimension?.read(Line(words), scene.day).evidence?.words ?? words
  }

  /// What a phase of changing the password needs.
  func asking(_ phase: PasswordChangePhase, isAgain: Bool) -> [Utterance] {
    switch phase {
    case .current: [.signIn(.askCurrentPassword)]
    case .new: [.signIn(.askNewPassword(isAgain: isAgain))]
    case .repeated: [.signIn(.askPasswordAgain)]
    case .waiting: []
    }
  }

  /// What a phase of the sign-in needs.
  func asking(_ phase: SignInPhase, isAgain: Bool) -> [Utterance] {
    switch phase {
    case .email(let intent):
      [
        .signIn(
          .askEmail(
            intent, canUseProvider: scene.context.signIn == .google, isAgain: isAgain))
      ]
    case .password(let intent, let email):
      [.signIn(.askPassword(intent, email: email, isAgain: isAgain))]
    case .repeatPassword: [.signIn(.askPasswordAgain)]
    case .waiting: []
    }
  }

  /// A value that may be meant for a question, with the answer it would replace.
  func mentioned(_ path: Path, _ value: JSONValue) -> Utterance {
    let slot = scene.agenda.slot(path)
    let now = slot?.answer?.value.flatMap { scene.phrase(path, $0) }
    return .mentioned(
      label: now == nil ? slot?.ask?.label ?? path.item : scene.label(path),
      phrase: scene.phrase(path, value) ?? "", now: now)
  }

  /// Which of several answers is meant; where they differ only by whose they are, whose.
  func contested(_ paths: [Path], _ evidence: Evidence) -> Utterance {
    let elements = paths.compactMap(\.element)
    if elements.count == paths.count, Set(paths.map(\.item)).count == 1,
      let first = elements.first, let group = scene.group(first.group)
    {
      return .whose(noun: group.noun, names: elements.compactMap(scene.elementName))
    }
    return .target(heard: evidence.words, labels: paths.map(scene.label))
  }
}
