import Foundation
import Onboarding
import PostgresStore
import TerminalTestSupport
import Testing
import Understanding
import WebServer

@Suite("One login to migrate, another to serve the web", .enabled(if: WebLogins.server != nil))
struct SeparateLoginTests {
  private static let refused = RepositoryError.notPermitted("the database does not allow it")

  @Test("A login that owns nothing serves conversations, once the owner has made the tables")
  func serves() async throws {
    let logins = try WebLogins()
    let early = try WebProgram(["--flow", "diet"], store: logins.serverURL)
    defer { early.end() }
    #expect(try await early.ask("POST", "/v1/flows/diet/conversations", "{}").status == 503)

    let migrate = ["migrate", "--flow", "diet", "--store"]
    let refused = try PipedProgram(BuiltProgram.path("usher-web"), migrate + [logins.serverURL])
    #expect(refused.finish().ending == .exited(77))
    for _ in 0..<2 {
      let program = try PipedProgram(BuiltProgram.path("usher-web"), migrate + [logins.ownerURL])
      #expect(program.finish().ending == .exited(0))
    }
    // Whoever was there before the tables goes on with them.
    let late = try WebProgram(["--flow", "diet"], store: logins.serverURL)
    defer { late.end() }
    for program in [early, late] {
      let begun = try await program.ask("POST", "/v1/flows/diet/conversations", "{}")
      #expect(begun.status == 201, "\(begun.body)")
      let path = "/v1/conversations/\(begun.json["conversation"]?.string ?? "")"
      let token = begun.json["token"]?.string ?? ""
      let line = "{\"text\":\"lose weight\"}"
      let said = try await program.ask("POST", path + "/lines", line, token)
      #expect(said.status == 200, "\(said.body)")
      #expect(try await program.ask("GET", path, nil, token).status == 200)
      #expect(try await program.ask("DELETE", path, nil, token).status == 200)
      #expect(try await program.ask("GET", path, nil, token).status == 401)
    }
    #expect(try await late.get("/readyz") == 200)
  }

  @Test("Whoever speaks for people sees nothing of the web's, and the login that serves owns none")
  func keepsApart() throws {
    let logins = try WebLogins()
    try WebMigration.run([Product.diet], at: logins.ownerURL)
    let server = PostgresDatabase(url: logins.serverURL, connections: 1)
    for role in [nil, "authenticated"] {
      for table in ["tokens", "replies", "conversations", "sign_ins", "deliveries"] {
        #expect(throws: Self.refused) {
          try server.transaction(as: role) { try $0.run("SELECT * FROM usher_web.\(table)") }
        }
      }
    }
    for statement in [
      "DROP TABLE usher_web.tokens", "CREATE TABLE usher_web.mine (id int)",
      "TRUNCATE usher_web.tokens", "INSERT INTO usher_web.migrations (version) VALUES (99)",
    ] {
      #expect(throws: Self.refused, "\(statement)") {
        try server.transaction(as: "usher_web") { try $0.run(statement) }
      }
    }
    let confined = try logins.admin.transaction { statements in
      try statements.run(
        "SELECT 1 FROM pg_proc WHERE pronamespace = 'usher_web'::regnamespace AND prosecdef")
    }
    #expect(confined.isEmpty)
  }

  @Test("Tables of before, which the owner alone could use, are let be used once it has migrated")
  func upgrade() async throws {
    let logins = try WebLogins()
    let owner = PostgresDatabase(url: logins.ownerURL, connections: 1)
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/WebServer/Resources")
    try owner.transaction { statements in
      try statements.runScript(
        "CREATE SCHEMA usher_web; CREATE TABLE usher_web.migrations (version integer PRIMARY KEY)")
      for version in 1...2 {
        let file = folder.appending(path: "web_\(version).sql").standardized
        try statements.runScript(try String(contentsOf: file, encoding: .utf8))
        try statements.run(
          "INSERT INTO usher_web.migrations (version) VALUES ($1)", ["\(version)"])
      }
    }
    try WebMigration.run([Product.diet], at: logins.ownerURL)
    let web = try WebProgram(["--flow", "diet"], store: logins.serverURL)
    defer { web.end() }
    #expect(try await web.ask("POST", "/v1/flows/diet/conversations", "{}").status == 201)
  }
}
