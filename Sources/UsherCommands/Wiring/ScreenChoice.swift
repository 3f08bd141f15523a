import Onboarding
import Terminal
import TerminalConsole

/// The console of this process: a terminal where there is one, a stream otherwise.
struct ScreenChoice {
  let console: any Console
  let capabilities: TerminalCapabilities
  /// Whether somebody types at a terminal.
  let isInteractive: Bool

  /// Opens standard input, and the descriptor the conversation is shown on.
  ///
  /// - Throws: ``Failure`` when the terminal cannot be used.
  init(_ options: CommonOptions, descriptor: Int32) throws {
    let detect = {
      TerminalCapabilities.detect(
        descriptor: descriptor, color: options.color.choice, plain: options.plain)
    }
    capabilities = detect()
    isInteractive = StandardStream.isTerminal
    let output = DescriptorOutput(descriptor: descriptor)
    do {
      let input = try StandardInput.open(output: output, capabilities: capabilities)
      console = TerminalConsole(input: input, output: output, capabilities: detect)
    } catch {
      throw Failure(.inputOutput, "\(error)")
    }
  }
}
