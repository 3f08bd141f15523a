import ArgumentParser
import Conversation
import Foundation
import Onboarding
import SafeText
import Terminal
import Understanding

/// `usher chat`: the conversation.
struct Chat: ParsableCommand {
  static let name = "chat"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Onboard someone, in a conversation.",
    discussion: HelpText.of(
      """
      Without FLOW it asks which. Answers may be typed or piped, one a line.
      """,
      examples: [
        "usher chat FLOW",
        .of(
          "diet",
          "printf 'lose weight\\n1800\\nnoon to 8pm\\n\\nyes\\n' | usher chat diet --user ana"),
        .of("diet", "usher chat diet --set goal='gain muscle' --json < answers.txt"),
      ]))

  @Argument(help: "Which onboarding; see `\(ProgramName.current) flows`.")
  var flow: String?

  @OptionGroup var common: CommonOptions
  @OptionGroup var handingIn: HandedInOptions
  @OptionGroup var service: ServiceOptions
  @OptionGroup var remoteOptions: RemoteOptions

  @Flag(help: "Stop at the first line that is not understood (exit code 65).")
  var strict = false

  @Flag(help: "Print one JSON object at the end, and converse on standard error.")
  var json = false

  func run() throws {
    try reportingFailures {
      let handedIn = try handingIn.handedIn()
      let screen = try ScreenChoice(common, descriptor: json ? 2 : 1)
      let setting = try Setting(common, asking: remoteOptions.asking(screen.console))
      let product = try chosenProduct(screen.console, setting)
      let choice = ServiceChoice(service, setting)
      let mode = choice.signInMode(for: product)
      let isTerminal = screen.isInteractive
      let context = { () -> TurnContext in
        var context = setting.clock.context(signIn: mode)
        context.leavesByEmptyLines = isTerminal
        return context
      }
      let repository = try Stores(setting).repository(of: product, at: setting.clock.now)
      let remote = Remote(
        remoteOptions.address, of: product, local: repository, setting)
      remote?.fetch(setting.user, account: setting.account(of: product))
      var session = Session(
        product, user: setting.user, repository: remote?.repository ?? repository,
        console: screen.console,
        voice: Voice(
          resumeCommand: resumeCommand(product, setting),
          showsIcons: screen.capabilities.showsGlyphs,
          conflictsCommand: conflictsCommand(product, setting),
          isKept: setting.store != .memory),
        services: try choice.services(for: product, mode, repository),
        stopsAtMisunderstanding: strict, context: context)
      let outcome: Outcome
      do {
        outcome = try session.run(handedIn: handedIn)
      } catch let error as SessionError {
        if let failure = Failure(error) { throw failure }
        return
      }
      remote?.deliver(setting.user)
      let position = product.position(of: outcome.state)
      if json {
        let shown = Shown(product, user: setting.user, state: outcome.state, context())
        print(try shown.json)
      }
      if let failure = Failure(outcome, isComplete: position.isComplete) { throw failure }
    }
  }

  private func chosenProduct(
    _ console: any Console, _ setting: Setting
  ) throws -> any AnyProduct {
    if let flow { return try Catalogue.product(named: flow) }
    let context = setting.clock.context(signIn: .none).day
    return try FlowChoice(console, context).product()
  }

  /// The command that lists what was replaced by answers of other machines.
  private func conflictsCommand(_ product: any AnyProduct, _ setting: Setting) -> String {
    command(
      "\(ProgramName.current) conflicts \(product.id)",
      [
        ("--user", setting.namesUser ? setting.user.name : nil),
        ("--store", common.store.map(AddressMask.masked)),
      ])
  }

  /// The command that goes on where this conversation is left.
  private func resumeCommand(_ product: any AnyProduct, _ setting: Setting) -> String {
    command(
      "\(ProgramName.current) chat \(product.id)",
      [
        ("--user", setting.namesUser ? setting.user.name : nil),
        ("--store", common.store.map(AddressMask.masked)),
        ("--remote", remoteOptions.remote.map(AddressMask.masked)),
        ("--service", service.service.map(AddressMask.masked)),
        ("--service-token-file", service.serviceTokenFile),
        ("--sign-in", service.signIn?.rawValue),
        ("--issuer", service.issuer),
        ("--client-id", service.clientID),
        ("--events", service.events),
        ("--clock", common.clock == .twentyFour ? common.clock.rawValue : nil),
        ("--color", common.color == .auto ? nil : common.color.rawValue),
        ("--store-timeout", common.storeTimeoutToName),
      ])
      + (service.analyticsNames ? " --analytics-names" : "") + (common.plain ? " --plain" : "")
  }

  /// A command for the shell, with the options that have a value.
  private func command(_ name: String, _ options: [(name: String, value: String?)]) -> String {
    let words = options.compactMap { option in
      option.value.map { ShellWord.option(option.name, $0) }
    }
    return ([name] + words).joined(separator: " ")
  }
}
