import ArgumentParser
import Conversation
import NetworkHelper
import Onboarding
import SafeText
import Terminal
import Understanding

/// `usher forget`: erases a user.
struct Forget: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Erase everything that is kept of a user, or of all who were not seen for long.",
    discussion: HelpText.of(
      """
      It asks first, and prints what was erased, and what is elsewhere and was not. A remote, a plan \
      service and files of events are erased when they are named, before this machine, which knows \
      what is there. An account on this computer goes too, unless another onboarding of the user \
      belongs to it.

      With --older-than it is everybody who was last seen that many days ago, or longer, and with \
      --incomplete those of them who are not done. Say it again at any time: whoever comes back in \
      between stays.
      """,
      examples: [
        "usher forget FLOW --user ana",
        "usher forget FLOW --user ana --yes",
        "usher forget FLOW --user ana --remote postgres://db.example.org/FLOW",
        "usher forget FLOW --older-than 90d --incomplete --yes",
        .of(
          "george", "usher forget george --service https://plans.example.org --events events.jsonl"),
      ]))

  @Argument(help: "Which onboarding; see `\(ProgramName.current) flows`.")
  var flow: String

  @OptionGroup var common: CommonOptions
  @OptionGroup var remoteOptions: RemoteOptions

  @Option(help: ArgumentHelp("The plan service (USHER_SERVICE).", valueName: "url"))
  var service: String?

  @Option(
    help: ArgumentHelp(
      "A file with the token of the plan service (USHER_SERVICE_TOKEN_FILE).", valueName: "file"))
  var serviceTokenFile: String?

  @Option(
    help: ArgumentHelp(
      "A file that events were appended to; may be repeated.", valueName: "file"))
  var events: [String] = []

  @Option(
    help: ArgumentHelp("Everybody who was last seen so long ago, such as 90d.", valueName: "days"))
  var olderThan: DaysOption?

  @Flag(help: "With --older-than: only those who are not done.")
  var incomplete = false

  @Flag(help: "Do not ask.")
  var yes = false

  @Flag(help: "Print the receipt as JSON.")
  var json = false

  func validate() throws {
    if olderThan == nil, incomplete {
      throw ValidationError("--incomplete goes with --older-than, such as --older-than 90d.")
    }
    if olderThan != nil, common.user != nil || remoteOptions.remote != nil {
      throw ValidationError(
        "--older-than is about everybody in this store: leave out --user and --remote.")
    }
  }

  func run() throws {
    try reportingFailures {
      if let olderThan { return try expire(olderThan) }
      let screen =
        try yes && remoteOptions.address == nil ? nil : ScreenChoice(common, descriptor: 1)
      let setting = try Setting(common, asking: screen.flatMap { remoteOptions.asking($0.console) })
      let product = try Catalogue.product(named: flow)
      let erasure = try Erasure(of: product, setting, in: Stores(setting)) { repository in
        Erasure.Places(
          remote: Remote(remoteOptions.address, of: product, local: repository, setting),
          plans: product.hasSubmission ? try plans() : nil, eventFiles: events)
      }
      guard try yes || isConfirmed(screen, setting, product, erasure) else {
        StandardError.say("\(ProgramName.current): Nothing was erased.")
        throw Failure(.leftEarly)
      }
      let isSignedIn = setting.account(of: product) != nil
      let receipt = ErasureTelling(
        setting, product, try erasure.run(), remote: remoteName,
        mayHaveAccount: product.hasSignIn && !isSignedIn)
      if json { print(try receipt.json) } else { receipt.printForPeople() }
    }
  }

  /// Erases who was last seen so many days ago, or longer.
  private func expire(_ days: DaysOption) throws {
    let setting = try Setting(common)
    try setting.checkNamedFolder()
    let product = try Catalogue.product(named: flow)
    let limit = Timestamp(
      secondsSince1970: setting.clock.now.secondsSince1970 - days.count * 86_400)
    let retention = try Retention(
      of: product, setting, in: Stores(setting), lastSeenBefore: limit, onlyIncomplete: incomplete)
    if !yes, retention.count > 0 {
      let people = "\(retention.count) \(retention.count == 1 ? "person" : "people")"
      let question =
        "Erase everything \(product.id) keeps of \(people) last seen before \(limit), for good? (yes or no)"
      guard isAgreed(try ScreenChoice(common, descriptor: 1), question) else {
        StandardError.say("\(ProgramName.current): Nothing was erased.")
        throw Failure(.leftEarly)
      }
    }
    let result = retention.run(
      Erasure.Places(
        remote: nil, plans: product.hasSubmission ? try plans() : nil, eventFiles: events))
    if json {
      print(try result.json(of: product.id, before: limit))
    } else {
      result.printForPeople(before: limit, in: setting.store)
    }
    if let failure = result.failure { throw failure }
  }

  private func plans() throws -> HelperPlanService? {
    try PlanServiceChoice(service: service, tokenFile: serviceTokenFile).plans()
  }

  private var remoteName: String? { remoteOptions.address.map(AddressMask.masked) }

  private func isConfirmed(
    _ screen: ScreenChoice?, _ setting: Setting, _ product: any AnyProduct, _ erasure: Erasure
  ) throws -> Bool {
    guard let screen else { return false }
    let hasAccount = erasure.account?.hasAccount ?? false
    let question =
      "Erase everything \(product.id) keeps of \(setting.user.name)"
      + "\(hasAccount ? ", the account included" : ""), for good? (yes or no)"
    // Not by the console, which would wrap paths.
    for line in erasure.leftovers.lines(isAhead: true) { StandardOutput.say(line) }
    return isAgreed(screen, question)
  }

  private func isAgreed(_ screen: ScreenChoice, _ question: String) -> Bool {
    do {
      try StandardStream.flushPrinted()
      try screen.console.show([.plain(question)])
      guard case .line(let text) = try screen.console.read(.line(completions: ["yes", "no"])) else {
        return false
      }
      // In a pipe, what was typed is on the screen before what comes of it.
      try screen.console.show([])
      return PlainYes.isAlone(in: text)
    } catch {
      return false
    }
  }
}
