#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Chooses how standard input is read.
public enum StandardInput {
  /// The input that suits what standard input is: libedit at a terminal, plain typing where
  /// nothing may be redrawn or the output is no terminal, a stream of lines otherwise.
  ///
  /// Make one in a process: it is the only reader there may be.
  ///
  /// - Parameters:
  ///   - output: Where prompts are shown, and answers too when they are not typed there.
  ///   - capabilities: What `output` can do.
  /// - Returns: The input, which has taken its signals, and the terminal if there is one, over.
  /// - Throws: ``TerminalError/noTerminal``.
  public static func open(
    output: any ScreenOutput, capabilities: TerminalCapabilities
  ) throws(TerminalError) -> any LineInput {
    guard isatty(StandardStream.input) == 1 else { return try PipedInput(output: output) }
    return capabilities.isTerminal && !capabilities.isPlain
      ? try LibeditInput(output: output, style: capabilities.style)
      : try PlainTerminalInput(output: output)
  }
}
