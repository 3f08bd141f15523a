import CLibedit

/// The one owner of libedit's pointers: everything libedit does goes through here.
final class EditLine {
  private let editor: OpaquePointer
  private let history: OpaquePointer
  private var prompt: UnsafeMutableBufferPointer<wchar_t>

  /// Where keys come from, and who runs commands.
  weak var delegate: (any EditLineDelegate)?

  /// How many lines Up remembers.
  private static let mostRemembered: Int32 = 500

  /// Opens libedit on the standard streams.
  ///
  /// - Parameter program: The name lines of `~/.editrc` may be meant for.
  /// - Throws: ``TerminalError/noTerminal``.
  init(program: String) throws(TerminalError) {
    guard let editor = libedit_open(program) else { throw .noTerminal }
    guard let history = libedit_history_open(Self.mostRemembered) else {
      el_end(editor)
      throw .noTerminal
    }
    self.editor = editor
    self.history = history
    prompt = WideText.copy("")
    _ = libedit_leave_signals(editor)
    _ = libedit_set_context(editor, Unmanaged.passUnretained(self).toOpaque())
    _ = libedit_set_history(editor, history)
    _ = libedit_set_reader(editor) { EditLine.readKey($0, into: $1) }
    _ = libedit_set_prompt(editor) { EditLine.of($0)?.prompt.baseAddress }
    // What libedit begins with is up to whoever built it; some build it with vi keys.
    _ = libedit_set_editor(editor, "emacs")
    addCommands()
  }

  deinit {
    el_end(editor)
    history_wend(history)
    prompt.deallocate()
  }

  /// Reads one line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the line.
  ///   - tint: The sequence that sets the colour of the prompt and of what is typed; empty for none.
  /// - Returns: The line; nil when a key or a command ended it without one.
  func readLine(prompt: String, tint: String) -> [Unicode.Scalar]? {
    let mark = tint.isEmpty ? "" : "\u{1}"
    self.prompt.deallocate()
    self.prompt = WideText.copy(mark + tint + mark + prompt)
    var count: Int32 = 0
    guard let line = el_wgets(editor, &count), count > 0 else { return nil }
    let end = line[Int(count) - 1] == 0x0A ? Int(count) - 1 : Int(count)
    return WideText.scalars(line, line + end)
  }

  /// What stands before and after the cursor.
  var text: (before: String, after: String) {
    guard let line = el_wline(editor)?.pointee else { return ("", "") }
    return (
      WideText.string(WideText.scalars(line.buffer, line.cursor)),
      WideText.string(WideText.scalars(line.cursor, line.lastchar))
    )
  }

  /// How many code points the line has.
  var count: Int {
    guard let line = el_wline(editor)?.pointee else { return 0 }
    return line.lastchar - line.buffer
  }

  /// Puts text where the cursor is.
  func insert(_ text: String) {
    let wide = WideText.copy(text)
    defer { wide.deallocate() }
    _ = el_winsertstr(editor, wide.baseAddress)
  }

  /// Takes code points before the cursor away.
  func deletePrevious(_ count: Int) {
    el_deletestr(editor, Int32(count))
  }

  /// Moves the cursor by code points, left when negative.
  func moveCursor(by count: Int) {
    _ = el_cursor(editor, Int32(count))
  }

  /// Has Up find this line again, until the process ends.
  func remember(_ line: String) {
    let wide = WideText.copy(line)
    defer { wide.deallocate() }
    _ = libedit_history_enter(history, wide.baseAddress)
  }

  /// Draws prompt and line where the cursor of the terminal stands.
  func redraw() {
    _ = libedit_redraw(editor)
  }

  /// Sees to it that what was drawn is on the screen before anything else is written there.
  func flush() {
    libedit_flush()
  }

  /// Asks the terminal for its size again.
  func resize() {
    el_resize(editor)
  }

  /// Sets the terminal for editing, or as it was.
  func holdTerminal(_ hold: Bool) {
    _ = libedit_hold_terminal(editor, hold ? 1 : 0)
  }

  /// Runs a line of `~/.editrc`, and gives its words; none when it is empty or a comment.
  func configure(_ line: String) -> [String] {
    guard let tokenizer = tok_init(nil) else { return [] }
    defer { tok_end(tokenizer) }
    var count: Int32 = 0
    var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    guard tok_str(tokenizer, line, &count, &words) == 0, count > 0, let words else { return [] }
    _ = el_parse(editor, count, words)
    return (0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }
  }

  /// Binds a key, in the notation of editrc(5), to a command of libedit or of this program.
  func bind(_ key: String, to command: String) {
    _ = libedit_bind(editor, key, command)
  }

  /// Whether Escape is a key of its own, which leaves insertion.
  var hasViKeys: Bool { libedit_has_vi_keys(editor) != 0 }

  private func addCommands() {
    for command in EditorCommand.allCases {
      _ = libedit_add_command(editor, command.name, command.help, Self.function(of: command))
    }
  }

  // libedit calls C functions, which know nothing but the editor: one for each command.
  private static func function(of command: EditorCommand) -> libedit_command {
    switch command {
    case .deletePrevious: { editor, _ in EditLine.run(.deletePrevious, editor) }
    case .deleteNext: { editor, _ in EditLine.run(.deleteNext, editor) }
    case .deleteNextOrEnd: { editor, _ in EditLine.run(.deleteNextOrEnd, editor) }
    case .moveLeft: { editor, _ in EditLine.run(.moveLeft, editor) }
    case .moveRight: { editor, _ in EditLine.run(.moveRight, editor) }
    case .complete: { editor, _ in EditLine.run(.complete, editor) }
    case .freshScreen: { editor, _ in EditLine.run(.freshScreen, editor) }
    case .ignore: { editor, _ in EditLine.run(.ignore, editor) }
    }
  }

  private static func run(_ command: EditorCommand, _ editor: OpaquePointer?) -> UInt8 {
    (of(editor)?.delegate?.run(command) ?? .beep).code
  }

  private static func readKey(
    _ editor: OpaquePointer?, into wide: UnsafeMutablePointer<wchar_t>?
  ) -> Int32 {
    guard let scalar = of(editor)?.delegate?.nextScalar(), let wide else { return -1 }
    wide.pointee = wchar_t(bitPattern: scalar.value)
    return 1
  }

  /// The object a callback is meant for.
  ///
  /// It is alive: it is what called libedit.
  private static func of(_ editor: OpaquePointer?) -> EditLine? {
    libedit_context(editor).map { Unmanaged<EditLine>.fromOpaque($0).takeUnretainedValue() }
  }
}
