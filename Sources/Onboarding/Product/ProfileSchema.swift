import Conversation
import FlowCheck
import Understanding

/// The JSON Schema of the profiles of a product, made of what its questions and columns allow.
struct ProfileSchema {
  private let fields: [FieldSchema]
  private let groups: [GroupOutline]

  init(_ fields: [FieldSchema], groups: [GroupOutline]) {
    self.fields = fields
    self.groups = groups
  }

  /// The schema of an object with some keys, all of which are always there.
  ///
  /// - Parameters:
  ///   - values: What the keys hold.
  ///   - group: The repeated group whose questions are meant; nil outside groups.
  /// - Returns: The keywords of the schema.
  func object(_ values: [String: ProfileValue], in group: String? = nil) -> [String: JSONValue] {
    var properties: [String: JSONValue] = [:]
    for (key, value) in values { properties[key] = schema(of: value, under: key, in: group) }
    return [
      "type": "object", "properties": .object(properties),
      "required": .array(values.keys.sorted().map(JSONValue.string)),
      "additionalProperties": false,
    ]
  }

  private func schema(of value: ProfileValue, under key: String, in group: String?) -> JSONValue {
    func field(_ id: String) -> FieldSchema? {
      fields.first { $0.id == id && $0.group == group }
    }
    switch value {
    case .column(let type):
      if let field = field(key), type.holds(field.schema) { return field.optional }
      return type.schema.orNull
    case .answer(let id): return field(id)?.optional ?? [:]
    case .part(let part, let id):
      guard let field = field(id), let schema = field.schema.part(part) else { return [:] }
      return field.isAlwaysAnswered ? schema : schema.orNull
    case .object(let values): return JSONValue.object(object(values, in: group)).orNull
    case .elements(let id, let values):
      var list: [String: JSONValue] = [
        "type": "array", "items": .object(object(values, in: id)), "minItems": 1,
      ]
      if let most = groups.first(where: { $0.id == id })?.limits.upperBound, most < Int.max {
        list["maxItems"] = .int(most)
      }
      return JSONValue.object(list).orNull
    }
  }
}

extension FieldSchema {
  /// The schema, with null where not everybody answers.
  fileprivate var optional: JSONValue { isAlwaysAnswered ? schema : schema.orNull }
}

extension JSONValue {
  /// The schema of a part of the objects of a schema, with what that says of itself.
  fileprivate func part(_ part: String) -> JSONValue? {
    guard case .object(var object)? = self["properties"]?[part] else { return nil }
    object["title"] = self["title"]?.string.map { .string("\($0): \(part)") }
    object["description"] = self["description"]
    return .object(object)
  }

  /// A schema that allows null, too; what it says of itself stays outside.
  fileprivate var orNull: JSONValue {
    guard case .object(var object) = self, !object.isEmpty else { return self }
    var told: [String: JSONValue] = [:]
    for key in ["title", "description"] { told[key] = object.removeValue(forKey: key) }
    told["anyOf"] = [.object(object), ["type": "null"]]
    return .object(told)
  }
}

extension ColumnType {
  /// The schema of whatever the column can hold.
  fileprivate var schema: JSONValue {
    switch self {
    case .text: .text(atLeast: 0)
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .truth: ["type": "boolean"]
    case .date: .day
    case .time: .timeOfDay
    case .instant: ["type": "string", "format": "date-time"]
    case .list: ["type": "array", "items": ["type": "string"]]
    case .object: [:]
    case .id: ["type": "string", "format": "uuid"]
    }
  }

  /// Whether the column holds values of a schema as they are.
  fileprivate func holds(_ schema: JSONValue) -> Bool {
    let type = schema["type"]?.string
    return switch self {
    case .object: true
    case .number: type == "number" || type == "integer"
    case .date: schema["format"] == "date"
    case .text, .integer, .truth, .time, .instant, .list, .id: type == self.schema["type"]?.string
    }
  }
}
