import Conversation

extension Facts {
  /// The facts of an onboarding that Usher ships: the answers stay with whoever runs the program, and
  /// nobody answers but the program.
  static func shipped(
    sharedWith: String, advice: String, cost: String = "This costs nothing."
  ) -> Facts {
    Facts(
      sharedWith: sharedWith,
      keptFor: "They're kept until you erase them, or whoever runs this program does.",
      cost: cost,
      advice: advice,
      human: .nobody(
        "There's no person here to talk to, I'm sorry. Stop whenever you like: all is kept."))
  }
}
