extension Line {
  /// Whether the line speaks of a fast that begins and ends: "my fast ends at 10"; to break it is to
  /// begin to eat.
  var speaksOfFast: Bool {
    tokens.indices.contains { place in
      tokens[place].lexeme == .fast
        && !tokens[max(0, place - 3)..<place].contains { $0.word.hasPrefix("break") }
    }
  }

  /// Whether some words take back a time, or say half of another one: "noon, no wait, 1", "noon, er,
  /// half past".
  var correctsTimes: Bool {
    tokens.indices.contains { place in
      switch tokens[place].lexeme {
      case .wait, .sorry, .actually, .scratch, .nope: true
      case .no:
        place + 1 < tokens.count
          && (tokens[place + 1].kind == .sign || tokens[place + 1].lexeme == .i)
      case .past:
        place > 0 && tokens[place - 1].lexeme == .half
          && (place + 1 == tokens.count || tokens[place + 1].kind == .sign)
      default: false
      }
    }
  }
}

extension LexemeSet {
  /// What stands before a time that does not say that it is one.
  static let beforeEatingTime: LexemeSet = [
    .at, .by, .until, .since, .before, .from, .after, .hedge, .is, .start, .finish, .to, .past,
    .eat, .lunchtime,
  ]
}
