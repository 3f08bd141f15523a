#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Answers from a pipe or a file, one a line, each acted upon as it comes.
///
/// What is shown is the transcript: the prompt, then the answer on the same line. A byte order
/// mark at the beginning and a CR before the end of a line are dropped; the last line needs no end.
public final class PipedInput: LineInput {
  private let descriptor: Int32
  private let output: any ScreenOutput
  private let signals: SignalQueue
  private var received: ArraySlice<UInt8> = []
  private var lines = LineAssembler()
  private var hasEnded = false

  /// Reads answers from a descriptor and shows them on `output`.
  ///
  /// From here on SIGINT, SIGTERM and SIGHUP are events.
  ///
  /// - Parameters:
  ///   - descriptor: Standard input, unless told otherwise; nobody else may read from it.
  ///   - output: Where prompts and answers are shown.
  /// - Throws: ``TerminalError/noTerminal`` when the process can open no more files.
  public init(
    descriptor: Int32 = StandardStream.input, output: any ScreenOutput
  ) throws(TerminalError) {
    self.descriptor = descriptor
    self.output = output
    signals = try SignalQueue(catching: SignalQueue.ending)
  }

  /// Shows the prompt and waits for the next answer.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the answer.
  ///   - secret: The answer is shown as ``SecretMask/text``.
  ///   - completions: Without meaning here.
  /// - Returns: The answer, or what came in place of it.
  /// - Throws: ``TerminalError``.
  public func readLine(
    prompt: String, secret: Bool, completions: [String]
  ) throws(TerminalError) -> InputEvent {
    if secret { CrashReport.suppress() }
    try output.write(prompt)
    try output.flush()
    let event = try nextEvent()
    try output.writeLine(AnswerEcho.text(for: event, secret: secret))
    return event
  }

  /// Whether there are answers nobody has asked for; waits until that is known or a signal comes.
  ///
  /// - Throws: ``TerminalError/readFailed(_:)``.
  public func hasMore() throws(TerminalError) -> Bool {
    if received.isEmpty && !hasEnded {
      let ready = SystemCall.wait(for: [descriptor, signals.descriptor], milliseconds: -1)
      if ready.contains(descriptor) { try receive() }
    }
    return !received.isEmpty
  }

  private func nextEvent() throws(TerminalError) -> InputEvent {
    while true {
      while let byte = received.popFirst() {
        if let event = lines.take(byte) { return event }
      }
      if hasEnded { return lines.takeEnd() ?? .endOfInput }
      let ready = SystemCall.wait(for: [descriptor, signals.descriptor], milliseconds: -1)
      if ready.contains(signals.descriptor), let event = signals.next()?.event(hadText: false) {
        return event
      }
      if ready.contains(descriptor) { try receive() }
    }
  }

  private func receive() throws(TerminalError) {
    switch SystemCall.read(descriptor, upTo: 4096) {
    case .success(let bytes):
      received = bytes[...]
      hasEnded = bytes.isEmpty
    case .failure(let code): throw .readFailed(code.number)
    }
  }
}
