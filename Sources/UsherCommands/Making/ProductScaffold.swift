import Onboarding

/// The product of a new flow: its table, with a column for each answer, and the migration that makes it.
struct ProductScaffold {
  let names: FlowNames
  /// Whether it is written into a package that depends on Usher, and not into Usher's own.
  let isOutside: Bool
  /// What the product is, in a line.
  let summary: String
  /// The columns, and the properties of the draft that they hold.
  let columns: [(name: String, type: ColumnType, property: String)]

  private var table: String { "\(names.table)_members" }

  /// The file of the product.
  var product: String {
    """
    import Conversation
    \(isOutside ? "import Onboarding\n" : "")import Understanding

    extension Product<\(names.type)Draft> {
      /// The product: its flow, and what is stored of the answers.
      static let \(names.property) = Product(
        .\(names.property), summary: \(summary.swiftLiteral),
        storage: Storage(migrations: \(names.type)Migrations.all) {
          StoredTable("\(table)") {
    \(columns.map { "        Stored(\($0.name.swiftLiteral), \\.\($0.property))\n" }.joined())\
            Stored.completed("is_complete")
          }
        })
    }

    """
  }

  /// The file of the migrations.
  var migrations: String {
    let declared =
      columns.map { StoredColumn($0.name, $0.type) } + [StoredColumn("is_complete", .truth)]
    let schema = StoredSchema(
      flow: names.id,
      tables: [TableDeclaration(table, columns: declared + TableDeclaration.stamps)],
      migrations: [])
    let first = schema.migration(named: "first")?.source ?? ""
    return """
      \(isOutside ? "import Onboarding\n\n" : "")/// The steps to the tables of the \(names.id) onboarding; `\(ProgramName.current) new-migration` adds to them.
      enum \(names.type)Migrations {
        static let all: [Migration] = [
      \(first)
        ]
      }

      """
  }
}
