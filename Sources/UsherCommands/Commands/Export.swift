import ArgumentParser
import Conversation
import Foundation
import Onboarding
import SafeText
import Understanding

/// `usher export`: every completed profile.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write every completed profile, one after the other.",
    discussion: HelpText.of(
      """
      With --partial, profiles of those who are under way are written, too, each with the step it is at \
      and when it was saved last.
      """,
      examples: [
        "usher export FLOW",
        "usher export FLOW --format csv",
        "usher export FLOW --output profiles.jsonl",
        "usher export FLOW --partial",
      ]))

  /// The forms a profile can be written in.
  enum Format: String, WordOption {
    case jsonl, csv
  }

  @Argument(help: "Which onboarding; see `\(ProgramName.current) flows`.")
  var flow: String

  @OptionGroup var common: CommonOptions

  @Option(help: "One JSON object a line, or comma-separated values.")
  var format: Format = .jsonl

  @Option(
    help: ArgumentHelp("Write to a file that only you can read.", valueName: "file"))
  var output: String?

  @Flag(
    help: "Write profiles that are not complete, too, with their step and when they were last seen."
  )
  var partial = false

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let product = try Catalogue.product(named: flow)
      let context = setting.clock.context(signIn: product.signIn)
      let writer = try ExportFile(output)
      let repository = try Stores(setting).repository(of: product, at: context.now)
      let keys = product.profile(of: product.initialState, id: "", in: context).keys.sorted()
      if format == .csv {
        try writer.write(
          CSV.line(["user"] + (partial ? ["step", "completed", "last_seen"] : []) + keys))
      }
      var failure: (any Error)?
      let unreadable: [String]
      do throws(RepositoryError) {
        unreadable = try repository.forEach(completedOnly: !partial) { stored in
          do {
            let state =
              stored.state ?? product.restoredState(from: stored.tables, in: context)
            var shown = Shown(
              product, user: User(name: stored.user, id: stored.id), state: state, context)
            if partial { shown.lastSeen = stored.savedAt.description }
            try writer.write(format == .csv ? shown.row(of: keys) : shown.json)
            return true
          } catch {
            failure = error
            return false
          }
        }
      } catch {
        throw Failure(error)
      }
      if let failure { throw failure }
      try writer.close()
      if !unreadable.isEmpty { throw Failure(unreadable: unreadable) }
    }
  }
}

extension Shown {
  /// The profile as comma-separated values; those of a partial one have its step and its instant, too.
  fileprivate func row(of keys: [String]) throws -> String {
    let partial = lastSeen.map { [step, completed ? "true" : "false", $0] } ?? []
    return CSV.line([user] + partial + (try keys.map { try CSV.text(profile[$0] ?? .null) }))
  }
}

extension CSV {
  /// A value as text; lists and objects as JSON, null as nothing.
  fileprivate static func text(_ value: JSONValue) throws -> String {
    switch value {
    case .null: ""
    case .string(let text): text
    default: try JSONText.line(value)
    }
  }
}
