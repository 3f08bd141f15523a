import ArgumentParser
import Conversation
import Onboarding
import Understanding

/// `usher conflicts`: the answers that were replaced by later ones of another machine.
struct Conflicts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conflicts",
    abstract: "List the answers that later ones of another machine replaced, or bring one back.",
    discussion: HelpText.of(
      examples: [
        "usher conflicts",
        "usher conflicts FLOW --json",
        "usher conflicts FLOW --restore 1",
      ]))

  @Argument(help: "Which onboarding (default: all of them); see `\(ProgramName.current) flows`.")
  var flow: String?

  @OptionGroup var common: CommonOptions

  @Flag(help: "Print a JSON array.")
  var json = false

  @Option(help: ArgumentHelp("Bring back what was replaced.", valueName: "number"))
  var restore: Int?

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let stores = Stores(setting)
      let kept = try products(in: stores).map {
        try KeptConflicts(of: $0, in: try stores.repository(of: $0, at: setting.clock.now), setting)
      }
      if let restore { return try bringBack(restore, from: kept) }
      var list = JSONList(isPrinted: json)
      for conflicts in kept {
        for listed in conflicts.listed {
          if json { list.print(listed) } else { StandardOutput.say(listed.line) }
        }
      }
      list.close()
      if !json, kept.allSatisfy(\.listed.isEmpty) { print("No answer was replaced.") }
    }
  }

  private func products(in stores: Stores) throws -> [any AnyProduct] {
    if let flow { return [try Catalogue.product(named: flow)] }
    return try Catalogue.products.filter { try stores.hasRepository(of: $0) }
  }

  private func bringBack(_ number: Int, from kept: [KeptConflicts]) throws {
    let found = kept.filter { $0.has(number) }
    guard let conflicts = found.first else {
      throw Failure(
        .dataError, "There is no conflict \(number); `\(ProgramName.current) conflicts` lists them."
      )
    }
    guard found.count == 1 else {
      throw Failure(.usage, "There is a conflict \(number) in more than one onboarding: name one.")
    }
    StandardOutput.say(try conflicts.restore(number))
  }
}
