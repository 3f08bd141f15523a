import CTerminal

/// Whether somebody wants to get on.
enum Interruption {
  /// Waits, unless a key or a signal has come or comes; neither is taken.
  ///
  /// - Returns: Whether the whole time has passed undisturbed.
  static func wait(milliseconds: Int) -> Bool {
    let signals = cterminal_signal_pipe()
    let watched = [StandardStream.input] + (signals == -1 ? [] : [signals])
    return SystemCall.wait(for: watched, milliseconds: Int32(milliseconds)).isEmpty
  }
}
