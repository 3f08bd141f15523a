/// What a word is about, where that matters to safeguarding: the classes of
/// `Tests/Corpora/safeguarding/word-classes.txt`.
enum WordClass: String, Hashable, Sendable {
  // Who.
  case i, they, child, partner, parent, sibling, elder, role, mate, pet
  // What is done and what is wrong.
  case hit, harm, kill, die, cut, weapon, pill, height, body, wound, touch, fear, purge, starve
  case eat, weight, worth
  // What stands beside it.
  case tell, not, often, night, sport, fiction, work, joke, toddler, help, youth

  /// Whether words of the class stand for people.
  var isPerson: Bool {
    switch self {
    case .i, .they, .child, .partner, .parent, .sibling, .elder, .role, .mate: true
    default: false
    }
  }

  /// The danger that words of the class speak of, when there is one.
  var kind: Concern.Kind? {
    switch self {
    case .die, .height, .pill, .worth: .suicide
    case .cut: .selfHarm
    case .hit, .harm, .touch, .wound, .fear, .weapon: .violence
    case .purge, .starve, .eat, .weight: .eating
    default: nil
    }
  }
}
