import Foundation
import Onboarding
import Testing
import Understanding
import WebServer

@Suite("What the operator's key is good for")
struct OperatorTests {
  private static let key = ["Authorization": "Bearer \(RunningWeb.key)"]

  private func complete(_ web: RunningWeb, _ calories: Int) async throws -> Talk {
    let talk = try await web.begin()
    for line in ["lose weight", "\(calories)", "noon to 8pm", "", "yes"] {
      #expect(try await talk.say(line).status == 200)
    }
    return talk
  }

  @Test("Conversations are listed, a page at a time", arguments: Backend.available)
  func list(backend: Backend) async throws {
    let web = try await RunningWeb.start(Product.diet, on: backend)
    let done = try await complete(web, 1812)
    let under = try await web.begin()
    _ = try await under.say("lose weight")
    for _ in 0..<2 {
      let named = try await web.send(
        "POST", "/v1/flows/diet/conversations", "{\"user\":\"ana\"}", headers: Self.key)
      #expect(named.status == 201)
    }
    var listed: [String: JSONValue] = [:]
    var next: String? = ""
    while let after = next {
      let page = try await web.send(
        "GET", "/v1/conversations?flow=diet&limit=2&after=\(after)", headers: Self.key)
      #expect(page.status == 200, "\(page.body)")
      for row in page.json["conversations"]?.array ?? [] {
        listed[row["conversation"]?.string ?? ""] = row
      }
      next = page.json["next"]?.string
    }
    #expect(listed.count == 3)
    #expect(listed[done.id]?["completed"] == true)
    #expect(listed[done.id]?["completed_at"]?.string != nil)
    #expect(listed[under.id]?["completed"] == false)
    #expect(listed[under.id]?["step"] == "calories")
    #expect(listed.values.filter { $0["user"] == "ana" }.count == 1)
  }

  @Test("Profiles are exported, and those of who is under way where they are asked for")
  func export() async throws {
    for backend in Backend.available {
      let web = try await RunningWeb.start(Product.diet, on: backend)
      _ = try await complete(web, 1812)
      _ = try await web.begin().say("lose weight")
      let done = try await web.send("GET", "/v1/flows/diet/export", headers: Self.key)
      #expect(done.headers["content-type"] == "application/x-ndjson")
      let lines = done.body.split(separator: "\n")
      #expect(lines.count == 1 && lines[0].contains("\"calorie_target\":1812"), "\(done.body)")
      let all = try await web.send(
        "GET", "/v1/flows/diet/export?partial=true", headers: Self.key)
      #expect(all.body.split(separator: "\n").count == 2)
      #expect(all.body.contains("\"step\":\"calories\""))
    }
  }

  @Test("A conversation is looked at and erased by its id", arguments: Backend.available)
  func erase(backend: Backend) async throws {
    let web = try await RunningWeb.start(Product.diet, on: backend)
    let talk = try await complete(web, 1812)
    let other = try await complete(web, 1900)
    let standing = try await web.send("GET", talk.path, headers: Self.key)
    #expect(standing.json["profile"]?["calorie_target"] == 1812, "\(standing.body)")
    let receipt = try await web.send("DELETE", talk.path, headers: Self.key)
    #expect(receipt.status == 200)
    #expect(receipt.json["erased"]?["web_conversations"] == 1, "\(receipt.body)")
    #expect(try await talk.standing().status == 401)
    #expect(try await web.send("GET", talk.path, headers: Self.key).status == 404)
    #expect(try await other.standing().status == 200)
    // As JSON has it: four digits alone may stand in any id.
    for text in ["\"1812", ":1812", ": 1812"] { #expect(try !web.holds(text)) }
    let again = try await web.send("DELETE", talk.path, headers: Self.key)
    #expect(again.status == 404)
  }

  @Test("Nobody else is told who is there, and nobody says a line with the key")
  func refused() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    for path in ["/v1/conversations", "/v1/flows/diet/export", "/v1/flows/nothing/export"] {
      #expect(try await web.send("GET", path).status == 401)
      #expect(try await web.send("GET", path, headers: talk.authorization).status == 401)
    }
    let line = try await web.send(
      "POST", talk.path + "/lines", "{\"text\":\"lose weight\"}", headers: Self.key)
    #expect(line.status == 401)
    for path in ["/v1/conversations?flow=nothing", "/v1/flows/nothing/export"] {
      #expect(try await web.send("GET", path, headers: Self.key).status == 404)
    }
    for path in [
      "/v1/conversations?limit=0", "/v1/conversations?after=%00",
      "/v1/flows/diet/export?partial=maybe",
    ] {
      #expect(try await web.send("GET", path, headers: Self.key).status == 422)
    }
  }
}
