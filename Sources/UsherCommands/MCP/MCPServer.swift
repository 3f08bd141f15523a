import Foundation
import Onboarding
import Understanding

/// The Model Context Protocol over standard input and output: JSON-RPC 2.0, a message a line.
///
/// Requests are answered one after the other. What a tool is asked to do in vain is its result, which the
/// client shows; what is no request is an error.
struct MCPServer {
  /// The versions of the protocol that are spoken, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let tools: MCPTools
  private let write: (String) throws -> Void

  init(_ tools: MCPTools, write: @escaping (String) throws -> Void) {
    self.tools = tools
    self.write = write
  }

  /// Answers what is asked until nothing more is read.
  ///
  /// - Parameter read: Gives the next line; nil at the end.
  /// - Throws: What `write` throws.
  func run(reading read: () -> String?) async throws {
    while let line = read() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      guard let reply = await reply(to: line) else { continue }
      try write(try JSONText.line(reply))
    }
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
      return .success([
        "protocolVersion": .string(Self.versions.contains(asked) ? asked : Self.versions[0]),
        "capabilities": ["tools": [:]],
        "serverInfo": [
          "name": .string(ProgramName.current), "version": .string(ProgramVersion.number),
        ],
        "instructions": .string(MCPTools.instructions),
      ])
    case "ping": return .success([:])
    case "tools/list": return .success(["tools": .array(MCPTools.declarations)])
    case "tools/call":
      guard let name = parameters["name"]?.string, MCPTools.names.contains(name) else {
        return .failure(Fault(code: -32_602, message: "There is no such tool."))
      }
      return .success(await tools.call(name, parameters["arguments"] ?? [:]))
    default: return .failure(Fault(code: -32_601, message: "There is no method \"\(method)\"."))
    }
  }

  private struct Fault: Error {
    let code: Int
    let message: String
  }

  private static func error(_ code: Int, _ message: String, id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .int(code), "message": .string(message)]]
  }
}
