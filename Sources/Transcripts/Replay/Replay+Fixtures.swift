import Conversation
public import Onboarding
import Terminal
import TerminalConsole

extension Replay {
  /// A repository with what the head says was stored before.
  public func repository(for user: User) -> any OnboardingRepository {
    let store = transcript.head.store
    var rows: [TableRows] = []
    for case .row(let table, let values) in store {
      rows.append(TableRows(table, ownedBy: "id", [Row(id: user.id, values)]))
    }
    for case .state(let state) in store {
      return FixtureRepository(stored(state, rows, user))
    }
    if !rows.isEmpty { return FixtureRepository(stored(nil, rows, user)) }
    let repository = MemoryRepository()
    for case .said(let lines) in store { say(lines, to: repository, user) }
    return repository
  }

  private func stored(
    _ state: ConversationState?, _ rows: [TableRows], _ user: User
  ) -> StoredOnboarding {
    StoredOnboarding(
      user: user.name, id: user.id, version: 0, state: state, tables: rows,
      savedAt: transcript.head.now)
  }

  /// Has a conversation that nobody sees.
  private func say(_ lines: [String], to repository: MemoryRepository, _ user: User) {
    let surroundings = Surroundings(transcript.head, base: repository)
    let output = RecordedOutput()
    let console = TerminalConsole(
      input: ScriptedInput(lines.map(InputEvent.line)), output: output
    ) { .piped }
    var session = Session(
      product, user: user, repository: repository, console: console,
      voice: Voice(resumeCommand: "", showsIcons: false),
      context: { surroundings.context(product) })
    // A line that was not understood is missing in the greeting, where the transcript shows it.
    _ = try? session.run()
  }
}
