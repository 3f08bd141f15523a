import Testing
import Understanding

/// What a page tells those who hear it, as lines in the order of reading: role, name, value, description
/// and states.
struct AccessibilityTree {
  private let known: [String: JSONValue]
  private let root: String

  /// What only lays out; what is in it counts.
  private static let silent: Set = [
    "generic", "none", "InlineTextBox", "ListMarker", "RootWebArea",
  ]
  /// What the browser's own inputs are made of differs by its version.
  private static let closed: Set = ["Date", "InputTime"]
  private static let states: Set = [
    "level", "checked", "expanded", "focused", "disabled", "invalid", "live", "busy", "multiline",
  ]

  /// The tree of the page that a browser shows.
  init(of browser: Chromium) async throws {
    let nodes = try await browser.command("Accessibility.getFullAXTree")["nodes"]?.array ?? []
    known = Dictionary(nodes.map { ($0["nodeId"]?.string ?? "", $0) }) { $1 }
    root = try #require(nodes.first?["nodeId"]?.string)
  }

  /// The lines.
  var lines: [String] { lines(root, depth: 0, within: "") }

  /// Text that is in the name or description of what it stands in is not told twice.
  private func lines(_ id: String, depth: Int, within name: String) -> [String] {
    guard let node = known[id] else { return [] }
    let role = node["role"]?["value"]?.string ?? ""
    let own = Self.text(node["name"])
    let heard = "\(own) \(Self.text(node["description"]))"
    let indent = String(repeating: "  ", count: depth)
    if role == "StaticText" {
      return own.isEmpty || name.contains(own) ? [] : ["\(indent)\"\(own)\""]
    }
    let isTold = node["ignored"] != .bool(true) && !Self.silent.contains(role)
    let told = isTold ? [indent + ([role] + facts(node, named: own)).joined(separator: " ")] : []
    let children = Self.closed.contains(role) ? [] : node["childIds"]?.array ?? []
    return told
      + children.compactMap(\.string).flatMap {
        lines($0, depth: depth + (isTold ? 1 : 0), within: isTold ? heard : name)
      }
  }

  private func facts(_ node: JSONValue, named name: String) -> [String] {
    let (value, description) = (Self.text(node["value"]), Self.text(node["description"]))
    let states = (node["properties"]?.array ?? []).compactMap { property -> String? in
      guard let name = property["name"]?.string, Self.states.contains(name) else { return nil }
      let said = Self.text(property["value"])
      return switch said {
      case "", "false", "off": nil
      case "true": name
      default: "\(name) \(said)"
      }
    }
    return (name.isEmpty ? [] : ["\"\(name)\""])
      + (value.isEmpty ? [] : ["value \"\(value)\""])
      + (description.isEmpty ? [] : ["described \"\(description)\""]) + states
  }

  private static func text(_ holder: JSONValue?) -> String {
    let text =
      switch holder?["value"] {
      case .string(let text)?: text
      case .bool(let isSo)?: "\(isSo)"
      case .int(let number)?: "\(number)"
      case .double(let number)?: "\(number)"
      default: ""
      }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
