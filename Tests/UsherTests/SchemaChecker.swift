import Understanding

/// What is wrong with a value by a JSON Schema, as far as Usher writes such schemas.
enum SchemaChecker {
  /// The places at which a value is not as a schema has it, each with the keyword that it breaks.
  static func faults(_ value: JSONValue, _ schema: JSONValue, at place: String = "$") -> [String] {
    guard case .object(let keywords) = schema else { return ["\(place): no schema"] }
    return keywords.flatMap { keyword, rule in
      faults(value, keyword, rule, beside: keywords).map { "\(place)\($0)" }
    }
  }

  private static func faults(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, beside: [String: JSONValue]
  ) -> [String] {
    func check(_ isKept: Bool) -> [String] { isKept ? [] : [": \(keyword)"] }
    switch keyword {
    case "$schema", "title", "description": return []
    case "type": return check(isOf(rule.string ?? "", value))
    case "enum": return check(rule.array?.contains(value) == true)
    case "const": return check(rule == value)
    case "minimum": return check(value.double.map { $0 >= rule.double ?? 0 } ?? true)
    case "maximum": return check(value.double.map { $0 <= rule.double ?? 0 } ?? true)
    case "minLength":
      return check(value.string.map { $0.unicodeScalars.count >= rule.int ?? 0 } ?? true)
    case "maxLength":
      return check(value.string.map { $0.unicodeScalars.count <= rule.int ?? 0 } ?? true)
    case "minItems": return check(value.array.map { $0.count >= rule.int ?? 0 } ?? true)
    case "maxItems": return check(value.array.map { $0.count <= rule.int ?? 0 } ?? true)
    case "uniqueItems": return check(value.array.map { Set($0).count == $0.count } ?? true)
    case "pattern":
      guard let text = value.string, let pattern = try? Regex(rule.string ?? "(") else {
        return check(value.string == nil)
      }
      return check(text.contains(pattern))
    case "format": return check(value.string.map { isOfFormat(rule.string ?? "", $0) } ?? true)
    case "items":
      return (value.array ?? []).enumerated().flatMap { faults($1, rule, at: "[\($0)]") }
    case "anyOf":
      return check((rule.array ?? []).contains { faults(value, $0).isEmpty })
    case "required":
      return (rule.array ?? []).compactMap(\.string)
        .filter { key in if case .object(let object) = value { object[key] == nil } else { false } }
        .map { ".\($0): required" }
    case "properties":
      guard case .object(let rules) = rule, case .object(let object) = value else { return [] }
      return rules.flatMap { key, schema in
        object[key].map { faults($0, schema, at: ".\(key)") } ?? []
      }
    case "additionalProperties":
      guard case .object(let known)? = beside["properties"], case .object(let object) = value else {
        return []
      }
      return object.keys.filter { known[$0] == nil }.map { ".\($0): additionalProperties" }
    default: return [": \(keyword) is unknown"]
    }
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch value {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .int: type == "integer" || type == "number"
    case .double(let number): type == "number" || type == "integer" && number.rounded() == number
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  private static func isOfFormat(_ format: String, _ text: String) -> Bool {
    switch format {
    case "date": CalendarDate(text) != nil
    case "date-time":
      text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/) != nil
    case "email": text.wholeMatch(of: /[^@\s]+@[^@\s]+/) != nil
    case "uri": text.wholeMatch(of: /[a-z][a-z0-9+.-]*:\S+/) != nil
    case "uuid": text.wholeMatch(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) != nil
    default: false
    }
  }
}
