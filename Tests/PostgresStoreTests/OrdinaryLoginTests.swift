import Foundation
import Onboarding
import PostgresStore
import RepositoryContract
import Testing

@testable import PostgresStore

@Suite("An ordinary login that may make roles", .enabled(if: TestDatabase.server != nil))
struct OrdinaryLoginTests {
  private static let flows = Products.all.ids

  @Test("It sets everything up in a database of its own, serves people, and erases all of them")
  func setsUp() throws {
    let server = try OwnServer()
    defer { server.remove() }
    try server.start()
    let admin = try PostgresConnection(url: server.url, patience: Patience(seconds: 5))
    try admin.run("CREATE ROLE app LOGIN CREATEROLE")
    for flow in Self.flows {
      try admin.run("CREATE DATABASE app_\(flow) OWNER app")
      let url = server.url.replacingOccurrences(of: "/postgres?", with: "/app_\(flow)?")
      let repository = PostgresRepository(
        url: url.replacingOccurrences(of: "user=postgres", with: "user=app"),
        schema: Example.schema(of: flow),
        role: .operator, retrying: 0)
      try repository.prepare()
      guard flow == "diet" || flow == "eko" else { continue }
      var save =
        flow == "diet" ? Example.save("sam") : Example.family("sam", children: ["Mia"])
      save.events = [AnalyticsEvent("onboarding_started")]
      try repository.save(save)
      #expect(try repository.load(user: "sam")?.state == save.state)
      var listed = 0
      try repository.forEach(completedOnly: false) { _ in
        listed += 1
        return true
      }
      #expect(listed == 1)
      let receipt = try repository.erase(user: "sam")
      #expect(receipt.rows["conversations"] == 1)
      #expect(receipt.rows["user_profiles"] == 1)
      // Counted by somebody whom no policy holds back.
      let all = try PostgresConnection(url: url, patience: Patience(seconds: 5))
      for table in try Self.tables(all) {
        #expect(try all.run("SELECT count(*) FROM \(table)") == [["0"]], "\(table)")
      }
    }
  }

  /// Every table with rows of people.
  private static func tables(_ connection: PostgresConnection) throws -> [String] {
    try connection.run(
      """
      SELECT oid::regclass FROM pg_class WHERE relkind = 'r'
      AND relnamespace IN ('public'::regnamespace, 'usher'::regnamespace, 'auth'::regnamespace)
      AND relname NOT IN ('migrations', 'owned_tables')
      """
    ).compactMap(\.first).compactMap(\.self)
  }
}
