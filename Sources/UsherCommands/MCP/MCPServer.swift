import Foundation
import Onboarding
import Understanding

/// The Model Context Protocol over standard input and output: JSON-RPC 2.0, a message a line.
///
/// Requests are answered one after the other. What a tool is asked to do in vain is its result, which the
/// client shows; what is no request is an error. A client that can ask the person by a form of its own
/// (elicitation) is asked to, in the middle of a call.
final class MCPServer {
  /// The versions of the protocol that are spoken, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let tools: MCPTools
  private let read: () -> String?
  private let write: (String) throws -> Void
  /// Whether the client asks the person where it is asked to.
  private var canElicit = false
  /// How often it was asked to.
  private var count = 0
  /// Whether a tool waits for the person.
  private var isAsking = false

  /// A server of some tools.
  ///
  /// - Parameters:
  ///   - tools: What it can do.
  ///   - read: Gives the next line; nil at the end.
  ///   - write: Takes a line.
  init(
    _ tools: MCPTools, read: @escaping () -> String?, write: @escaping (String) throws -> Void
  ) {
    self.tools = tools
    self.read = read
    self.write = write
  }

  /// Answers what is asked until nothing more is read.
  ///
  /// - Throws: What `write` throws.
  func run() async throws {
    while let line = next() { try await answer(line) }
  }

  private func next() -> String? {
    while let line = read() {
      if !line.allSatisfy(\.isWhitespace) { return line }
    }
    return nil
  }

  private func answer(_ line: String) async throws {
    guard let reply = await reply(to: line) else { return }
    try write(try JSONText.line(reply))
  }

  /// What the person fills in to a form of the client; nil where they do not, or have left.
  ///
  /// What else is asked in between is answered, but for another call.
  private func elicit(_ form: JSONValue) async throws -> JSONValue? {
    count += 1
    isAsking = true
    defer { isAsking = false }
    let id = JSONValue.string("ask-\(count)")
    let request: JSONValue = [
      "jsonrpc": "2.0", "id": id, "method": "elicitation/create", "params": form,
    ]
    try write(try JSONText.line(request))
    while let line = next() {
      let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
      if message?["method"] == "notifications/cancelled" { return nil }
      guard message?["method"] == nil, message?["id"] == id else {
        try await answer(line)
        continue
      }
      let result = message?["result"]
      return result?["action"] == "accept" ? result?["content"] : nil
    }
    return nil
  }

  /// What is answered to a line; nil where nothing is, as to a notification.
  private func reply(to line: String) async -> JSONValue? {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
      return Self.error(-32_700, "This line is no JSON.", id: .null)
    }
    guard let method = message["method"]?.string, message["jsonrpc"] == "2.0" else {
      return Self.error(-32_600, "This is no request of JSON-RPC 2.0.", id: message["id"] ?? .null)
    }
    guard let id = message["id"] else { return nil }
    switch await result(of: method, message["params"] ?? [:]) {
    case .success(let result): return ["jsonrpc": "2.0", "id": id, "result": result]
    case .failure(let fault): return Self.error(fault.code, fault.message, id: id)
    }
  }

  private func result(of method: String, _ parameters: JSONValue) async -> Result<JSONValue, Fault>
  {
    switch method {
    case "initialize":
      let asked = parameters["protocolVersion"]?.string ?? ""
      canElicit = parameters["capabilities"]?["elicitation"] != nil
      return .success([
        "protocolVersion": .string(Self.versions.contains(asked) ? asked : Self.versions[0]),
        "capabilities": ["tools": [:]],
        "serverInfo": [
          "name": .string(ProgramName.current), "version": .string(ProgramVersion.number),
        ],
        "instructions": .string(MCPTools.instructions),
      ])
    case "ping": return .success([:])
    case "tools/list": return .success(["tools": .array(declarations)])
    case "tools/call":
      guard let name = parameters["name"]?.string,
        declarations.contains(where: { $0["name"]?.string == name })
      else { return .failure(Fault(code: -32_602, message: "There is no such tool.")) }
      guard !isAsking else {
        return .failure(Fault(code: -32_600, message: "The person is being asked something."))
      }
      return .success(await tools.call(name, parameters["arguments"] ?? [:], asking: elicit))
    default: return .failure(Fault(code: -32_601, message: "There is no method \"\(method)\"."))
    }
  }

  private var declarations: [JSONValue] {
    MCPTools.declarations + (canElicit ? [MCPTools.asking] : [])
  }

  private struct Fault: Error {
    let code: Int
    let message: String
  }

  private static func error(_ code: Int, _ message: String, id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .int(code), "message": .string(message)]]
  }
}
