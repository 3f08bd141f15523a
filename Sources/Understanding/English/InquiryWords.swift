/// The words of questions about what was said.
package enum InquiryWords {
  /// How people ask to see all about one element: "show Mia".
  package static let showing = [
    "show me all about", "show all about", "show me", "show", "review", "see", "tell me about",
    "what about", "what do you have on", "what do you have for", "what do you know about",
    "what did i say about", "what have i told you about", "what did i tell you about",
  ]
}
