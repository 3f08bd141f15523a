import Terminal

/// Plays the moves of one life of the program at its prompt, and keeps what was shown after each.
final class ScriptPlayer: LineInput {
  private let output: RecordedOutput
  private let surroundings: Surroundings
  private let isKilled: Bool
  private let unseen: Int
  private var moves: ArraySlice<Move>
  /// Is called once the moves that are not shown were made.
  var whenShown: () -> Void = {}

  /// What was said before the first move, and after each that was made.
  private(set) var blocks = [""]
  /// All that was shown, prompts and answers included.
  private(set) var screen = ""
  private(set) var wasKilled = false
  /// What was said when the input ended after the last move.
  private(set) var farewell: String?

  init(_ life: Life, output: RecordedOutput, surroundings: Surroundings) {
    moves = life.moves[...]
    isKilled = life.isKilled
    unseen = life.unseen
    self.output = output
    self.surroundings = surroundings
  }

  func readLine(
    prompt: String, secret: Bool, completions: [String]
  ) throws(TerminalError) -> InputEvent {
    takeOutput()
    if unseen > 0, blocks.count == unseen + 1 { whenShown() }
    guard let move = moves.popFirst() else {
      guard isKilled else {
        farewell = ""
        return try show(.endOfInput, prompt, secret)
      }
      wasKilled = true
      screen += prompt
      throw .readFailed(0)
    }
    surroundings.take(move.before)
    blocks.append("")
    return try show(event(of: move.action), prompt, secret)
  }

  /// Takes up what was said since the last time.
  func takeOutput() {
    let said = output.take()
    if let before = farewell {
      farewell = before + said
    } else {
      blocks[blocks.count - 1] += said
    }
    screen += said
  }

  private func event(of action: Action) -> InputEvent {
    switch action {
    case .answer(let text): .line(text)
    case .secret: .line(surroundings.nextSecret())
    case .unreadable(.bytes): .rejected(.invalidUTF8)
    case .unreadable(.nul): .rejected(.nul)
    case .unreadable(.long): .rejected(.tooLong)
    case .endOfInput, .start, .kill: .endOfInput
    case .hangUp: .hangUp
    case .interrupt: .interrupted(hadText: false)
    }
  }

  /// Shows the event as a pipe does.
  private func show(
    _ event: InputEvent, _ prompt: String, _ secret: Bool
  ) throws(TerminalError) -> InputEvent {
    let echo = RecordedOutput()
    let event = try ScriptedInput([event], output: echo)
      .readLine(prompt: prompt, secret: secret, completions: [])
    screen += echo.text
    return event
  }
}
