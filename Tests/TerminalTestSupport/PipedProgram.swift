import CPseudoTerminal
import Glibc

/// A program between two pipes, as in `printf … | program | …`.
public final class PipedProgram {
  /// The program.
  public let program: ChildProcess
  private var input: Int32
  private var output: Int32
  private let reader: OutputReader

  /// Starts a program between two pipes.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: What comes after its name.
  ///   - environment: All of its environment.
  /// - Throws: ``HarnessError``.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws(HarnessError) {
    // A program that has ended is no reason for the tests to end.
    Glibc.signal(SIGPIPE, SIG_IGN)
    let answers = try Self.openPipe()
    let shown = try Self.openPipe()
    defer {
      close(answers.reading)
      close(shown.writing)
    }
    (input, output) = (answers.writing, shown.reading)
    reader = OutputReader(descriptor: shown.reading)
    self.program = try ChildProcess(
      program, arguments, environment: environment,
      streams: [
        .duplicate(of: answers.reading, as: 0), .duplicate(of: shown.writing, as: 1),
        .duplicate(of: shown.writing, as: 2),
      ], leadsSession: false)
  }

  deinit {
    closeInput()
    closeOutput()
  }

  /// Writes an answer, or a part of one.
  public func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Writes bytes that need not be text.
  public func send(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count > 0 { start += count } else if errno != EINTR { return }
    }
  }

  /// Ends the input.
  public func closeInput() {
    if input != -1 { close(input) }
    input = -1
  }

  /// Reads no more of what the program shows, as `head` does.
  public func closeOutput() {
    if output != -1 { close(output) }
    output = -1
  }

  /// Waits until a text is shown, and gives everything since the last wait up to and with it.
  ///
  /// - Parameter text: What has to come.
  /// - Returns: What was shown.
  /// - Throws: ``HarnessError``.
  @discardableResult
  public func expect(_ text: String) throws(HarnessError) -> String {
    try reader.read(until: text)
  }

  /// Ends the input, waits until the program has ended and gives the rest of what it showed.
  public func finish() -> (shown: String, ending: ChildProcess.Ending) {
    closeInput()
    let shown = output == -1 ? "" : reader.readToEnd()
    return (shown, program.wait())
  }

  private static func openPipe() throws(HarnessError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard cpseudoterminal_pipe(&ends) == 0 else { throw .cannotOpen(errno) }
    return (ends[0], ends[1])
  }
}
