import Conversation
import FlowCheck

extension StoredSchema {
  /// What is declared and what the checked-in migrations do not lead to.
  var findings: [Finding] {
    SQLDialect.allCases.flatMap { dialect in
      let difference = SchemaDifference(of: self, in: dialect)
      let place = dialect.rawValue
      return difference.tables.map {
        missing("the table \"\($0.name)\"", in: place)
      }
        + difference.columns.flatMap { table, columns in
          columns.map { missing("the column \"\($0.name)\" of \"\(table)\"", in: place) }
        }
        + difference.mistyped.map { table, column, type in
          Finding(
            flow: flow,
            what: "the column \"\(column.name)\" of \"\(table)\" is \(type) in \(place), "
              + "and declared as \(column.type.rawValue)",
            why: "a save would be refused, or another value read than was written",
            remedy: "declare what it is, or change its type by a migration")
        }
    }
  }

  private func missing(_ what: String, in place: String) -> Finding {
    Finding(
      flow: flow, what: "no migration for \(place) makes \(what)",
      why: "nothing could be saved",
      remedy: "run `\(ProgramName.current) new-migration \(flow) NAME`, read what it wrote, and "
        + "check it in")
  }
}
