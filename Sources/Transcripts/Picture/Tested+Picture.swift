import Onboarding
import Terminal

extension TranscriptSuite.Tested {
  /// The session as it looks at a terminal with colours, as the text of an SVG file.
  public var picture: String {
    let head = transcript.head
    let screen = TerminalCapabilities(
      isTerminal: true, width: head.width, colorLevel: .full, isPlain: head.isPlain,
      showsGlyphs: !head.isPlain)
    let command = "\(ProgramName.current) chat \(head.flow)"
    let lives = Replay(transcript, of: product, on: screen).perform().lives
    let sessions = lives.map { "$ \(command)\n\($0.screen)" }
    return SessionPicture(
      title: "A session of \(command) at a terminal", of: sessions.joined(separator: "\n")
    ).svg
  }
}
