import Conversation
public import Onboarding
import SafeText
public import Terminal
import TerminalConsole

/// Replays transcripts in process: the real session and console, with a store in memory, a fixed
/// clock and scripted services.
public struct Replay {
  /// How often the program is started.
  public enum Manner: Sendable {
    /// Where the transcript says so.
    case asWritten
    /// For each line anew.
    case anewForEachLine
  }

  let transcript: Transcript
  let product: any AnyProduct
  private let screen: TerminalCapabilities?

  /// A replay of a transcript, which names the product's flow.
  ///
  /// - Parameters:
  ///   - transcript: What is replayed.
  ///   - product: The product of its flow.
  ///   - screen: What the screen can show; nil for a pipe, as the transcript is written.
  public init(
    _ transcript: Transcript, of product: any AnyProduct, on screen: TerminalCapabilities? = nil
  ) {
    self.transcript = transcript
    self.product = product
    self.screen = screen
  }

  /// Plays all moves.
  public func perform(_ manner: Manner = .asWritten) -> Performance {
    let head = transcript.head
    guard let user = User(named: head.user) else { return Performance() }
    let surroundings = Surroundings(head, base: repository(for: user))
    var performance = Performance()
    let lives =
      manner == .asWritten ? transcript.script.lives : transcript.script.livesOfOneMove
    for (index, life) in lives.enumerated() {
      surroundings.take(life.opening)
      let lived = live(
        life, isFirst: index == 0, user, surroundings, &performance)
      performance.lives.append(lived)
      surroundings.take(life.closing)
    }
    let context = surroundings.context(product)
    let stored = try? surroundings.repository.load(user: user.name)
    let state =
      stored.map { $0.state ?? product.restoredState(from: $0.tables, in: context) }
      ?? product.initialState
    try? surroundings.repository.forEachEvent { performance.events.append($0.event) }
    let position = product.position(of: state)
    performance.profile = product.profile(of: state, id: user.id, in: context)
    performance.step = position.step
    performance.isComplete = position.isComplete
    return performance
  }

  private func live(
    _ life: Life, isFirst: Bool, _ user: User, _ surroundings: Surroundings,
    _ performance: inout Performance
  ) -> Performance.Lived {
    let output = RecordedOutput()
    let player = ScriptPlayer(life, output: output, surroundings: surroundings)
    let capabilities = screen ?? surroundings.capabilities
    let console = TerminalConsole(input: player, output: output) { capabilities }
    var observed: [ObservedTurn] = []
    var session = Session(
      product, user: user, repository: surroundings.repository, console: console,
      voice: Voice(
        resumeCommand: "\(ProgramName.current) chat \(product.id) "
          + "--user \(ShellWord.quoted(user.name))",
        showsIcons: capabilities.showsGlyphs),
      services: surroundings.services(), stopsAtMisunderstanding: transcript.head.isStrict,
      context: { surroundings.context(product) })
    session.onTurn = { observed.append(ObservedTurn(event: $0, before: $1, turn: $2)) }
    var start: String?
    player.whenShown = { start = observed.last.map { product.position(of: $0.turn.state).step } }
    var status: ExitStatus?
    var breakdown: SessionError?
    do {
      let handedIn = isFirst ? transcript.head.answers + transcript.head.settings : []
      let outcome = try session.run(handedIn: handedIn)
      status = ExitStatus(
        outcome, isComplete: product.position(of: outcome.state).isComplete)
    } catch {
      if !player.wasKilled { breakdown = error }
    }
    player.takeOutput()
    performance.turns += observed
    if life.unseen > 0 { performance.shownFrom = start }
    return Performance.Lived(
      blocks: player.blocks.map(Self.lines), farewell: Self.lines(player.farewell ?? ""),
      screen: player.screen, status: status,
      breakdown: breakdown)
  }

  /// The lines of what was said, which ends with a newline unless nothing was.
  static func lines(_ text: String) -> [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
