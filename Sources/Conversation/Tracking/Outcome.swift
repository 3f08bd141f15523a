import Understanding

/// What became of an act or an event.
enum Outcome {
  // Answers.
  /// An answer is stored; the value that stood there before.
  case stored(Path, was: JSONValue?)
  /// What was said is what was known.
  case unchanged(Path)
  /// Words beside what is stored that nobody knows.
  case leftOut([String])
  /// Clauses beside what is stored that say something which nothing is made of.
  case unheard([String])
  /// Clauses beside what is stored that say when it is so, or another value of it, for which it has no place.
  case unplaced([String])
  /// Words that were said at the welcome are heard now.
  case recalled(String)
  /// A value that follows from another answer is stored.
  case implied(Path, was: JSONValue?)
  /// A suggestion that was accepted moved with what it depends on.
  case moved(Path, was: JSONValue, because: String?)
  /// Part of a value agrees with the answer that is there.
  case reminded(Path)
  /// An item without a value is behind.
  case acknowledged
  /// A value breaks a rule of its question.
  case refused(Path, JSONValue, Violation)

  // Questions that come up.
  /// A value is unlikely, for a reason.
  case doubted(Path, JSONValue, Evidence, why: String)
  /// An answer has become unlikely by another, for a reason.
  case reconsidered(Path, JSONValue, why: String)
  /// A value was said of somebody else.
  case attributed(Path, JSONValue, Evidence)
  /// A value was asked about, and not said.
  case askedAbout(Path, JSONValue, Evidence)
  /// A value was said with a limit that it cannot hold, or several were.
  case limited(Path, [JSONValue])
  /// A value may be meant for a question; whether the words were otherwise of no use.
  case mentioned(Path, JSONValue, isAll: Bool)
  /// A value has several readings.
  case ambiguous(Path, [JSONValue])
  /// What is left of the line may be meant for a question that is not asked yet: the question is
  /// reached, and the words have several readings, or say a part of a value.
  case reached(Path)
  case alsoAmbiguous(Path, [JSONValue])
  case alsoIncomplete(Path, Missing, words: String)
  /// What is pending was not settled by the line.
  case stillPending
  /// Several answers could be meant.
  case contested([Path], Evidence)
  /// Part of a value was said.
  case incomplete(Path, Missing, words: String)
  /// Several values were said where one is wanted.
  case several(Path, [JSONValue])
  /// A value is proposed.
  case proposed(Path, JSONValue, because: String?, tip: String?)
  /// There is nothing to propose.
  case cannotPropose
  /// The word is a command, or the answer that is asked for.
  case commandOrName(Command, String)
  /// The line may be a slip of a command.
  case mayMean(Command)
  /// All answers are about to be set aside.
  case asksToStartOver
  /// The line answers nothing.
  case notUnderstood
  /// The line agrees, but by no plain yes, as what cannot be taken back needs.
  case halfAgreed
  /// The line does not fit, and the question stands as it is.
  case unfit

  // Moving about.
  case skipped(Path)
  case cannotSkip(Path)
  case cannotGoBack
  /// The conversation stands at another item.
  case refocused
  case nothingToUndo
  case undone([Change.Before])
  case startedOver
  case notStartedOver
  case opened(group: String, [[String: JSONValue]])
  case closed(group: String)
  /// Elements are taken out, and what they were called.
  case removed(group: String, names: [String?])
  /// Elements stay, as there would be too few without them.
  case cannotRemove(group: String, names: [String?])
  /// There is room for no more elements, or not for those of these names.
  case full(group: String, names: [String])
  case postponed(group: String, after: Path.Element)

  // Talk.
  case inquired(Inquiry)
  case cannotAnswer
  case cannotTellWhy
  case askedForHelp
  case askedForProgress
  case askedForAnswers
  case askedToRepeat
  case smallTalk(SmallTalk)
  /// Something was told that deserves a kind word; whether it was all that was said.
  case sympathised(Sympathy, isAll: Bool)
  case unknownCommand(String)
  case cannotChange
  case wantsChange
  /// Nothing was said though nothing is open.
  case nothingOpen
  case rested(Concern)
  case restedAgain
  case wentOn
  case misheard

  // The conversation, its store and its services.
  case unreadable(UnreadableLine)
  /// The conversation begins, or begins anew, where it stands.
  case begun
  /// The person is here for the first time.
  case greeted
  /// The person was here before.
  case welcomedBack(isComplete: Bool)
  /// The conversation goes on with what was pending.
  case resumed
  /// All was complete already; or it was, and an answer was about to be changed.
  case finished
  case refinished
  case saveFailed(SaveFailure)
  /// The store refuses these answers by a rule of its own, named here; they are left out.
  case leftOutByStore([Path], constraint: String)
  case retried
  case reloaded
  case erased
  /// The person leaves, with a word about where the answers are or without.
  case saved(isComplete: Bool)
  case left
  case handInRefused(field: String, HandInProblem)
  case signIn(SignInUtterance)
  case signInAsked(SignInPhase, isAgain: Bool)
  case passwordAsked(PasswordChangePhase, isAgain: Bool)
  /// The person is known now.
  case identified
  /// What leads to the sign-in is shown.
  case welcomed
  case submission(SubmissionUtterance)
  case submissionRejected(Path, reason: String)
}
