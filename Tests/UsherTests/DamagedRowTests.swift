import Foundation
import GRDB
import TerminalTestSupport
import Testing

@Suite("One onboarding that cannot be read, with the program itself")
struct DamagedRowTests {
  private static let complete = "lose weight\n1800\nnoon to 8pm\n\nyes\n"

  @Test("stops nobody else's export, status or funnel, and is told at the end")
  func others() throws {
    let usher = try Usher()
    for name in ["ana", "ben", "kim"] {
      _ = try usher.run("chat", "diet", "--user", name, input: Self.complete)
    }
    let database = try DatabaseQueue(path: usher.folder + "/diet.sqlite")
    try database.write { database in
      try database.execute(
        sql: """
          UPDATE usher_conversations SET state = '{', saved_at = 'never' WHERE user = 'ben';
          UPDATE usher_analytics SET at = 'never' WHERE user = 'ben';
          """)
    }
    try database.close()
    for arguments in [["export", "diet"], ["export", "diet", "--format", "csv"], ["status"]] {
      let run = try usher.run(arguments, bytes: [])
      #expect(run.code == 74)
      #expect(run.output.contains("ana") && run.output.contains("kim"))
      #expect(!run.output.contains("ben"))
      #expect(run.errors.contains("left out: ben."))
    }
    let list = try usher.run("status", "--json").output
    #expect((try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [Any])?.count == 2)
    let funnel = try usher.run("status", "--funnel")
    #expect(funnel.code == 74)
    #expect(funnel.output.hasPrefix("diet: 2 started, 2 completed"))
  }
}
