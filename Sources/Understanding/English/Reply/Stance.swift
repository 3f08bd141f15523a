/// What one clause of a reply does with what was proposed.
enum Stance: Hashable, Sendable {
  /// It says that it is right. A plain yes also covers what the next clauses ask to be done.
  case agrees(isPlain: Bool)
  /// It says that it is not.
  case declines
  /// It takes something back, and does not say what it wants: "sorry", "I changed my mind".
  case retracts
  /// It wants something else.
  case wishes
  /// It asks for what was proposed to be done, or says it again: "please book it".
  case urges
  /// It sets a condition: "if it's free".
  case limits
  /// It wants to know something.
  case asks
  /// It says something else, or nothing.
  case states
  /// It adds something to a yes that nothing proposed explains: "yes, Rosie's".
  case adds
  /// It is only kind, or fills a pause.
  case fills
}
