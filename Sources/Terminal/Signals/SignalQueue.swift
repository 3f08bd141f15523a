import CTerminal

/// Signals in the order they came, read like any other input.
///
/// A handler only writes a byte to a pipe; everything else happens here, where anything may be
/// done. Signals that came while nobody was looking wait.
struct SignalQueue {
  /// Ready to read when a signal has come.
  let descriptor: Int32

  /// Signals that end a program by themselves, when there is no line to edit.
  static let ending: [Signal] = [.interrupt, .terminate, .hangUp]

  /// From here on these signals come through the queue and no longer act by themselves.
  ///
  /// - Throws: ``TerminalError/noTerminal`` when the process can open no more files.
  init(catching signals: [Signal]) throws(TerminalError) {
    descriptor = cterminal_signal_pipe()
    guard descriptor != -1 else { throw .noTerminal }
    for signal in signals { cterminal_catch(signal.number) }
  }

  /// The next signal that has come, if any.
  func next() -> Signal? {
    guard case .success(let byte) = SystemCall.read(descriptor, upTo: 1), let number = byte.first
    else { return nil }
    let signal = Signal.allCases.first { $0.number == Int32(number) }
    if let signal, Self.ending.contains(signal) { cterminal_forget_ending_signal() }
    return signal
  }
}
