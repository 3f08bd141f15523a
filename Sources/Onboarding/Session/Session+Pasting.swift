import Conversation
import Understanding

/// Pastes of several lines: one answer where the question takes words of one's own, and elsewhere taken
/// one after another, on a yes.
extension Session {
  /// What a paste is to the conversation; nil where its lines are taken next, or there is nothing to take.
  mutating func event(ofPasted lines: [String]) throws(SessionError) -> Event? {
    // Words of danger are answered, whatever becomes of the paste.
    if let danger = exchange.danger(in: lines) { return danger }
    if case .secret = exchange.expectation {
      try show(exchange.voice.passwordIsOneLine)
      return nil
    }
    if takesText { return exchange.typed(lines.joined(separator: "\n")) }
    try show(exchange.voice.asking(whetherToTake: lines))
    switch try read() {
    case .line(let text):
      let reading = BooleanDimension().read(Line(text), in: exchange.context().day)
      if case .understood(true, _) = reading {
        pasted = lines[...]
        return nil
      }
      try show(exchange.voice.leftOut(lines.count))
      if case .understood = reading { return Self.again }
      return exchange.typed(text)
    case .pasted(let others): return try event(ofPasted: others)
    case .unreadable(let problem):
      exchange.lineNumber += 1
      return .unreadable(problem)
    case .endOfInput: return .endOfInput
    case .interrupt: return .interrupt
    case .terminate(let reason): return .terminate(reason)
    case .cleared: return Self.again
    }
  }

  /// The question, asked again.
  private static let again = Event.line("/\(Command.repeat.word)")

  /// The next line of a paste that is being taken, shown as it would stand had it been typed; nil where
  /// there is none, or one before it was not understood.
  mutating func nextPasted() throws(SessionError) -> String? {
    guard !pasted.isEmpty else { return nil }
    var isHeld =
      pasted.startIndex > 0 && exchange.state.misses > 0 || exchange.state.pending == .rest
    if case .secret = exchange.expectation { isHeld = true }
    guard !isHeld, let line = pasted.popFirst() else {
      try show(exchange.voice.leftOut(pasted.count))
      pasted = []
      return nil
    }
    try show([.plain("> \(line)")])
    return line
  }

  /// Whether the question takes words of one's own, of several lines too.
  private var takesText: Bool {
    let asked = exchange.product.asked(in: exchange.state, exchange.context())
    return asked.kind == .value
      && (asked.dimension == TextDimension().name || asked.question?.takesLines == true)
  }

  private func show(_ spoken: [Spoken]) throws(SessionError) {
    do {
      try console.show(spoken)
    } catch {
      throw .console(error)
    }
  }
}
