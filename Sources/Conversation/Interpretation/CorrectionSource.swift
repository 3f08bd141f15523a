/// The kinds of looks for a correction in a line; the policy says in which order they count.
enum CorrectionSource: Sendable {
  /// "It should just say: a sore knee": the words of a text.
  case dictation
  /// "1800 is too much", "the 45 was a typo, 40".
  case complaint
  /// "A dodgy knee, btw my goal is 3:30 now": another answer beside a text.
  case textClause
  /// "Left ankle, not right": a word of a text.
  case textExchange
  /// "Coffee was right", "forget about the knee".
  case retraction
  /// Several values in the order of what they are for, where nothing is asked.
  case valuesTogether
  /// "Change Mia to Maya".
  case renaming
  /// "Not for Noah, for the other one": the answer is somebody else's.
  case transfer
  /// "Swap those two".
  case swap
  /// "Change calories to 1900": an answer by its name.
  case name
  /// "50 not 40": an answer by what it was.
  case replacement
  /// "Sonja with a j": a name spelled anew.
  case respelling
  /// "No plan after all, just quick practice": an option turned down for another.
  case otherOption
  /// "That's my son's name, I'm Ines".
  case introduction
  /// "Drop Sunday, add Friday".
  case edit
  /// "Actually make it 1900": an answer that is neither named nor repeated.
  case lastAnswer
  /// "Not 1500": an answer is taken back without another in its place.
  case rejection
}
