import ArgumentParser

/// The program.

struct Usher: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "usher",
    abstract: "Onboards people in a conversation, one line at a time.",
    discussion: """
      Answers are understood in everyday words, saved as they are given, and picked up where they \
      were left.

      Examples:
        usher                                  choose an onboarding, then answer
        usher chat diet                        set up the diet app
        printf 'lose weight\\n1800\\nnoon to 8pm\\n\\nyes\\n' | usher chat diet
        usher show diet --json                 what is stored
      """,
    version: Version.text,
    subcommands: [
      Chat.self, Flows.self, Status.self, Show.self, Export.self, Forget.self, Test.self,
      Check.self, Map.self, Understand.self, Submit.self, SignOut.self, Sync.self,
      Conflicts.self, NewFlow.self, NewMigration.self,
    ],
    defaultSubcommand: Chat.self)
}
