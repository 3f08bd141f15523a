import Foundation
import Onboarding
import Testing
import Understanding
import WebServer

@Suite("Values in, and all that a control needs out")
struct ValueTests {
  @Test("A conversation is held by values of the form that is expected, and stores them")
  func values() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin("eko")
    let values: [JSONValue] = [
      "Sam", "Mia", "2018-03-04",
      ["Understanding their thoughts and feelings better"], ["friends", "school", "family"],
      7, 5, 4, true,
    ]
    for value in values {
      let answer = try await talk.send(["value": value])
      #expect(answer.status == 200, "\(value): \(answer.body)")
    }
    let standing = try await talk.standing()
    #expect(standing.json["completed"] == true, "\(standing.body)")
    let child = standing.json["profile"]?["children"]?.array?.first
    #expect(child?["topics"] == ["friends", "school", "family"])
    #expect(child?["temperament_sensitivity"] == 5)
  }

  @Test("A value passes the rules of the question like any line")
  func rules() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    #expect(try await talk.send(["value": "sleep more"]).status == 422)
    #expect(try await talk.send(["value": "lose_weight"]).field == "calorie_target")
    let refused = try await talk.send(["value": 9000])
    #expect(refused.said.contains("at most 4000"), "\(refused.body)")
    #expect(refused.json["outcomes"] == [])
    #expect(try await talk.send(["value": 1800]).field == "eating_window")
    for value: JSONValue in [["start": "12:00"], "noon", [], 3, .null, true] {
      let answer = try await talk.send(["value": value])
      #expect(answer.status == 422, "\(value): \(answer.body)")
    }
    let window = try await talk.send(["value": ["start": "09:00", "end": "17:00"]])
    #expect(window.json["outcomes"]?.array?.first?["value"] == ["start": "09:00", "end": "17:00"])
    #expect(try await talk.standing().json["profile"]?["eating_window_start"] == "09:00")
  }

  @Test("Names that look like commands are names")
  func names() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin("eko")
    #expect(try await talk.send(["value": "Will Back"]).field == "children.0.name")
    #expect(try await talk.standing().json["profile"]?["display_name"] == "Will Back")
  }

  @Test("A turn tells what became of each answer")
  func outcomes() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    let first = try await talk.say("lose weight, 1800 a day").json["outcomes"]?.array ?? []
    #expect(first.map { $0["field"] } == ["goal", "calorie_target"])
    #expect(first.first?["words"]?.string == "lose weight")
    let change = try await talk.say("make that 1900").json["outcomes"]?.array?.first
    #expect(change?["value"] == 1900 && change?["was"] == 1800)
    let undone = try await talk.send(["command": "undo"]).json["outcomes"]?.array?.first
    #expect(undone?["value"] == 1800 && undone?["was"] == 1900)
    #expect(try await talk.say("brrzl").json["outcomes"] == [])
  }

  @Test("What is expected is whole, after an answer that was not enough too")
  func expectations() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin("eko")
    for line in ["Sam", "Mia", "4 March 2018", "1"] { _ = try await talk.say(line) }
    for line in ["school", "brrzl"] {
      let expects = try await talk.say(line).json["expects"]
      #expect(expects?["kind"] == "value", "\(line)")
      #expect(expects?["multiple"] == ["least": 3, "most": 12])
      #expect(expects?["choices"]?.array?.count == 12)
      #expect(expects?["choices"]?.array?.first?["id"]?.string != nil)
      #expect(expects?["skippable"] == false)
    }
    let scale = try await talk.say("school, friends and family").json["expects"]
    #expect(scale?["ends"] == ["least": "very quiet", "most": "never stops"])
    #expect(scale?["schema"]?["minimum"] == 1 && scale?["schema"]?["maximum"] == 10)
    #expect(scale?["suggested_value"] == 5)
  }

  @Test("A member that no line has is refused by its name")
  func strangers() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    let answer = try await talk.send(["text": "lose weight", "version": 1])
    #expect(answer.status == 422 && answer.detail.contains("version"))
    #expect(try await talk.standing().field == "goal")
  }

  @Test("Pages of an origin that is named may ask, and of no other")
  func origins() async throws {
    let web = try await RunningWeb.start(origins: ["https://www.example.org"])
    for (origin, isNamed) in [("https://www.example.org", true), ("https://evil.example", false)] {
      let headers = ["Origin": origin, "Access-Control-Request-Method": "POST"]
      let preflight = try await web.send(
        "OPTIONS", "/v1/flows/diet/conversations", headers: headers)
      #expect(preflight.status == (isNamed ? 204 : 405))
      let answer = try await web.send("GET", "/v1/flows", headers: ["Origin": origin])
      #expect(answer.headers["access-control-allow-origin"] == (isNamed ? origin : nil))
      #expect(answer.headers["access-control-allow-credentials"] == nil)
      let page = try await web.send("GET", "/chat/diet", headers: ["Origin": origin])
      #expect(page.headers["access-control-allow-origin"] == nil)
    }
  }
}
