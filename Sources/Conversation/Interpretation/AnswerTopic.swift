import Understanding

/// What a question may be about.
enum AnswerTopic: Sendable {
  /// What everybody asks.
  case everyday(EverydayQuestion)
  /// A command that tells something, and is followed.
  case command(Command)
  /// How something is done that a command does.
  case way(Command)
  /// Why a question is asked, by the reason.
  case why(Path, String)
  /// The least and the most that a question allows.
  case bounds(Path)
  /// What a question can be answered with.
  case choices(Path)
  /// What was answered.
  case stored(Path?)
  /// What is suggested.
  case suggestion
  /// Where a value came from that is answered or suggested.
  case origin
  /// A choice of a question that is only named.
  case choice(Path, String)
  /// A word of the flow.
  case term(GlossaryEntry)
  /// A sentence of the flow.
  case told(String)
}
