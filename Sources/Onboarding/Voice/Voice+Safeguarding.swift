import Conversation
import Understanding

extension Voice {
  /// What is said to words of danger: kind, serious, and where there is help.
  func words(_ concern: Concern) -> [String] {
    let help = "\(opening(concern)): \(places(concern)) \(emergency(concern))"
    return [
      help,
      concern.isDoubtful
        ? "Nothing of this is kept. Say \"go on\" when you wish to, or \"I didn't mean that\"."
        : "The questions can wait, and nothing of this is kept. Say \"go on\" only if you wish to.",
    ]
  }

  /// What is said while the questions rest.
  var resting: [String] {
    [
      "There is no hurry with any of this. Please reach out to someone you trust, or to "
        + "findahelpline.com (for a child: childhelplineinternational.org); in danger, call your "
        + "local emergency number.",
      "Say \"go on\" whenever you wish, or \"quit\"; everything is saved.",
    ]
  }

  /// Why what was handed in is not taken, without repeating it.
  func words(_ field: String, _ concern: Concern) -> String {
    let what = field.isEmpty ? "What was handed in" : "The value for \(field)"
    return "\(what) speaks of something serious, so none of it is taken: \(places(concern)) "
      + emergency(concern)
  }

  private func opening(_ concern: Concern) -> String {
    if concern.isDoubtful {
      return "I may have misread that, and would rather ask than pass over something serious. If "
        + "you, or somebody you care about, are in a bad way"
    }
    switch (concern.person, concern.kind) {
    case (.oneself, .violence), (.oneself, .danger):
      return "I'm glad you said that. You deserve to be safe, and you need not face this alone"
    case (.oneself, _):
      return "I'm glad you said that, and I'm sorry it's so hard. You deserve support from a person"
    case (_, .violence):
      return "Thank you for saying that. It is serious, and there is help for everybody in it, you "
        + "included"
    default:
      return "Thank you for telling me. It is serious, and nobody should carry it alone"
    }
  }

  private func places(_ concern: Concern) -> String {
    let all = "findahelpline.com lists free, confidential lines near you"
    guard concern.mayConcernChild else { return "\(all)." }
    return "\(all), and childhelplineinternational.org the child helpline of each country."
  }

  private func emergency(_ concern: Concern) -> String {
    concern.person == .oneself
      ? "If you are in danger now, please call your local emergency number."
      : "If anybody is in danger now, please call your local emergency number."
  }
}
