import Onboarding
import Terminal

/// What is told of an erasure, to people or to programs.
struct ErasureTelling {
  private let setting: Setting
  private let product: any AnyProduct
  private let result: Erasure.Result
  private let remote: String?
  private let mayHaveAccount: Bool

  /// What is told of an erasure.
  ///
  /// - Parameters:
  ///   - setting: Who, and where.
  ///   - product: What was set up.
  ///   - result: What was erased, and what was not.
  ///   - remote: The address of the remote, without a password.
  ///   - mayHaveAccount: Whether an account may have something in a database that only somebody who
  ///     is signed in to it can erase.
  init(
    _ setting: Setting, _ product: any AnyProduct, _ result: Erasure.Result, remote: String?,
    mayHaveAccount: Bool
  ) {
    self.setting = setting
    self.product = product
    self.result = result
    self.remote = remote
    self.mayHaveAccount = mayHaveAccount
  }

  /// One line of JSON.
  var json: String {
    get throws {
      try JSONText.line(
        Receipt(
          flow: product.id, user: setting.user.name, erased: result.here.rows,
          scrubbed: result.here.isScrubbed, remote: result.remote?.rows, left: result.left))
    }
  }

  /// Prints what was erased by place, and what was not.
  func printForPeople() {
    if let remote, let receipt = result.remote { printReceipt(receipt, place: " at \(remote)") }
    printReceipt(result.here, place: "")
    if case .postgres = setting.store {
      print("The disks of the server lose it when PostgreSQL vacuums; its backups keep it.")
      if mayHaveAccount {
        print("What an account has there is erased while somebody is signed in to it.")
      }
    } else if !result.here.isScrubbed, result.here.rows.contains(where: { $0.value > 0 }) {
      print("Another program is using the files, so their bytes stay until it is erased again.")
    }
    for line in result.left.lines(isAhead: false) { StandardOutput.say(line) }
  }

  private func printReceipt(_ receipt: ErasureReceipt, place: String) {
    let rows = receipt.rows.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    guard !rows.isEmpty else {
      return StandardOutput.say("Nothing was kept of \(setting.user.name)\(place).")
    }
    StandardOutput.say("Erased for \(setting.user.name)\(place):")
    for (table, count) in rows { print("  \(table): \(count) \(count == 1 ? "row" : "rows")") }
    if receipt.isScrubbed {
      print("The files were rewritten and checked: none of it is left in them.")
    }
  }

  private struct Receipt: Encodable {
    let flow: String
    let user: String
    let erased: [String: Int]
    let scrubbed: Bool
    let remote: [String: Int]?
    let left: [Leftover]
  }
}

extension [Leftover] {
  /// What is not erased, a line each under a heading; nothing where there is nothing.
  ///
  /// - Parameter isAhead: Whether there is still time to name a place.
  /// - Returns: The lines.
  func lines(isAhead: Bool) -> [String] {
    guard !isEmpty else { return [] }
    let options = compactMap(\.option)
    let advice = "  To erase there too, name it with \(options.joined(separator: ", "))."
    return ["Not erased from here:"] + map { "  " + $0.sentence }
      + (isAhead && !options.isEmpty ? [advice] : [])
  }
}
