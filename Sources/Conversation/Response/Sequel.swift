/// How a turn goes on after what became of it was said.
enum Sequel: Hashable, Sendable {
  /// What was said waits for an answer, or needs none.
  case wait
  /// The same question is asked again.
  case askAgain
  /// What comes next is asked.
  case goOn
  /// The item that the conversation has moved to is asked.
  case ask
  /// What is open is asked as if it were new.
  case begin
  /// All is shown once more.
  case finish
  /// All is shown once more, and what was about to be changed is asked.
  case finishAndAsk

  /// How a turn with some outcomes goes on: what waits for an answer comes before all else, and what
  /// moves on before what stays.
  init(of outcomes: some Sequence<Outcome>, in scene: Scene) {
    let sequels = Set(outcomes.compactMap { $0.sequel(in: scene) })
    let order: [Sequel] = [.wait, .finishAndAsk, .finish, .begin, .goOn, .ask, .askAgain]
    self = order.first(where: sequels.contains) ?? .wait
  }
}

extension Outcome {
  /// How a turn goes on after this, or nil where that is for others to say.
  fileprivate func sequel(in scene: Scene) -> Sequel? {
    switch self {
    case .doubted, .reconsidered, .attributed, .askedAbout, .limited, .mentioned, .ambiguous,
      .stillPending,
      .contested,
      .incomplete, .alsoAmbiguous, .alsoIncomplete, .several, .proposed, .commandOrName,
      .mayMean,
      .asksToStartOver, .notUnderstood, .nothingOpen, .wantsChange, .rested, .restedAgain,
      .saveFailed, .saved, .left,
      .handInRefused, .signInAsked, .passwordAsked, .submission(.sending):
      .wait
    // What is shown at a last look leaves it as it is.
    case .inquired(.aside): scene.current.map { $0.ask == nil } == true ? .askAgain : .wait
    case .refused(let path, _, _):
      path == scene.current?.path ? .wait : .askAgain
    case .undone, .closed, .refocused: .ask
    case .stored, .unchanged, .acknowledged, .skipped, .opened, .removed, .identified,
      .submission(.submitted), .submissionRejected:
      .goOn
    case .startedOver, .begun, .reloaded: .begin
    case .finished: .finish
    case .refinished: .finishAndAsk
    case .leftOut, .unheard, .unplaced, .recalled, .greeted, .sympathised(_, isAll: false),
      .implied,
      .moved, .reached,
      .retried, .welcomedBack,
      .welcomed, .full, .erased,
      .signIn(.cancelled), .signIn(.signedOut), .signIn(.expired):
      nil
    case .reminded, .sympathised, .unfit, .halfAgreed, .cannotPropose, .cannotSkip, .cannotGoBack,
      .nothingToUndo,
      .notStartedOver, .postponed, .inquired, .cannotAnswer, .cannotTellWhy, .askedForHelp,
      .askedForProgress, .askedForAnswers, .askedToRepeat, .smallTalk, .unknownCommand,
      .cannotChange, .cannotRemove, .wentOn, .misheard, .unreadable, .resumed, .signIn,
      .submission(.failed), .leftOutByStore:
      .askAgain
    }
  }

  /// Whether the line was not understood, or could not be followed; a script may want to stop then.
  var isMisunderstanding: Bool {
    switch self {
    case .unreadable, .notUnderstood, .stillPending, .unfit, .halfAgreed, .refused, .several,
      .ambiguous,
      .incomplete, .contested, .attributed, .askedAbout, .limited, .cannotAnswer, .cannotChange,
      .cannotRemove, .unknownCommand, .unheard, .unplaced, .rested, .restedAgain, .saveFailed,
      .leftOutByStore, .handInRefused, .submissionRejected,
      .submission(.failed),
      .mentioned(_, _, isAll: true),
      .signIn(.failed), .signIn(.undecided), .signIn(.noEmail), .signIn(.passwordsDiffer),
      .signIn(.passwordRefused), .signIn(.passwordDoubted),
      .signIn(.passwordEmpty), .signIn(.noPassword), .signIn(.passwordKept),
      .signIn(.signOutFailed):
      true
    default: false
    }
  }
}
