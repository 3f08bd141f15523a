import Conversation

extension [GlossaryEntry] {
  /// What people ask of any app, and what nobody but its makers can tell.
  static let ofAnyApp: [GlossaryEntry] = [
    GlossaryEntry(
      "the internet", synonyms: "internet", "offline", "online", "wifi", "wi-fi", "signal",
      "reception", "mobile data",
      meaning: "Whether the app needs the internet I can't tell; its makers can."),
    GlossaryEntry(
      "devices", synonyms: "android", "iphone", "ios", "ipad", "tablet", "laptop", "samsung",
      "chromebook", "macbook",
      meaning: "On which devices the app runs I can't tell; its makers can."),
    GlossaryEntry(
      "languages", synonyms: "language", "other languages", "translated", "translation", "spanish",
      "french", "german", "italian", "portuguese", "polish", "dutch", "turkish", "arabic",
      "russian", "hindi", "urdu", "welsh",
      meaning: "I speak English alone; which languages the app has, its makers can tell."),
  ]
}
