import ArgumentParser
import Conversation
import FlowCheck
import Onboarding
import SQLiteStore

/// `usher check`: whether a flow is sound.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Prove a flow sound by walking through all of it.",
    discussion: HelpText.of(
      """
      Every step can be reached and left, every question answered, every example, hint and \
      suggestion holds, and what is said back reads as the very same value: on every weekday, where \
      months and years turn, on 29 February, when clocks change, and just before midnight; with \
      --now, at that instant only. What is declared to be stored is held to the checked-in migrations, \
      which are run in memory. \
      Findings end with exit code 65; warnings, such as of a promise that only the makers can \
      give, do not.

      --against tells how many people in a store would be asked what again by the flow as it is now.
      """,
      examples: [
        "usher check",
        "usher check FLOW",
        "usher check FLOW --now 2028-02-29T12:00",
        "usher check FLOW --against ~/.local/share/usher",
      ]))

  @Argument(help: "Which onboarding; all of them without one.")
  var flow: String?

  @OptionGroup var common: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Tell whom of this store the flow would ask what again.", valueName: "place"))
  var against: String?

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let products =
        try flow.map { [try Catalogue.product(named: $0)] } ?? Array(Catalogue.products)
      var count = 0
      for product in products {
        let findings = findings(in: product, setting) + unmigrated(product)
        count += findings.count
        for finding in findings + product.missingPromises { print(finding) }
        if findings.isEmpty { print("\(product.id): sound") }
      }
      if let against { for product in products { try tell(product, against) } }
      if count > 0 { throw Failure(.dataError, count == 1 ? "1 finding." : "\(count) findings.") }
    }
  }

  /// Tells whom of a store a flow would ask what again.
  private func tell(_ product: any AnyProduct, _ place: String) throws {
    var options = common
    options.store = place
    let setting = try Setting(options)
    let stores = Stores(setting)
    guard try stores.hasRepository(of: product) else {
      return print("\(product.id): nothing is stored there")
    }
    let context = setting.clock.context(signIn: product.signIn)
    let repository = try stores.repository(of: product, at: context.now)
    let reasking: Reasking
    do {
      reasking = try Reasking(product, in: repository, context)
    } catch {
      throw Failure(error)
    }
    for line in reasking.lines(product.id) { print(line) }
    if !reasking.unreadable.isEmpty { throw Failure(unreadable: reasking.unreadable) }
  }

  /// The first migration that cannot run in SQLite.
  private func unmigrated(_ product: any AnyProduct) -> [Finding] {
    guard let (migration, problem) = product.schema.rehearsal() else { return [] }
    return [
      Finding(
        flow: product.id,
        what: "the migration \"\(migration)\" does not run in SQLite: \(problem)",
        why: "no store could be opened",
        remedy: "mend its statements; a name that is a word of SQL, such as \"group\", is quoted")
    ]
  }

  /// What would go wrong at the instant that is handed in, or else at any that may matter.
  private func findings(in product: any AnyProduct, _ setting: Setting) -> [Finding] {
    guard common.now == nil else {
      return product.findings(in: setting.clock.context(signIn: product.signIn))
    }
    return product.findings(
      at: CheckInstant.all, signIn: product.signIn, clock: common.clock.style)
  }
}
