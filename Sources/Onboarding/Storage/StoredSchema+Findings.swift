import Conversation
import FlowCheck

extension StoredSchema {
  /// What is declared and what the checked-in migrations do not lead to.
  var findings: [Finding] {
    var findings: [Finding] = []
    for dialect in SQLDialect.allCases {
      let difference = SchemaDifference(of: self, in: dialect)
      let place = dialect.rawValue
      findings += difference.tables.map { missing("the table \"\($0.name)\"", in: place) }
      for (table, columns) in difference.columns {
        findings += columns.map {
          missing("the column \"\($0.name)\" of \"\(table)\"", in: place)
        }
      }
      findings += difference.mistyped.map { table, column, type in
        Finding(
          flow: flow,
          what: "the column \"\(column.name)\" of \"\(table)\" is \(type) in \(place), "
            + "and declared as \(column.type.rawValue)",
          why: "a save would be refused, or another value read than was written",
          remedy: "declare what it is, or change its type by a migration")
      }
    }
    return findings
  }

  private func missing(_ what: String, in place: String) -> Finding {
    Finding(
      flow: flow, what: "no migration for \(place) makes \(what)",
      why: "nothing could be saved",
      remedy: "run `\(ProgramName.current) new-migration \(flow) NAME`, read what it wrote, and "
        + "check it in")
  }
}
