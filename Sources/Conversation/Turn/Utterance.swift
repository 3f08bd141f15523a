public import Understanding

/// Something Usher says: what, not how; a voice turns it into words.
public enum Utterance: Hashable, Sendable {
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
  /// The line said something for the next question too: was it meant so?
  case mentioned(label: String, phrase: String, now: String?)
  /// Several readings are possible: which?
  case clarify(label: String, readings: [String])
  /// Still which of the readings; asked again in other words.
  case clarifyAgain(label: String, readings: [String], attempt: Int)
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
  /// A question Usher has no answer to.
  case cannotAnswer
  /// What can be said here.
  case help(Help)
  /// All answers so far.
  case review(AnswerSummary)
  /// The conversation goes on where it was left.
  case welcomeBack(name: String?, done: Int, isComplete: Bool)
  /// The question was skipped, and what that means.
  case skipped(label: String, meaning: String?)
  /// The question cannot be skipped.
  case cannotSkip(label: String)
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
  /// An element of a group that was just opened is gone again.
  case closed(noun: String)
  /// A kind word.
  case smallTalk(SmallTalk)
  /// A line that is no text.
  case unreadable(UnreadableLine)
  /// A command that is not known.
  case unknownCommand(String)
  /// An answer that cannot be changed any more, or not here.
  case cannotChange(label: String?)
  /// All is complete: what there is to see.
  case complete([Block])
  /// An answer can still be changed.
  case offerChanges(examples: [String])
  /// Is the word the name, or a command?
  case commandOrAnswer(String, label: String)
  /// The answers could not be saved: try again?
  case saveFailed(SaveFailure)
  /// The second try saved the answers.
  case savedAfterAll
  /// Another session changed the answers in the meantime.
  case reloaded
  /// All is saved, and the conversation ends here.
  case saved(isComplete: Bool)
  /// The questions rest; where to find help.
  case rest(again: Bool)
  /// The questions go on after a rest.
  case afterRest
  /// A handed-in value cannot be used.
  case handInRefused(field: String, reason: HandInProblem)
  /// Something about signing in.
  case signIn(SignInUtterance)
  /// Something about the submission.
  case submission(SubmissionUtterance)
}

/// How far a conversation is.
public struct StepProgress: Hashable, Sendable {
  /// The number of the step, from 1.
  public var step: Int
  /// The number of steps.
  public var of: Int
  /// Which element of a group the step is about, such as "Mia" or "child 2".
  public var about: String?
  /// The name shown in place of the number, for a step that is not counted.
  public var title: String?
}

/// A question with all that helps to answer it.
public struct Question: Hashable, Sendable {
  /// The place of the answer.
  public var path: Path
  /// The question in words.
  public var text: String
  /// One more line of help.
  public var hint: String?
  /// The choices, in the order of their numbers.
  public var choices: [Choice] = []
  /// The suggestion in words, which an empty line accepts.
  public var suggestion: String?
  /// The present answer in words, which an empty line keeps.
  public var present: String?
  /// Whether an empty line goes on.
  public var goesOnWhenEmpty = false

  /// A choice of a question.
  public struct Choice: Hashable, Sendable {
    /// The number, from 1.
    public var number: Int
    /// The name.
    public var title: String
    /// What it means.
    public var detail: String?
    /// An icon, for screens that can show it.
    public var icon: String?
    /// Whether the flow recommends it.
    public var isRecommended: Bool
    /// Whether it is what the person would get without saying anything.
    public var isSuggested: Bool
    /// Whether it is shown less prominently than the others.
    public var isMinor: Bool

    /// A choice under its number.
    public init(number: Int, _ choice: AskChoice, isSuggested: Bool = false) {
      self.number = number
      title = choice.title
      detail = choice.detail
      icon = choice.icon
      isRecommended = choice.isRecommended
      self.isSuggested = isSuggested
      isMinor = choice.isMinor
    }
  }
}

/// A value as it is said back.
public struct Heard: Hashable, Sendable {
  /// The place of the answer.
  public var path: Path
  /// The name of the answer, such as "Eating window"; with the element's name in a group.
  public var label: String
  /// The value in its canonical words.
  public var phrase: String
  /// Whether it was suggested and accepted.
  public var wasSuggested: Bool
  /// Whether the label has to be said for the value to be understood, because it was not asked.
  public var isVolunteered: Bool
}

/// A value that breaks a rule of its question.
public struct Refusal: Hashable, Sendable {
  /// The name of the answer.
  public var label: String
  /// The value in words.
  public var heard: String
  /// The rule it breaks.
  public var violation: Violation
  /// The bound of the rule in words, where it has one.
  public var bound: String?
  /// The flow's own sentence about it.
  public var sentence: String?
  /// The answer that stays, in words, where there was one.
  public var kept: String?
}

/// An answer as it is after a change was taken back.
public struct Undone: Hashable, Sendable {
  /// The name of the answer.
  public var label: String
  /// The value it has again, or nil when it is open again.
  public var phrase: String?
}

/// A line that did not answer the question.
public struct NotUnderstood: Hashable, Sendable {
  /// How many lines in a row were not understood, from 1.
  public var attempt: Int
  /// The name of the answer.
  public var label: String
  /// What kind of value is missing, such as "a time"; nil where no value is asked for.
  public var kind: String?
  /// The question again, in other words.
  public var question: Question
  /// The question in shorter words.
  public var shorter: String
  /// Answers that would work.
  public var examples: [String]
}

/// Where an answer came from.
public struct Provenance: Hashable, Sendable {
  /// The answer.
  public var heard: Heard
  /// How it came about.
  public var origin: Answer.Origin
  /// The words it was read from.
  public var words: String?
  /// The number of the step at which it is asked.
  public var step: Int?
}

/// What can be said at a question.
public struct Help: Hashable, Sendable {
  /// The question that is open.
  public var question: Question?
  /// Answers that would work.
  public var examples: [String]
  /// The commands that work here.
  public var commands: [Command]
}

/// All answers so far.
public struct AnswerSummary: Hashable, Sendable {
  /// The answers, in the order of the flow.
  public var lines: [Entry]
  /// The number of questions that are still open.
  public var open: Int

  /// An answer, or the name of an element that the answers after it belong to.
  public enum Entry: Hashable, Sendable {
    /// A value and its name.
    case answer(label: String, phrase: String, wasSuggested: Bool)
    /// A question that was skipped.
    case skipped(label: String)
    /// The element of a group that the entries after it belong to.
    case element(String)
    /// The names of the elements of a large group, whose answers are shown one at a time.
    case elements([String])
  }
}

/// Talk that is no answer.
public enum SmallTalk: String, Hashable, Sendable, Codable {
  case greeting, thanks, swearing, complaint, farewell, praise
}

/// Why a handed-in value cannot be used.
public enum HandInProblem: Hashable, Sendable {
  /// The flow has no such field; these are its fields.
  case unknownField([String])
  /// The value was not understood; this would be.
  case notUnderstood(example: String?)
  /// The value breaks a rule, told in a sentence.
  case refused(String)
}

/// What is said about signing in.
public enum SignInUtterance: Hashable, Sendable {
  /// The email is wanted.
  case askEmail(SignInIntent, canUseProvider: Bool, isAgain: Bool)
  /// No email address was found in the line.
  case noEmail(attempt: Int)
  /// The password is wanted, and what it must be like.
  case askPassword(SignInIntent, email: String)
  /// The new password is wanted a second time.
  case askPasswordAgain
  /// The two passwords differ.
  case passwordsDiffer
  /// The password breaks a rule, told in a sentence.
  case passwordRefused(String)
  /// Nothing was typed for a password.
  case passwordEmpty
  /// The person is signed in.
  case signedIn(email: String)
  /// Signing in failed.
  case failed(SignInFailure)
  /// The person called it off.
  case cancelled
  /// The person has to sign in before anything else; the answers are safe.
  case needed
  /// The session ran out; the answers are safe.
  case expired
  /// The person is signed out; the answers stay.
  case signedOut
}

/// What is said about a submission.
public enum SubmissionUtterance: Hashable, Sendable {
  /// It is on its way.
  case sending
  /// It was taken, with an id.
  case submitted(id: String)
  /// It was not taken.
  case failed(SubmissionFailure)
}
