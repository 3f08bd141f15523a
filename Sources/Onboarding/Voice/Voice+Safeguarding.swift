import Conversation
import Understanding

extension Voice {
  /// What is said to words of danger: kind, serious, and where there is help.
  func words(_ concern: Concern) -> [String] {
    [
      "\(opening(concern)): \(places(concern)) \(emergency(concern))",
      "Nothing of this is kept. Answer, or say \"go on\", whenever you like.",
    ]
  }

  /// What is said to another such line right after.
  var resting: [String] {
    [
      "There is no hurry with any of this. Please talk to someone you trust, or to findahelpline.com "
        + "(for a child: childhelplineinternational.org); in danger, call your local emergency "
        + "number."
    ]
  }

  /// Why what was handed in is not taken, without repeating it.
  func words(_ field: String, _ concern: Concern) -> String {
    let what = field.isEmpty ? "What was handed in" : "The value for \(field)"
    return "\(what) speaks of something serious, so none of it is taken: \(places(concern)) "
      + emergency(concern)
  }

  private func opening(_ concern: Concern) -> String {
    switch (concern.person, concern.kind) {
    case (.oneself, .violence):
      "I'm glad you said that. You deserve to be safe, and you need not face this alone"
    case (.oneself, _):
      "I'm glad you said that, and I'm sorry it's so hard. You deserve support from a person"
    case (_, .violence):
      "Thank you for saying that. It is serious, and there is help for everybody in it, you "
        + "included"
    default: "Thank you for telling me. It is serious, and nobody should carry it alone"
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
