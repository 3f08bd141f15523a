import Foundation
import TerminalTestSupport
import Testing

@Suite("Addresses that others could listen to, with the program itself")
struct OpenAddressTests {
  @Test(
    "A service of another computer is named with https, or nothing is asked",
    arguments: ["http://plans.example.org", "http://10.0.0.5:8080", "ftp://127.0.0.1", "plans"])
  func service(address: String) throws {
    for arguments in [["chat", "george"], ["submit", "george"], ["forget", "george", "--yes"]] {
      let usher = try Usher()
      _ = try usher.run("chat", "george", input: "let's go\n")
      let run = try usher.run(arguments + ["--service", address], bytes: [])
      guard arguments[0] != "submit" else { continue }
      #expect(run.code == 64)
      #expect(run.errors.contains("https://"))
      #expect(run.output == "")
    }
  }

  @Test("What submits nothing asks for no service, whatever the environment says of one")
  func unneeded() throws {
    let usher = try Usher()
    for variables in [
      ["USHER_SERVICE": "plans"],
      ["USHER_SERVICE": "https://plans.example.org", "USHER_SERVICE_TOKEN_FILE": "/nonexistent"],
    ] {
      let run = try usher.run("chat", "diet", input: "lose weight\n", environment: variables)
      // It ends with its input, before it is done.
      #expect(run.code == 75, "\(run.errors)")
    }
  }

  @Test("A database of another computer that is not verified is told of, without its password")
  func database() throws {
    let usher = try Usher()
    let url = "postgres://app:s3kret@db.invalid/x"
    for arguments in [
      ["status", "--store", url], ["chat", "diet", "--remote", url], ["sync", "diet", "--to", url],
    ] {
      let run = try usher.run(arguments, bytes: [])
      #expect(run.errors.contains("Add sslmode=verify-full"), "\(arguments)")
      #expect(!(run.errors + run.output).contains("s3kret"))
    }
    let run = try usher.run(["chat", "diet", "--remote", url + "?sslmode=verify-full"], bytes: [])
    #expect(!run.errors.contains("sslmode"))
    #expect(run.output.contains("app:••••••@db.invalid/x?sslmode=verify-full"))
  }

  @Test("A password in any place of an address is not shown")
  func masked() throws {
    let usher = try Usher()
    for url in [
      "postgres://app:s3@kret@db.invalid/x?sslmode=verify-full",
      "postgres://db.invalid/x?sslmode=verify-full&sslpassword=s3kret",
    ] {
      let run = try usher.run(["chat", "diet", "--remote", url], bytes: [])
      #expect(run.output.contains("usher chat diet --remote "))
      #expect(!(run.errors + run.output).contains("kret"))
    }
  }
}
