import Understanding

/// Words of people in danger, from themselves or from an eating disorder.
///
/// The phrases are first-person statements, so that a book title or a child's nickname does not set
/// them off. They are everyday wordings, not a clinical instrument, and err on the side of a pause.
enum Crisis {
  static func isHeard(in wording: Wording) -> Bool {
    let words = wording.plain.split(separator: " ")
    return words.indices.contains { place in
      beginnings[words[place]]?.contains { words[place...].starts(with: $0) } ?? false
    }
  }

  /// The phrases by their first words, so that a line is searched once.
  private static let beginnings = Dictionary(grouping: phrases.map { $0.split(separator: " ") }) {
    $0.first ?? ""
  }

  private static let phrases: [String] = [
    "i want to die", "i wanna die", "i wish i was dead", "i wish i were dead",
    "i want to be dead", "i'd rather be dead", "better off dead", "better off without me",
    "kill myself", "killing myself", "end my life", "ending my life", "take my own life",
    "end it all", "don't want to live", "dont want to live", "do not want to live",
    "don't want to be alive", "don't want to be here anymore", "no reason to live",
    "nothing to live for", "can't go on living", "i am suicidal", "i'm suicidal", "im suicidal",
    "feel suicidal", "feeling suicidal", "suicidal thoughts", "thinking about suicide",
    "thinking of suicide", "commit suicide", "hurt myself", "hurting myself", "harm myself",
    "harming myself", "cut myself", "cutting myself", "self harm", "i overdosed",
    "i stopped eating", "i've stopped eating", "ive stopped eating", "i have stopped eating",
    "i don't eat anymore", "i dont eat anymore", "i can't eat anymore", "i haven't eaten in days",
    "i havent eaten in days", "i haven't eaten for days", "i starve myself",
    "i'm starving myself", "im starving myself", "i am starving myself", "starving myself",
    "starve myself", "make myself throw up", "making myself throw up", "make myself sick",
    "making myself sick", "make myself vomit", "throw up after eating", "throwing up after",
    "vomit after eating", "i purge", "i've been purging", "binge and purge",
    "bingeing and purging", "i have anorexia", "i'm anorexic", "im anorexic", "i am anorexic",
    "i have bulimia", "i'm bulimic", "im bulimic", "i am bulimic",
    "i have an eating disorder", "hate my body so much", "afraid to eat", "scared to eat",
  ]
}
