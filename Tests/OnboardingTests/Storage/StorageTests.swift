import Conversation
import FlowCheck
import RepositoryContract
import Testing
import Understanding

@testable import Onboarding

@Suite("What is declared to be stored")
struct StorageTests {
  @Test("The migrations of every product lead to what it declares", arguments: Products.all.ids)
  func products(_ id: String) throws {
    let product = try #require(Products.all.product(id))
    #expect(product.schema.findings == [])
    #expect(!product.schema.migrations.isEmpty)
  }

  @Test("A column is a key of the profile and a value of the row, null until it is answered")
  func rows() throws {
    let product = Product.membership()
    let context = CheckInstant.ofTests.context(signIn: .none)
    var state = product.turn(after: .begin, from: product.initialState, in: context).state
    let profile = product.profile(of: state, id: "u", in: context)
    #expect(profile["name"] == .null)
    #expect(profile["readers"] == .null)
    #expect(profile["is_complete"] == nil)
    #expect(profile.count == 12)
    for line in ["Ana", "Ben"] {
      state = product.turn(after: .line(line), from: state, in: context).state
    }
    let named = product.profile(of: state, id: "u", in: context)
    #expect(named["name"] == "Ana")
    #expect(named["named_at"] == .string(context.now.description))
    #expect(named["readers"] == [["name": "Ben", "birthday": .null]])
    let save = product.save(
      of: state, user: User(name: "ana", id: "u"), basedOn: 0, in: context)
    #expect(save.tables.map(\.table) == ["members", "readers"])
    #expect(save.tables.map(\.ownerColumn) == ["id", "user_id"])
    #expect(save.tables[0].rows.first?.id == "u")
    #expect(save.tables[0].rows.first?.values["is_complete"] == true)
    #expect(save.tables[1].rows.first?.values["name"] == "Ben")
    #expect(save.tables[1].rows.first?.initially.keys.sorted() == ["created_at"])
  }

  @Test("What is declared and not migrated to is found, and the difference makes up for it")
  func difference() throws {
    let bare = Product.membership().schema
    #expect(bare.findings.count == 4)
    #expect(bare.findings[0].what.contains("no migration for SQLite makes the table \"members\""))
    let first = Migration(
      "first", sqlite: SchemaDifference(of: bare, in: .sqlite).script,
      postgres: SchemaDifference(of: bare, in: .postgres).script)
    #expect(Product.membership([first]).schema.findings == [])
    let older = Migration(
      "older",
      sqlite: first.sqlite?.replacing("  \"fee\" REAL,\n", with: ""),
      postgres: first.postgres?.replacing("  \"fee\" double precision,\n", with: "")
        .replacing("\"visits\" integer", with: "\"visits\" text"))
    let found = Product.membership([older]).schema.findings.map(\.what)
    #expect(
      found == [
        "no migration for SQLite makes the column \"fee\" of \"members\"",
        "no migration for PostgreSQL makes the column \"fee\" of \"members\"",
        "the column \"visits\" of \"members\" is text in PostgreSQL, and declared as integer",
      ])
    let difference = SchemaDifference(of: Product.membership([older]).schema, in: .postgres)
    #expect(
      difference.script == "ALTER TABLE public.\"members\"\n  ADD COLUMN \"fee\" double precision;")
  }
}
