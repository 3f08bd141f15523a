import Foundation
import Onboarding
import Testing
import Understanding
import WebServer

@Suite("A conversation over HTTP")
struct ConversationTests {
  @Test("It goes from the first question to the end, and tells what is known")
  func straight() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin("diet", "{\"zone\":\"Europe/Berlin\",\"clock\":24}")
    #expect(try await talk.send(["choice": 1]).field == "calorie_target")
    #expect(try await talk.say("1800").field == "eating_window")
    let window = try await talk.say("noon to 8pm")
    #expect(window.said.contains("12:00 to 20:00"), "\(window.said)")
    #expect(try await talk.say("").field == "reveal")
    let end = try await talk.say("yes")
    #expect(end.json["completed"] == true)
    let standing = try await talk.standing()
    #expect(standing.json["profile"]?["calorie_target"] == 1800)
    let first = standing.json["answers"]?.array?.first
    #expect(first?["words"]?.string == "1")
    #expect(first?["origin"]?.string == "said")
  }

  @Test("What is known already is handed in, and not asked again")
  func handedIn() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin(
      "diet", "{\"set\":{\"goal\":\"gain muscle\",\"calorie_target\":2600}}")
    #expect(try await talk.standing().field == "eating_window")
  }

  @Test("A request that is sent again is answered the same, and taken once")
  func idempotency() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    let key = ["Idempotency-Key": "first"]
    let answer = try await talk.say("lose weight", headers: key)
    for _ in 0..<3 {
      let again = try await talk.say("lose weight", headers: key)
      #expect(again.body == answer.body)
      #expect(again.headers["etag"] == answer.headers["etag"])
    }
    #expect(try await talk.say("gain muscle", headers: key).status == 422)
    #expect(try await talk.standing().json["version"] == answer.json["version"])
  }

  @Test("Twenty of the same at once are one")
  func idempotencyAtOnce() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    let bodies = try await withThrowingTaskGroup(of: WebAnswer.self) { group in
      for _ in 0..<20 {
        group.addTask {
          try await talk.say("lose weight", headers: ["Idempotency-Key": "once"])
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert("\($1.status) \($1.body)") }
    }
    #expect(bodies.count == 1, "\(bodies)")
    #expect(try await talk.standing().field == "calorie_target")
  }

  @Test("Of several lines at once to one question one counts, and nothing is stored twice")
  func atOnce() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    let version = try #require(try await talk.standing().headers["etag"])
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<12 {
        group.addTask {
          try await talk.say(
            "lose weight", headers: ["If-Match": version, "Idempotency-Key": "\(number)"]
          ).status
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.filter { $0 == 200 }.count == 1, "\(statuses)")
    #expect(statuses.filter { $0 == 409 }.count == 11, "\(statuses)")
    #expect(try await talk.standing().field == "calorie_target")
  }

  @Test("Whoever was overtaken is told where it stands now")
  func overtaken() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    let version = try #require(try await talk.standing().headers["etag"])
    _ = try await talk.say("lose weight")
    let late = try await talk.say("1500", headers: ["If-Match": version])
    #expect(late.status == 409)
    let standing = late.json["standing"]
    #expect(standing?["expects"]?["field"]?.string == "calorie_target")
    #expect(try await talk.standing().json["profile"]?["calorie_target"] == JSONValue.null)
  }

  @Test("Erasing leaves no byte of the answers, answers what it was, and revokes the token")
  func erasing() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin("eko")
    let name = "Quintessa Marlowe-Jones"
    #expect(try await talk.say(name, headers: ["Idempotency-Key": "a"]).said.contains("Quintessa"))
    #expect(try web.files().range(of: Data(name.utf8)) != nil)
    let receipt = try await web.send("DELETE", talk.path, headers: talk.authorization)
    #expect(receipt.status == 200)
    #expect(receipt.body.contains(":1"))
    #expect(try await talk.standing().status == 401)
    #expect(try await talk.say(name, headers: ["Idempotency-Key": "a"]).status == 401)
    #expect(try web.files().range(of: Data(name.utf8)) == nil)
  }

  @Test("The operator names users, who go on where they stand")
  func users() async throws {
    let web = try await RunningWeb.start()
    let key = ["Authorization": "Bearer \(RunningWeb.key)"]
    let path = "/v1/flows/growth/conversations"
    let first = try await web.send("POST", path, "{\"user\":\"ana\"}", headers: key)
    #expect(first.status == 201)
    let again = try await web.send("POST", path, "{\"user\":\"ana\"}", headers: key)
    #expect(again.status == 201)
    #expect(again.json["conversation"] != first.json["conversation"])
    let wrong = ["Authorization": "Bearer \(RunningWeb.key)x"]
    #expect(try await web.send("POST", path, "{\"user\":\"ana\"}", headers: wrong).status == 401)
  }

  @Test("A client of the Rasa kind is greeted, and goes on with each message")
  func webhook() async throws {
    let web = try await RunningWeb.start(webhook: "diet")
    let key = ["Authorization": "Bearer \(RunningWeb.key)"]
    func send(_ text: String) async throws -> WebAnswer {
      try await web.send(
        "POST", "/webhooks/rest/webhook", "{\"sender\":\"sam\",\"message\":\"\(text)\"}",
        headers: key)
    }
    let greeting = try await send("hello")
    #expect(greeting.body.contains("main goal"))
    #expect(greeting.body.contains("\"recipient_id\":\"sam\""))
    #expect(try await send("lose weight").body.contains("calories"))
    #expect(try await send("1800").body.contains("eat"))
    let stranger = try await web.send(
      "POST", "/webhooks/rest/webhook", "{\"sender\":\"sam\",\"message\":\"hi\"}")
    #expect(stranger.status == 401)
  }

  @Test("Without a flow for it there is no webhook")
  func noWebhook() async throws {
    let web = try await RunningWeb.start()
    #expect(try await web.send("POST", "/webhooks/rest/webhook", "{}").status == 404)
  }

  @Test("Words of danger are answered with where to find help, and nothing of them is kept")
  func danger() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    let words = "honestly I just want to kill myself tonight"
    let answer = try await talk.say(words, headers: ["Idempotency-Key": "a"])
    #expect(answer.said.contains("findahelpline.com"))
    #expect(try await talk.say("1800").field == "goal")
    #expect(!web.log.text.contains("kill myself"))
    #expect(try web.files().range(of: Data("kill myself".utf8)) == nil)
    #expect(try web.files().range(of: Data("findahelpline".utf8)) == nil)
  }
}
