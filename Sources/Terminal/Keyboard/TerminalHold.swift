import CTerminal

/// The terminal set for reading keys, from the first answer to the end of the process.
///
/// It stays so between answers, when what is typed ahead must not show up twice; only Ctrl-C and
/// Ctrl-Z are signals then, and keys while an answer is typed. At exit, in a crash and while
/// stopped the terminal is as it was before.
struct TerminalHold {
  private let output: Int32

  /// Remembers how the terminal is set.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - output: Where marking of pastes is asked for; nowhere when nil.
  /// - Throws: ``TerminalError/noTerminal`` when `descriptor` is no terminal.
  init(descriptor: Int32, marksPastesOn output: Int32?) throws(TerminalError) {
    self.output = output ?? -1
    guard cterminal_guard(descriptor) == 0 else { throw .noTerminal }
  }

  /// Sets the terminal for reading keys.
  ///
  /// - Parameter reading: Whether an answer is typed now.
  func take(reading: Bool) {
    _ = cterminal_hold(reading ? 0 : 1)
    if output != -1 { cterminal_mark_pastes(output) }
  }

  /// Sets the terminal as it was.
  func release() {
    cterminal_release()
  }

  /// The signal a key stands for while an answer is typed.
  func signal(for key: Unicode.Scalar) -> Signal? {
    switch key.value {
    case 0: nil
    case UInt32(cterminal_interrupt_key()): .interrupt
    case UInt32(cterminal_stop_key()): .stop
    default: nil
    }
  }

  /// Gives the terminal back and stops, as Ctrl-Z does; returns when continued.
  func stop() {
    cterminal_release()
    cterminal_stop()
  }
}
