import Understanding

extension Exchange {
  /// Lets the questions rest for someone in danger; nothing of the line is kept.
  mutating func rest() {
    say(.rest(again: state.pending == .rest))
    state.pending = .rest
  }

  /// Goes on after a rest only when the person wishes to.
  mutating func settleRest(_ line: Line, _ wording: Wording) -> Bool {
    if Command(wording) == .quit { return false }
    let goesOn =
      Talk.goingOn.contains(wording.plain) || Talk.goingOn.contains(wording.core)
      || wording.plain == "resume" || Assent(line, wording, reading) == .yes
    guard goesOn else {
      say(.rest(again: true))
      return true
    }
    state.pending = nil
    say(.afterRest)
    askAgain()
    return true
  }
}
