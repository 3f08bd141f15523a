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
