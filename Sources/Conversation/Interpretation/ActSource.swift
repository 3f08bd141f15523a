/// The kinds of looks at a line, each of which may find acts in it; the policy says in which order
/// they count.
enum ActSource: String, CaseIterable, Sendable {
  /// Words of somebody in danger.
  case crisis
  /// More than can be taken in at once.
  case length
  /// Words behind a slash, which are a command.
  case forcedCommand
  /// Words in quotes, which are an answer.
  case quotation
  /// What stands behind the question that is said back, which is an answer.
  case questionSaidBack
  /// What settles what is pending.
  case reply
  /// "Hold on": somebody needs time.
  case waiting
  /// "That's wrong": the answer that was noted last is.
  case objection
  /// An answer that takes every word of the line.
  case wholeAnswer
  /// A question that everybody asks.
  case everyday
  /// A command.
  case command
  /// A slip of a command.
  case slip
  /// An option of a question in a branch that is not taken.
  case branch
  /// A command in one of several clauses.
  case clauseCommand
  /// Another element of a group while one is asked about.
  case interruption
  /// A wish to sign in.
  case account
  /// One more element of a group.
  case addition
  /// An element that goes.
  case removal
  /// A correction that names an answer which is there.
  case namedCorrection
  /// "Yes, but …".
  case amendment
  /// Agreement to an item without a value.
  case agreement
  /// Agreement that is no plain yes, where one is needed.
  case halfAgreement
  /// Words that leave the answer as it is at a question that was gone back to.
  case keeping
  /// Correction of an answer.
  case correction
  /// An edit of an answer given before.
  case edit
  /// Refusal of an item without a value.
  case refusal
  /// A question that is plainly no answer.
  case inquiry
  /// Small talk.
  case smallTalk
  /// Several elements of a group where one is named.
  case roster
  /// The answer of another element.
  case copy
  /// The answer to the question behind an explanation.
  case ahead
  /// The answer to the question.
  case answer
  /// The answer to the question in a clause of its own, beside a correction.
  case plainAnswer
  /// Values of other fields.
  case claims
  /// Part of a value that was given before.
  case part
  /// A command in the last clause.
  case lastCommand
  /// A no to a question that can be skipped.
  case skip
  /// Words of those who do not know.
  case hesitation
  /// A line in the form of a question.
  case question
  /// A yes or a no to nothing.
  case assent
  /// A value that says nothing of what it is for.
  case bareValue
  /// A value of an answer given before, beside the answer to the question.
  case valueBesideAnswer
  /// What is asked beside the answer to the question.
  case inquiryBesideAnswer
  /// What is said of elements that were opened, by their names.
  case newcomers
  /// What an answer opened.
  case opened
  /// What comes next.
  case next
}
