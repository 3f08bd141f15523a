/// A place of a line that tells something of an account.
struct AccountSignal: Hashable {
  /// What it tells.
  enum Meaning: Hashable {
    /// An account that is there is to be opened: "log me in".
    case opens
    /// One is to be made: "sign me up"; `isNew` where it is said to be a new one.
    case makes(isNew: Bool)
    /// There is one: "I registered in March".
    case has
    /// There is none: "first time here".
    case hasNone
    /// It is to begin, in whatever way: "get started".
    case begins
    /// It is not known: "can't remember".
    case doubts
    /// What was told just before is of something else: "that was a different app".
    case elsewhere
  }

  /// What it tells.
  var meaning: Meaning
  /// The tokens that tell it, with a "not" before them.
  var tokens: Range<Int>
  /// Whether it is only possible: "I might have one".
  var isPossible = false
  /// Whether it hangs on something: "if I signed up".
  var isConditional = false

  /// Whether it is a wish, and no more than a state of things.
  var isWish: Bool {
    switch meaning {
    case .opens, .makes: true
    case .has, .hasNone, .begins, .doubts, .elsewhere: false
    }
  }
}
