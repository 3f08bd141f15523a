public import Understanding

/// Something Usher says: what, not how; a voice turns it into words.
public indirect enum Utterance: Hashable, Sendable, Codable {
  /// How far the conversation is.
  case progress(StepProgress)
  /// A question.
  case question(Question)
  /// What was understood.
  case heard(Heard)
  /// What was understood, in a sentence of the flow.
  case confirmed(String)
  /// An answer given before has another value now.
  case changed(Heard, from: String?)
  /// The correction says what was known already.
  case unchanged(Heard)
  /// A suggestion accepted before moved with what it depends on.
  case moved(Heard, from: String, because: String?)
  /// A value the question does not allow.
  case refused(Refusal)
  /// The value is unlikely: is it right?
  case doubted(heard: String, why: String)
  /// The value was said of somebody else: is it the person's own as well?
  case attributed(label: String, phrase: String)
  /// The line said something for the next question too: was it meant so?
  case mentioned(label: String, phrase: String, now: String?)
  /// Several readings are possible: which? With the name of the answer where another is asked.
  case clarify(label: String?, readings: [String])
  /// Still which of the readings; asked again in other words.
  case clarifyAgain(label: String, readings: [String], attempt: Int)
  /// Nothing was said to a question about what was heard; how many times, from 1.
  case askedAgain(Utterance, attempt: Int)
  /// Several answers could take the value: which?
  case target(heard: String, labels: [String])
  /// Several elements of a group could be meant: whose?
  case whose(noun: String, names: [String])
  /// Part of the value is missing.
  case incomplete(label: String, Missing, words: String)
  /// Several values where one is wanted.
  case severalValues(label: String, phrases: [String])
  /// The answer was not understood.
  case notUnderstood(NotUnderstood)
  /// A suggestion to be confirmed.
  case proposal(label: String, phrase: String, because: String?)
  /// A value was said with a limit which it cannot hold: is it, or which of several is, to be taken without? Of a
  /// yes there is no phrase.
  case limited(label: String, phrases: [String])
  /// A value that was just shown: is it to be taken?
  case offered(phrase: String)
  /// No suggestion can be made, and why the question is asked.
  case noSuggestion(tip: String?)
  /// Something the flow explains.
  case explanation([Block])
  /// Why the question is asked.
  case tip(String)
  /// What a word of the flow means.
  case meaning(term: String, text: String)
  /// Where an answer came from.
  case provenance(Provenance)
  /// The answer to a question that everybody asks.
  case everyday(EverydayAnswer)
  /// How something is done: by a command.
  case way(Command)
  /// What an answer can be, in words.
  case bounds(label: String, String)
  /// A choice of a question of which nothing more is known here.
  case isChoice(String, label: String)
  /// Which of these questions was meant?
  case eitherQuestion([String])
  /// A question Usher has no answer to.
  case cannotAnswer
  /// What can be said here.
  case help(Help)
  /// All answers so far.
  case review(AnswerSummary)
  /// The conversation goes on where it was left, with these answers.
  case welcomeBack(told: [AnswerSummary.Entry], isComplete: Bool)
  /// The question was skipped, and what that means.
  case skipped(label: String, meaning: String?)
  /// The question cannot be skipped, and what the flow says of that.
  case cannotSkip(label: String, meaning: String?)
  /// There is nothing before this to go back to, or no way back from here.
  case cannotGoBack
  /// There is nothing to take back.
  case nothingToUndo
  /// The last change was taken back.
  case undone([Undone])
  /// Is everything to be set aside?
  case confirmStartOver
  /// Everything was set aside.
  case startedOver
  /// Nothing was set aside.
  case notStartedOver
  /// What should be changed?
  case askWhatToChange(examples: [String])
  /// An element of a group was opened, such as the second child.
  case opened(noun: String, names: [String])
  /// The element at hand, of some name, comes first; others are asked for after it.
  case finishFirst(noun: String, name: String?)
  /// An element of a group that was just opened is gone again.
  case closed(noun: String)
  /// Elements of a group are taken out: what they were called.
  case removed([String])
  /// An element of a group, of some name, stays: so many have to be there at least.
  case cannotRemove(noun: String, least: Int, name: String?)
  /// There is room for no more elements of a group; these were left out.
  case full(noun: String, most: Int, left: [String])
  /// A kind word.
  case smallTalk(SmallTalk)
  /// A kind word about what was told on the way.
  case sympathy(Sympathy)
  /// A line that is no text.
  case unreadable(UnreadableLine)
  /// A command that is not known.
  case unknownCommand(String)
  /// An answer that cannot be changed any more, or not here.
  case cannotChange(label: String?)
  /// All is complete: what there is to see.
  case complete([Block])
  /// Nothing was said once all was complete; how many times, from 1, and whether once more leaves.
  case nothingOpen(attempt: Int, leavesNext: Bool, examples: [String])
  /// An answer can still be changed.
  case offerChanges(examples: [String])
  /// Is the word the answer, or a command?
  case commandOrAnswer(String, Command)
  /// Was a command meant by what may be a slip of it?
  case mayMean(Command)
  /// What is asked needs a plain yes; how many lines have not said it, from 1.
  case plainYesNeeded(attempt: Int)
  /// The answers could not be saved: try again?
  case saveFailed(SaveFailure)
  /// The store refuses these answers by a rule of its own, named here; they are left out.
  case leftOutByStore(labels: [String], constraint: String)
  /// The second try saved the answers.
  case savedAfterAll
  /// Another session changed the answers in the meantime.
  case reloaded
  /// Another session erased the answers.
  case erased
  /// All is saved, and the conversation ends here.
  case saved(isComplete: Bool)
  /// The questions pause, for what was said; where to find help.
  case rest(Concern)
  /// The questions rest still, for another line of that kind.
  case resting
  /// Words beside an answer that nobody knows, and that are no part of it.
  case leftOut([String])
  /// Clauses beside an answer that say something which nothing is made of.
  case unheard([String])
  /// Clauses beside an answer that say when it is so, or another value of it, for which the answer has no place.
  case unplaced([String])
  /// What was said at the welcome, of which something is made now.
  case recalled(String)
  /// The questions go on after a rest.
  case afterRest
  /// What the questions rested for was not meant.
  case misheard
  /// A handed-in value cannot be used.
  case handInRefused(field: String, reason: HandInProblem)
  /// Something about signing in.
  case signIn(SignInUtterance)
  /// Something about the submission.
  case submission(SubmissionUtterance)

  /// Whether it asks about something that was heard, and stays open when nothing is said to it.
  var isConfirmation: Bool {
    switch self {
    case .doubted, .attributed, .mentioned, .target, .whose, .commandOrAnswer, .mayMean,
      .confirmStartOver, .incomplete:
      true
    default: false
    }
  }
}
