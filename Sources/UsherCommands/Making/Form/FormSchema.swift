import Foundation
import Onboarding
import Understanding

/// What a JSON Schema of an object asks for, as far as a flow can ask for it.
struct FormSchema {
  /// What there are questions for, in the order of the file.
  private(set) var fields: [FormField] = []
  /// What there are none for, and what is not kept of what there are: a key and why, in a sentence.
  private(set) var leftOut: [(key: String, why: String)] = []
  /// What the form is called, where it says so.
  let title: String?
  private let whole: JSONValue

  /// Reads a file.
  ///
  /// - Throws: ``Failure`` where it holds no JSON Schema of an object, or nothing that can be asked for.
  init(ofFile path: String) throws {
    if let obstacle = FileKind.obstacle(at: path) { throw Failure(.noInput, obstacle) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.noInput, "\(path) cannot be read.")
    }
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: data),
      case .object(let properties)? = json["properties"]
    else {
      throw Failure(.dataError, "\(path) holds no JSON Schema of an object with properties.")
    }
    whole = json
    title = json["title"]?.string?.oneLine
    let keys = JSONKeyOrder.keys(at: ["properties"], in: String(decoding: data, as: UTF8.self))
    let required = Set((json["required"]?.array ?? []).compactMap(\.string))
    // Keys with escapes in them come last.
    for key in keys + properties.keys.sorted().filter({ !keys.contains($0) }) {
      guard let schema = properties[key] else { continue }
      add(key, schema, isRequired: required.contains(key))
    }
    guard !fields.isEmpty else {
      throw Failure(.dataError, "\(path) has no property that can be asked for.")
    }
  }

  private mutating func add(_ key: String, _ schema: JSONValue, isRequired: Bool) {
    let (plain, isNullable) = resolved(schema).withoutNull
    var told = resolved(plain)
    for part in ["title", "description"] where told[part] == nil {
      if let words = schema[part] { told = told.setting(part, to: words) }
    }
    let reading = FormReading(told)
    guard let kind = reading.kind else {
      return leftOut.append((key.oneLine, reading.notes.first ?? "no question reads such a value"))
    }
    guard let field = FormField(key, told, isRequired: isRequired && !isNullable, kind: kind) else {
      return leftOut.append((key.oneLine, "its name makes no name of a field"))
    }
    guard !fields.contains(where: { $0.id == field.id || $0.property == field.property }) else {
      return leftOut.append((key.oneLine, "another property has the same name"))
    }
    fields.append(field)
    leftOut += reading.notes.map { (key.oneLine, $0) }
  }

  /// A schema, or the one in the same file that it refers to.
  private func resolved(_ schema: JSONValue) -> JSONValue {
    guard let reference = schema["$ref"]?.string, reference.hasPrefix("#/") else { return schema }
    let path = reference.dropFirst(2).split(separator: "/").map(String.init)
    return path.reduce(Optional(whole)) { $0?[$1] } ?? schema
  }
}

extension JSONValue {
  /// A schema without the null that it allows beside a value, and whether it does.
  fileprivate var withoutNull: (schema: JSONValue, isNullable: Bool) {
    if let types = self["type"]?.array, types.contains("null") {
      let others = types.filter { $0 != "null" }
      return others.count == 1 ? (setting("type", to: others[0]), true) : (self, true)
    }
    for key in ["anyOf", "oneOf"] {
      guard let all = self[key]?.array else { continue }
      let others = all.filter { $0["type"] != "null" }
      if others.count == 1, all.count == 2 { return (others[0], true) }
    }
    return (self, false)
  }

  /// The object with a value at a key.
  fileprivate func setting(_ key: String, to value: JSONValue) -> JSONValue {
    guard case .object(var object) = self else { return self }
    object[key] = value
    return .object(object)
  }
}
