import ArgumentParser
import Conversation
import Foundation
import Onboarding
import WebServer

/// `usher-web migrate`.
struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes the tables in PostgreSQL, as the login that owns them.",
    discussion: Called.now.help(
      """
      The login that serves owns nothing, so another one makes the tables, and brings them to the \
      present version after an update; see docs/security.md. It changes nothing where they are.

      Example:
        usher-web migrate --store postgres://usher_owner@db.example.org/onboarding --flow FLOW
      """))

  @Option(help: "The database: postgres://… (USHER_STORE).")
  var store: String?

  @Option(
    help: ArgumentHelp("A flow to serve; may be repeated.", valueName: "flow"))
  var flow: [String]

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let place = try WebPlace(store ?? environment["USHER_STORE"], environment)
    guard case .postgres(let url, _) = place else {
      throw ValidationError("Only PostgreSQL is migrated by itself: name it with --store.")
    }
    let products = Called.now.products
    try Called.now.check(flow)
    do throws(RepositoryError) {
      try WebMigration.run(Products(flow.compactMap(products.product)), at: url)
    } catch {
      let told = "\(Called.now.program): \(error)\n"
      try? FileHandle.standardError.write(contentsOf: Data(told.utf8))
      throw ExitCode(ExitStatus(error).rawValue)
    }
  }
}
