import Conversation
import Onboarding

/// Where blank lines part what is shown at a terminal into paragraphs.
struct Spacing {
  /// What stands above what is shown next.
  private enum Above {
    case nothing, progress, heading, words, facts, picture, answer
  }

  private var above = Above.nothing

  /// Whether a blank line belongs before a piece, which is then above what comes next.
  mutating func isParted(before piece: Spoken) -> Bool {
    let before = above
    guard case .line(let line, let role) = piece else {
      if case .picture = piece { above = .picture } else { above = .words }
      return false
    }
    switch role {
    case .progress:
      above = .progress
      return before != .nothing
    case .heading:
      above = .heading
      return before == .words || before == .answer
    case .question:
      above = .words
      return before != .nothing && before != .progress
    case .fact:
      above = .facts
      return before == .picture
    case .words:
      above = .words
      return before == .facts && !line.text.isEmpty && !line.text.hasPrefix(" ")
    case .understood, .changed:
      above = .words
      return before == .facts
    }
  }

  /// Takes note of an answer that was typed.
  mutating func noteAnswer() { above = .answer }
}
