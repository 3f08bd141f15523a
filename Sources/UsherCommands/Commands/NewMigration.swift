import ArgumentParser
import Onboarding

/// `usher new-migration`: the step from the checked-in migrations to what is declared.
struct NewMigration: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-migration",
    abstract: "Write the migration that a product's declarations need.",
    discussion: HelpText.of(
      """
      What the product declares is compared with the tables that its checked-in migrations lead to, \
      in SQLite and in PostgreSQL; no database is asked. The difference is added to the product's \
      migrations, in the package this is run in. Read it before you check it in: a column that was \
      renamed looks like a new one.
      """,
      examples: [
        "usher new-migration FLOW add-notes"
      ]))

  @Argument(help: "Which onboarding; see `\(ProgramName.current) flows`.")
  var flow: String

  @Argument(help: "What the migration is for, in a word or two.")
  var name: String

  func run() throws {
    try reportingFailures {
      let product = try Catalogue.product(named: flow)
      guard !name.isEmpty, name.utf8.allSatisfy({ $0 >= 32 && $0 != 34 && $0 != 92 }) else {
        throw Failure(.usage, "The name of a migration is a word or two, without quotes.")
      }
      guard let migration = product.schema.migration(named: name) else {
        return print("\(product.id): the migrations lead to all that is declared.")
      }
      guard let names = FlowNames(product.id) else {
        throw Failure(.usage, "The id \"\(product.id)\" names no file.")
      }
      let package = try PackageFolder()
      guard let file = package.sources().first(where: { $0.hasSuffix("/\(names.migrations)") })
      else {
        throw Failure(.noInput, "There is no \(names.migrations) below \(package.path)/Sources.")
      }
      try package.write(adding(migration, to: package.text(file), of: file), to: file)
      let number = product.schema.migrations.count + 1
      print("\(file): migration \(number), \"\(name)\". Read it, then build and check.")
    }
  }

  /// The list of migrations with one more at its end.
  private func adding(
    _ migration: Migration, to text: String, of file: String
  ) throws -> String {
    let text = text.replacing("[Migration] = []", with: "[Migration] = [\n  ]")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let end = lines.lastIndex(of: "  ]") else {
      throw Failure(.noInput, "\(file) has no list of migrations that ends with a line \"  ]\".")
    }
    // A list of one has no comma, and what is added to has one.
    let isFirst = lines[end - 1].hasSuffix("= [")
    if !isFirst, !lines[end - 1].hasSuffix(",") { lines[end - 1] += "," }
    lines.insert(migration.source + (isFirst ? "" : ","), at: end)
    return lines.joined(separator: "\n")
  }
}
