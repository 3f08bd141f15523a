import Onboarding

/// A conversation that is held over the web: whose it is, and how people there write times.
struct WebConversation: Hashable, Sendable {
  /// Its id: 128 random bits in hexadecimal.
  let id: String
  /// The id of its flow.
  let flow: String
  /// The name of the user.
  let user: String
  /// The name of the time zone, as in the tz database.
  let zone: String
  /// Whether times of day are written with 24 hours.
  let usesTwentyFourHours: Bool
}

extension WebConversation {
  /// What the names of users begin with whom nobody named.
  private static let prefix = "web-"

  /// A name for a user whom nobody named.
  static func anonymous() -> String { prefix + Token.random() }

  /// Whether nobody named a user, so that only a token leads there.
  static func isAnonymous(_ user: String) -> Bool {
    user.hasPrefix(prefix) && Token(user.dropFirst(prefix.count)) != nil
  }

  /// Whether nobody named its user.
  var isAnonymous: Bool { Self.isAnonymous(user) }
}
