import ArgumentParser
import Conversation
import Onboarding
import SafeText
import Terminal
import Understanding

/// `usher show`: the stored profile of a user.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print what is stored of a user.",
    discussion: HelpText.of(
      examples: [
        "usher show FLOW --user ana",
        "usher show FLOW --user ana --json",
        "usher show FLOW --user ana --provenance",
      ]))

  @Argument(help: "Which onboarding; see `\(ProgramName.current) flows`.")
  var flow: String

  @OptionGroup var common: CommonOptions

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Print where each answer came from.")
  var provenance = false

  func run() throws {
    try reportingFailures {
      let product = try Catalogue.product(named: flow)
      let setting = try Setting(common)
      try setting.checkNamedFolder()
      let context = setting.clock.context(signIn: product.signIn)
      let state = try stored(product, setting, context)
      let shown = Shown(product, user: setting.user, state: state, context)
      let origins = product.provenance(of: state, in: context)
      if json {
        print(try provenance ? JSONText.line(WithProvenance(shown, origins)) : shown.json)
      } else {
        printForPeople(shown, origins)
      }
    }
  }

  private func stored(
    _ product: any AnyProduct, _ setting: Setting, _ context: TurnContext
  ) throws -> ConversationState {
    let repository = try Stores(setting).repository(of: product, at: context.now)
    do {
      guard let stored = try repository.load(user: setting.user.name) else {
        StandardError.say(
          "\(ProgramName.current): Nothing is stored of \(setting.user.name) in \(product.id).")
        return product.initialState
      }
      return stored.state ?? product.restoredState(from: stored.tables, in: context)
    } catch {
      throw Failure(error)
    }
  }

  private func printForPeople(_ shown: Shown, _ origins: [AnswerProvenance]) {
    let standing = shown.completed ? "complete" : "at step \(shown.step)"
    StandardOutput.say("\(shown.flow), \(shown.user): \(standing)")
    if provenance {
      for origin in origins { print(Sanitizer.line("  \(origin.line)")) }
      return
    }
    for (key, value) in shown.profile.sorted(by: { $0.key < $1.key }) {
      let text = (try? JSONText.line(value)) ?? ""
      print("  \(key): \(text)")
    }
  }

  private struct WithProvenance: Encodable {
    let flow: String
    let user: String
    let step: String
    let completed: Bool
    let profile: [String: JSONValue]
    let provenance: [AnswerProvenance]

    init(_ shown: Shown, _ provenance: [AnswerProvenance]) {
      flow = shown.flow
      user = shown.user
      step = shown.step
      completed = shown.completed
      profile = shown.profile
      self.provenance = provenance
    }
  }
}
