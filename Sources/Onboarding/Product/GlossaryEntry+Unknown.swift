import Conversation

extension [GlossaryEntry] {
  /// What people ask of any app, and what nobody but its makers can tell.
  static let ofAnyApp: [GlossaryEntry] = [
    GlossaryEntry(
      "the internet", synonyms: "internet", "offline", "online", "wifi", "wi-fi",
      meaning: "Whether the app needs the internet I can't tell; its makers can."),
    GlossaryEntry(
      "devices", synonyms: "android", "iphone", "ios", "ipad", "tablet", "laptop",
      meaning: "On which devices the app runs I can't tell; its makers can."),
    GlossaryEntry(
      "languages", synonyms: "language", "other languages", "translated",
      meaning: "I speak English alone; which languages the app has, its makers can tell."),
  ]
}
