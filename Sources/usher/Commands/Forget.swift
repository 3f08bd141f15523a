import ArgumentParser
import Conversation
import Onboarding
import Understanding

/// `usher forget`: erases a user.
struct Forget: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Erase everything that is kept of a user.",
    discussion: """
      It asks first, and prints what was erased.

      Examples:
        usher forget diet --user ana
        usher forget diet --user ana --yes
      """)

  @Argument(help: "Which onboarding; see `usher flows`.")
  var flow: String

  @OptionGroup var common: CommonOptions

  @Flag(help: "Do not ask.")
  var yes = false

  @Flag(help: "Print the receipt as JSON.")
  var json = false

  func run() throws {
    try reportingFailures {
      let setting = try Setting(common)
      let product = try Products.named(flow)
      guard try yes || isConfirmed(setting, product) else {
        StandardError.say("usher: Nothing was erased.")
        throw Failure(.leftEarly)
      }
      let repository = try Stores(setting).repository(of: product.id, at: setting.clock.now)
      let receipt: ErasureReceipt
      do {
        receipt = try repository.erase(user: setting.user.name)
      } catch let error as RepositoryError {
        throw Failure(error)
      }
      if json {
        print(try JSONText.line(Receipt(flow: flow, user: setting.user.name, receipt)))
      } else {
        printForPeople(receipt, setting.user)
      }
    }
  }

  private func isConfirmed(_ setting: Setting, _ product: any AnyProduct) throws -> Bool {
    let screen = try ScreenChoice(common, descriptor: 1)
    do {
      try screen.console.show([
        .plain(
          "Erase everything \(product.id) keeps of \(setting.user.name), for good? (yes or no)")
      ])
      guard case .line(let text) = try screen.console.read(.line(completions: ["yes", "no"])) else {
        return false
      }
      let context = setting.clock.context(signIn: .none).reading
      guard case .understood(true, _) = BooleanDimension().read(Line(text), in: context) else {
        return false
      }
      return true
    } catch {
      return false
    }
  }

  private func printForPeople(_ receipt: ErasureReceipt, _ user: User) {
    let rows = receipt.rows.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    guard !rows.isEmpty else {
      print("Nothing was kept of \(user.name).")
      return
    }
    print("Erased for \(user.name):")
    for (table, count) in rows { print("  \(table): \(count) \(count == 1 ? "row" : "rows")") }
    if receipt.isScrubbed { print("The files were rewritten and checked: none of it is left.") }
  }

  private struct Receipt: Encodable {
    let flow: String
    let user: String
    let erased: [String: Int]
    let scrubbed: Bool

    init(flow: String, user: String, _ receipt: ErasureReceipt) {
      self.flow = flow
      self.user = user
      erased = receipt.rows
      scrubbed = receipt.isScrubbed
    }
  }
}
