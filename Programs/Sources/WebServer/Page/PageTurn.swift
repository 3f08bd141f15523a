import Onboarding

/// What a page shows: what the person said last, and what came of it.
struct PageTurn: Codable, Sendable {
  /// What the person said or did, in words; nil where nothing was.
  var said: String?
  /// What came of it.
  var turn: DialogueTurn
  /// A word of the page itself, before what is said.
  var notice: String?
  /// Whether what the person said was not taken, and is shown as not sent; nil for no.
  var isUnsent: Bool?
  /// The key under which it was sent; nil where nothing was.
  var key: String?
}
