import ArgumentParser
import Onboarding

/// The program.

struct Usher: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProgramName.current,
    abstract: "Onboards people in a conversation, one line at a time.",
    discussion: HelpText.of(
      """
      Answers are understood in everyday words, saved as they are given, and picked up where they \
      were left.
      """,
      examples: [
        "usher                                  choose an onboarding, then answer",
        "usher chat FLOW                        set up the FLOW app",
        .of("diet", "printf 'lose weight\\n1800\\nnoon to 8pm\\n\\nyes\\n' | usher chat diet"),
        "usher show FLOW --json                 what is stored",
      ]),
    version: ProgramVersion.text,
    subcommands: [
      Chat.self, Flows.self, Status.self, Show.self, Export.self, Forget.self, Test.self,
      Check.self, Map.self, Schema.self, Understand.self, Submit.self, SignOut.self, Sync.self,
      Conflicts.self, NewFlow.self, NewMigration.self, MCP.self,
    ],
    defaultSubcommand: Chat.self)
}
