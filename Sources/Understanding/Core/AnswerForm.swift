/// How the words of an answer are told from all else that people say in a conversation.
public enum AnswerForm: Hashable, Sendable {
  /// Words that are plainly such a value, as those of a time.
  case value
  /// A yes or a no.
  case yesOrNo
  /// One of a few options.
  case option
  /// A name, which nearly any words can be.
  case name
  /// The whole line, whatever it speaks of on the way.
  case text
}
