import SafeText
import Testing

@Suite("The way to a database")
struct DatabaseAddressTests {
  @Test(
    "Over it nobody can read or change anything",
    arguments: [
      "postgres:///x", "postgres://localhost/x",
      "postgresql://app:pw@127.0.0.1:5432/x?sslmode=disable",
      "postgres://[::1]:5432/x", "postgres://%2Fvar%2Frun%2Fpostgresql/x",
      "postgres:///x?host=/tmp",
      "postgres://db.example.org/x?sslmode=verify-full",
      "postgres://db.example.org/x?a=b&ssl%6Dode=verify-ca", "postgres://db/x?host=localhost",
      "postgres://a,b/x?sslmode=verify-full",
    ])
  func verified(address: String) {
    #expect(DatabaseAddress(address, environment: [:]).advice == nil)
  }

  @Test(
    "Somebody on the way could read and change all of it",
    arguments: [
      "postgres://db.example.org/x", "postgres://app:p@ss@db.example.org/x",
      "postgres://db.example.org/x?sslmode=require", "postgres://db.example.org/x?sslmode=prefer",
      "postgres://localhost,db.example.org/x", "postgres:///x?host=db.example.org",
      "postgres://db.example.org?sslmode=", "postgres://localhost/x?hostaddr=db.example.org",
    ])
  func unverified(address: String) throws {
    let advice = try #require(DatabaseAddress(address, environment: [:]).advice)
    #expect(advice.contains("db.example.org"))
    #expect(advice.contains("sslmode=verify-full"))
    #expect(!advice.contains("ss@"))
  }

  @Test("What is missing in the address comes from the environment, as libpq has it")
  func environment() {
    func isVerified(_ environment: [String: String]) -> Bool {
      DatabaseAddress("postgres:///x", environment: environment).isVerified
    }
    #expect(isVerified([:]))
    #expect(!isVerified(["PGHOST": "db"]))
    #expect(isVerified(["PGHOST": "db", "PGSSLMODE": "verify-full"]))
    #expect(isVerified(["PGHOST": "/run/postgresql"]))
  }
}
