import Glibc
import Terminal

/// Reads answers as Usher does and says what came of each, for tests in a pseudo-terminal.
///
///     terminal-probe [--plain] [--completions A,B,…]
///
/// After the answer `secret` the next one is read as a secret. `quit`, which tells whether more was
/// piped in, the end of input and signals end it. Exits with 141 when nobody reads what it says,
/// and with 74 when it cannot be said.
@main
struct TerminalProbe {
  private let output = DescriptorOutput()
  private let input: any LineInput
  private let completions: [String]

  static func main() throws {
    do {
      try TerminalProbe(arguments: CommandLine.arguments).converse()
    } catch TerminalError.readerLeft {
      // Whoever stopped reading wants to hear nothing; a shell has this number for it.
      exit(141)
    } catch is TerminalError {
      exit(74)
    }
  }

  private init(arguments: [String]) throws {
    completions =
      arguments.firstIndex(of: "--completions")
      .map { arguments[$0 + 1].split(separator: ",").map(String.init) } ?? []
    input = try StandardInput.open(
      output: output,
      capabilities: TerminalCapabilities.detect(plain: arguments.contains("--plain")))
  }

  private func converse() throws {
    var secret = false
    while true {
      switch try input.readLine(prompt: "> ", secret: secret, completions: completions) {
      case .line(let text):
        try output.writeLine("<line \(spelled(text))>")
        if text == "quit" { return try quit() }
        secret = text == "secret"
      case .pasted(let lines):
        try output.writeLine("<pasted \(lines.map(spelled).joined(separator: "|"))>")
      case .rejected(let rejection):
        try output.writeLine("<rejected \(rejection)>")
      case .interrupted(hadText: true):
        break
      case let event:
        try output.writeLine("<\(event)>")
        return try output.flush()
      }
    }
  }

  private func quit() throws {
    if let piped = input as? PipedInput, try piped.hasMore() { try output.writeLine("<more>") }
    try output.flush()
  }

  /// The answer in ASCII, so that nothing between here and the test can change it.
  private func spelled(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
