public import Onboarding
import Terminal
import TerminalConsole

extension Transcript {
  /// Why the conversation can be held in process only, and not by way of a server; nil when it can be
  /// held anywhere.
  ///
  /// Faults are made in process: no server has a switch for them. A script that stops at a line, and a
  /// line that is no text, are things of a pipe.
  public var bindsToProcess: String? {
    if head.isStrict { return "it is strict about its lines" }
    if head.isPlain { return "its screen shows no glyphs" }
    for directive in directives {
      switch directive {
      case .databaseFails, .erased: return "it makes the store fail"
      case .service: return "its service answers by the script"
      case .signIn, .sessionExpires: return "its sign-in goes by the script"
      case .advance, .exit: break
      }
    }
    if head.signIn != nil { return "it signs in in a way of its own" }
    let isOdd = script.moves.contains { move in
      switch move.action {
      case .unreadable(.bytes), .hangUp, .interrupt: true
      default: false
      }
    }
    return isOdd ? "it does what only a terminal can" : nil
  }

  /// What is said as the lines of a transcript, as a pipe shows them.
  public func lines(of spoken: [Spoken]) -> [String] {
    let output = RecordedOutput()
    let capabilities = TerminalCapabilities(
      isTerminal: false, width: head.width, colorLevel: .none, isPlain: head.isPlain,
      showsGlyphs: !head.isPlain)
    let console = TerminalConsole(input: ScriptedInput([]), output: output) { capabilities }
    // A recording takes all that is shown.
    try? console.show(spoken)
    return Replay.lines(output.text)
  }
}
