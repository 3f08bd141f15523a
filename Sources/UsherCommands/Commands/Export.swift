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
      examples: [
        "usher export FLOW",
        "usher export FLOW --format csv",
        "usher export FLOW --output profiles.jsonl",
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

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let product = try Catalogue.product(named: flow)
      let context = setting.clock.context(signIn: product.signIn)
      let writer = try ExportFile(output)
      let repository = try Stores(setting).repository(of: product, at: context.now)
      let keys = product.profile(of: product.initialState, id: "", in: context).keys.sorted()
      if format == .csv { try writer.write(CSV.line(["user"] + keys)) }
      var failure: (any Error)?
      let unreadable: [String]
      do throws(RepositoryError) {
        unreadable = try repository.forEach(completedOnly: true) { stored in
          do {
            let state =
              stored.state ?? product.restoredState(from: stored.tables, in: context)
            let profile = product.profile(of: state, id: stored.id, in: context)
            switch format {
            case .jsonl:
              let user = User(name: stored.user, id: stored.id)
              try writer.write(Shown(product, user: user, state: state, context).json)
            case .csv:
              let values = try keys.map { try CSV.text(profile[$0] ?? .null) }
              try writer.write(CSV.line([stored.user] + values))
            }
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
