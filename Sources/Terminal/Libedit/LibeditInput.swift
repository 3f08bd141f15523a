#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Answers typed at a terminal, with all that libedit offers for editing them.
///
/// Emacs and vi keys and the user's `~/.editrc`, Up for what was said in this session (kept in
/// memory only, never secrets), Tab for completions, pastes of several lines, Ctrl-Z and windows
/// that change their size. Reads standard input and draws on standard output.
public final class LibeditInput: LineInput {
  private let output: any ScreenOutput
  /// What sets the colour of what is typed, and what ends it; empty where there are no colours.
  private let tint: (begin: String, end: String)
  let keyboard: Keyboard
  let hold: TerminalHold
  let line: EditLine
  private let secrets: PlainLineEditor

  private var prompt = ""
  var completions: [String] = []
  /// What stands above the prompt.
  private(set) var above: () -> String = { "" }
  var ending: Result<InputEvent, TerminalError>?
  var wasMalformed = false
  var wasCut = false
  var hasPastedLines = false

  /// What is shown, and edited, in place of the end of a line within a paste.
  static let lineMark: Unicode.Scalar = "↵"

  /// Takes the terminal over, until the process ends.
  ///
  /// From here on SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT and SIGWINCH come through this object.
  ///
  /// - Parameters:
  ///   - output: What the conversation is shown on; standard output, so that it and the line being edited
  ///     are in one place.
  ///   - style: In which colours what is typed may be set apart from what is said.
  /// - Throws: ``TerminalError/noTerminal`` when standard input is no terminal.
  public init(output: any ScreenOutput, style: Style) throws(TerminalError) {
    self.output = output
    tint = style.around(.color(6))
    // Under LANG=C libedit would drop every letter beyond ASCII without a word.
    if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "") }
    hold = try TerminalHold(
      descriptor: StandardStream.input, marksPastesOn: StandardStream.output)
    keyboard = Keyboard(
      descriptor: StandardStream.input, hold: hold,
      signals: try SignalQueue(catching: Signal.allCases))
    line = try EditLine(program: "usher")
    secrets = PlainLineEditor(keyboard: keyboard, hold: hold, output: output)
    line.delegate = self
    EditorSettings.apply(EditorSettings.userFile(), to: line)
    hold.take(reading: false)
  }

  /// Shows the prompt and waits for the next answer.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the answer.
  ///   - secret: Of the answer a dot is shown for each character, and Up does not find it.
  ///   - completions: What Tab may complete to, unless the answer is a secret.
  /// - Returns: The answer, or what came in place of it.
  /// - Throws: ``TerminalError``.
  public func readLine(
    prompt: String, secret: Bool, completions: [String]
  ) throws(TerminalError) -> InputEvent {
    if secret { return try secrets.readLine(prompt: prompt, mask: "•", completions: []) }
    try output.flush()
    self.prompt = prompt
    self.completions = completions
    (ending, wasMalformed, wasCut, hasPastedLines) = (nil, false, false, false)
    holdTerminal(reading: true)
    defer { holdTerminal(reading: false) }
    let read = line.readLine(prompt: prompt, tint: tint.begin)
    if !tint.end.isEmpty { show("") }
    guard let scalars = read else { return try (ending ?? .success(.endOfInput)).get() }
    let event = TypedLine.event(scalars, wasMalformed: wasMalformed, wasCut: wasCut)
    guard case .line(let text) = event else { return event }
    if hasPastedLines { return .pasted(in: text, partedBy: Self.lineMark) }
    if !text.isEmpty { line.remember(text) }
    return event
  }

  /// Keeps what Ctrl-L draws above the prompt.
  public func drawsAbove(_ lines: @escaping () -> String) { above = lines }

  /// Sets the terminal for keys before libedit shows its prompt.
  ///
  /// libedit would do so after it, and have Ctrl-C be a signal, for which the terminal throws away
  /// what was typed before; now that it believes the terminal is set, it leaves it alone.
  func holdTerminal(reading: Bool) {
    line.holdTerminal(true)
    hold.take(reading: reading)
  }

  func end(_ event: InputEvent) {
    ending = .success(event)
    show(event == .interrupted(hadText: true) ? eraseLine : "\n")
  }

  /// Goes back to where the prompt began and clears everything from there on.
  var eraseLine: String {
    let columns = max(1, TerminalCapabilities.detect().width)
    let rows = DisplayWidth.of(prompt + line.text.before) / columns
    return "\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J"
  }

  /// Prompt and line as they are, with the cursor where it belongs.
  var shownLine: String {
    let (before, after) = line.text
    let back = DisplayWidth.of(after)
    return tint.begin + prompt + before + after + (back > 0 ? "\u{1B}[\(back)D" : "")
  }

  /// Shows text among what libedit draws, in no colour of its own.
  func show(_ text: String) {
    line.flush()
    do throws(TerminalError) {
      try output.write(tint.end + text)
      try output.flush()
    } catch {
      ending = .failure(error)
    }
  }
}
