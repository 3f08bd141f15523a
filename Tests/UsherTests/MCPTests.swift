import Foundation
import TerminalTestSupport
import Testing
import Understanding

@Suite("The Model Context Protocol, with the program itself")
struct MCPTests {
  private let usher: Usher

  init() throws {
    usher = try Usher()
  }

  /// What a session answers to some messages, in their order.
  private func answers(_ messages: [JSONValue]) throws -> [JSONValue] {
    let lines = try messages.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    return try answers(toLines: lines)
  }

  private func answers(toLines lines: [String]) throws -> [JSONValue] {
    let run = try usher.run(["mcp", "--now", "2026-03-02T09:00"], lines: lines)
    #expect(run.code == 0, "\(run.errors)")
    return try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
    }
  }

  private func call(_ id: Int, _ tool: String, _ arguments: JSONValue) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": .int(id), "method": "tools/call",
      "params": ["name": .string(tool), "arguments": arguments],
    ]
  }

  @Test("It says which version it speaks, and which tools there are")
  func hello() throws {
    let all = try answers([
      [
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": [
          "protocolVersion": "2025-06-18", "capabilities": [:],
          "clientInfo": ["name": "test", "version": "1"],
        ],
      ],
      ["jsonrpc": "2.0", "method": "notifications/initialized"],
      ["jsonrpc": "2.0", "id": 2, "method": "tools/list"],
      ["jsonrpc": "2.0", "id": "three", "method": "ping"],
    ])
    #expect(all.map { $0["id"] } == [1, 2, "three"])
    #expect(all[0]["result"]?["protocolVersion"] == "2025-06-18")
    #expect(all[0]["result"]?["capabilities"]?["tools"] != nil)
    let names = all[1]["result"]?["tools"]?.array?.compactMap { $0["name"]?.string }
    #expect(names == ["list_flows", "begin", "reply", "show"])
    #expect(all[2]["result"] == [:])
  }

  @Test("A whole onboarding is held, saved as it goes, and shown")
  func whole() throws {
    let diet: JSONValue = ["flow": "diet", "user": "ana"]
    func reply(_ id: Int, _ text: String) -> JSONValue {
      call(id, "reply", ["flow": "diet", "user": "ana", "text": .string(text)])
    }
    let first = try answers([
      call(1, "list_flows", [:]), call(2, "begin", diet), reply(3, "lose weight"),
    ])
    #expect(first[0]["result"]?["structuredContent"]?["flows"]?.array?.count == 5)
    let begun = try #require(first[1]["result"]?["structuredContent"])
    #expect(begun["expects"]?["kind"] == "value")
    #expect(begun["expects"]?["field"] == "goal")
    #expect(begun["expects"]?["choices"]?.array?.count == 3)
    #expect(begun["progress"] == ["step": 1, "of": 5])
    let asked = first[2]["result"]?["structuredContent"]?["expects"]
    #expect(asked?["schema"]?["maximum"] == 4000)
    #expect(asked?["suggestion"] == "1800 kcal")
    // Another run goes on where the first was left.
    let second = try answers([
      call(1, "begin", diet), reply(2, "1800"), reply(3, "noon to 8pm"), reply(4, ""),
      reply(5, "yes"), call(6, "show", diet),
    ])
    #expect(second[4]["result"]?["structuredContent"]?["completed"] == true)
    let profile = second[5]["result"]?["structuredContent"]?["profile"]
    #expect(profile?["calorie_target"] == 1800)
    #expect(try usher.run("show", "diet", "--user", "ana").output.contains("1800"))
  }

  @Test("A choice by its number is taken")
  func choice() throws {
    let all = try answers([
      call(1, "begin", ["flow": "diet"]), call(2, "reply", ["flow": "diet", "choice": 2]),
      call(3, "reply", ["flow": "diet", "choice": 9]), call(4, "reply", ["flow": "diet"]),
    ])
    #expect(all[1]["result"]?["structuredContent"]?["expects"]?["field"] == "calorie_target")
    #expect(all[2]["result"]?["isError"] == true)
    #expect(all[3]["result"]?["isError"] == true)
  }

  @Test("Passwords are never taken")
  func passwords() throws {
    let flow: JSONValue = ["flow": "trendsight"]
    func reply(_ id: Int, _ text: String) -> JSONValue {
      call(id, "reply", ["flow": "trendsight", "text": .string(text)])
    }
    let all = try answers([
      call(1, "begin", flow), reply(2, "get started"), reply(3, "ana@example.org"),
      reply(4, "correct horse battery"),
    ])
    #expect(all[2]["result"]?["structuredContent"]?["expects"]?["kind"] == "new_secret")
    #expect(all[3]["result"]?["isError"] == true)
  }

  @Test("A client that can ask by forms is asked to, one flat question after the other")
  func forms() throws {
    func filled(_ id: Int, _ content: JSONValue) -> JSONValue {
      [
        "jsonrpc": "2.0", "id": .string("ask-\(id)"),
        "result": ["action": "accept", "content": content],
      ]
    }
    let all = try answers([
      [
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": ["protocolVersion": "2025-06-18", "capabilities": ["elicitation": [:]]],
      ],
      ["jsonrpc": "2.0", "id": 2, "method": "tools/list"],
      call(3, "ask", ["flow": "diet", "user": "ana"]),
      filled(1, ["goal": "lose_weight"]), filled(2, ["calorie_target": 9000]),
      ["jsonrpc": "2.0", "id": 4, "method": "ping"],
      call(5, "show", ["flow": "diet"]),
      filled(3, ["calorie_target": 1800]), filled(4, ["eating_window": "noon to 8pm"]),
      ["jsonrpc": "2.0", "id": "ask-5", "result": ["action": "decline"]],
      call(6, "show", ["flow": "diet", "user": "ana"]),
    ])
    let tools = all[1]["result"]?["tools"]?.array ?? []
    #expect(tools.last?["name"] == "ask")
    let forms = all.filter { $0["method"] == "elicitation/create" }.map { $0["params"] }
    let fields = forms.map { $0?["requestedSchema"]?["properties"] }
    #expect(forms.count == 5)
    #expect(fields[0]?["goal"]?["enum"] == ["lose_weight", "maintain_weight", "gain_muscle"])
    #expect(
      fields[0]?["goal"]?["enumNames"] == ["Lose Weight", "Maintain Weight", "Gain Muscle"])
    #expect(fields[1]?["calorie_target"]?["type"] == "integer")
    #expect(fields[1]?["calorie_target"]?["maximum"] == 4000)
    #expect(fields[1]?["calorie_target"]?["default"] == 1800)
    // Beyond the bounds it is refused in words, and asked for again.
    #expect(forms[2]?["message"]?.string?.contains("4000") == true)
    #expect(fields[3]?["eating_window"]?["type"] == "string")
    #expect(all.first { $0["id"] == 4 }?["result"] == [:])
    #expect(all.first { $0["id"] == 5 }?["error"]?["code"]?.int == -32_600)
    let asked = all.first { $0["id"] == 3 }?["result"]?["structuredContent"]
    #expect(asked?["completed"] == false)
    let profile = all.first { $0["id"] == 6 }?["result"]?["structuredContent"]?["profile"]
    #expect(profile?["calorie_target"] == 1800)
    #expect(profile?["eating_window_start"] == "12:00")
  }

  @Test("A form that comes back empty ends the asking, and names nobody Null")
  func empty() throws {
    let all = try answers([
      [
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": ["protocolVersion": "2025-06-18", "capabilities": ["elicitation": [:]]],
      ],
      call(2, "ask", ["flow": "eko", "user": "ana"]),
      ["jsonrpc": "2.0", "id": "ask-1", "result": ["action": "accept", "content": [:]]],
      call(3, "show", ["flow": "eko", "user": "ana"]),
    ])
    #expect(all.count { $0["method"] == "elicitation/create" } == 1)
    let shown = try #require(all.first { $0["id"] == 3 }?["result"]?["structuredContent"])
    #expect(shown["profile"]?["display_name"]?.string == nil)
  }

  @Test("Who cannot ask by forms has no tool for it, and a password is asked for by none")
  func noForms() throws {
    let all = try answers([
      ["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": [:]]],
      call(2, "ask", ["flow": "diet"]),
    ])
    #expect(all[1]["error"]?["code"]?.int == -32_602)
    let sign = try answers([
      [
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": ["capabilities": ["elicitation": [:]]],
      ],
      call(2, "begin", ["flow": "trendsight"]),
      call(3, "reply", ["flow": "trendsight", "text": "get started\nana@example.org"]),
      call(4, "ask", ["flow": "trendsight"]),
    ])
    #expect(!sign.contains { $0["method"] == "elicitation/create" })
    #expect(sign[3]["result"]?["structuredContent"]?["expects"]?["kind"] == "new_secret")
  }

  @Test("What is no request is an error, and the next one is answered")
  func broken() throws {
    let all = try answers(toLines: [
      "{", #"{"id":1}"#, #"{"jsonrpc":"2.0","id":2,"method":"resources/list"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"erase"}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"begin","arguments":{"flow":"none"}}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"ping"}"#,
    ])
    let codes = all.prefix(4).map { $0["error"]?["code"]?.int }
    #expect(codes == [-32_700, -32_600, -32_601, -32_602])
    #expect(all[4]["result"]?["isError"] == true)
    #expect(all[5]["result"] == [:])
  }
}
