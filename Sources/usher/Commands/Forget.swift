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
      It asks first, and prints what was erased. A remote is erased first, so that nothing is
      left there that this machine knows no more of. An account on this computer goes too, unless
      another onboarding of the user belongs to it.

      Examples:
        usher forget diet --user ana
        usher forget diet --user ana --yes
        usher forget diet --user ana --remote postgres://db.example.org/diet
      """)

  @Argument(help: "Which onboarding; see `usher flows`.")
  var flow: String

  @OptionGroup var common: CommonOptions
  @OptionGroup var remoteOptions: RemoteOptions

  @Flag(help: "Do not ask.")
  var yes = false

  @Flag(help: "Print the receipt as JSON.")
  var json = false

  func run() throws {
    try reportingFailures {
      let screen =
        try yes && remoteOptions.address == nil ? nil : ScreenChoice(common, descriptor: 1)
      let setting = try Setting(common, asking: screen.flatMap { remoteOptions.asking($0.console) })
      let product = try Products.named(flow)
      let stores = Stores(setting)
      let account = try AccountErasure(of: product, setting, in: stores)
      guard try yes || isConfirmed(screen, setting, product, withAccount: account != nil) else {
        StandardError.say("usher: Nothing was erased.")
        throw Failure(.leftEarly)
      }
      let repository = try stores.repository(of: product, at: setting.clock.now)
      let remote = Remote(
        remoteOptions.address, of: product, local: repository, setting)
      let remoteReceipt = try remote.map { try erase($0, setting, product) }
      let isSignedIn = setting.account(of: product) != nil
      // The account first: its id is in the answers, so that a second try finds it again.
      var receipt = try account?.erase() ?? ErasureReceipt(rows: [:], isScrubbed: true)
      do {
        receipt.add(try repository.erase(user: setting.user.name))
      } catch let error as RepositoryError {
        throw Failure(error)
      }
      if let account { receipt.add(try account.endSession()) }
      if json {
        let told = Receipt(
          flow: flow, user: setting.user.name, erased: receipt.rows, scrubbed: receipt.isScrubbed,
          remote: remoteReceipt?.rows)
        print(try JSONText.line(told))
        return
      }
      if let remote, let remoteReceipt {
        printForPeople(remoteReceipt, setting.user, place: remote.name)
      }
      printForPeople(receipt, setting.user, place: nil)
      tellWhatStays(receipt, setting, mayHaveAccount: product.hasSignIn && !isSignedIn)
    }
  }

  private func erase(
    _ remote: Remote, _ setting: Setting, _ product: any AnyProduct
  ) throws -> ErasureReceipt {
    do {
      return try remote.erase(setting.user, account: setting.account(of: product))
    } catch {
      let failure = Failure(error)
      throw Failure(
        failure.code,
        """
        Nothing was erased yet, as the copy at \(remote.name) could not be: \(error) \
        Erase again then, or leave out --remote to erase what is on this machine alone.
        """)
    }
  }

  private func isConfirmed(
    _ screen: ScreenChoice?, _ setting: Setting, _ product: any AnyProduct,
    withAccount hasAccount: Bool
  ) throws -> Bool {
    guard let screen else { return false }
    do {
      try screen.console.show([
        .plain(
          "Erase everything \(product.id) keeps of \(setting.user.name)"
            + "\(hasAccount ? ", the account included" : ""), for good? (yes or no)")
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

  /// Prints what was erased, on this machine or at another place.
  private func printForPeople(_ receipt: ErasureReceipt, _ user: User, place: String?) {
    let suffix = place.map { " at \($0)" } ?? ""
    let rows = receipt.rows.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    guard !rows.isEmpty else {
      StandardOutput.say("Nothing was kept of \(user.name)\(suffix).")
      return
    }
    StandardOutput.say("Erased for \(user.name)\(suffix):")
    for (table, count) in rows { print("  \(table): \(count) \(count == 1 ? "row" : "rows")") }
    if receipt.isScrubbed {
      print("The files were rewritten and checked: none of it is left.")
    }
  }

  /// Says what no erasure from here can reach.
  private func tellWhatStays(
    _ receipt: ErasureReceipt, _ setting: Setting, mayHaveAccount: Bool
  ) {
    guard case .postgres = setting.store else {
      if !receipt.isScrubbed, receipt.rows.contains(where: { $0.value > 0 }) {
        print("Another program is using the files, so their bytes stay until it is erased again.")
      }
      return
    }
    print("The disks of the server lose it when PostgreSQL vacuums; its backups keep it.")
    if mayHaveAccount {
      print("What an account has there is erased while somebody is signed in to it.")
    }
  }

  private struct Receipt: Encodable {
    let flow: String
    let user: String
    let erased: [String: Int]
    let scrubbed: Bool
    let remote: [String: Int]?
  }
}
