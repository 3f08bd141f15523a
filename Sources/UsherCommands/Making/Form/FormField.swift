import Onboarding
import Understanding

/// A property of a JSON Schema as a question of a new flow.
struct FormField {
  /// The id of the field, in snake_case.
  let id: String
  /// The name of the property of the draft.
  let property: String
  /// What the answer is called.
  let label: String
  /// The question in words.
  let question: String
  /// Why it is asked, where the schema says so.
  let why: String?
  /// Whether it has to be answered.
  let isRequired: Bool
  let kind: FormKind

  /// A question for a property; nil where its key makes no name.
  init?(_ key: String, _ schema: JSONValue, isRequired: Bool, kind: FormKind) {
    let words = Self.words(of: key)
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    id = words.joined(separator: "_")
    let camel = first + words.dropFirst().map(\.capitalizedFirst).joined()
    property = Self.reserved.contains(camel) ? "\(camel)Answer" : camel
    label = schema["title"]?.string?.oneLine ?? words.joined(separator: " ").capitalizedFirst
    let description = schema["description"]?.string?.oneLine
    let isQuestion = description?.hasSuffix("?") == true
    question = isQuestion ? description ?? label : "\(label)\(kind.isTruth ? ": yes or no" : "")?"
    why = isQuestion ? nil : description
    self.isRequired = isRequired
    self.kind = kind
  }

  /// The words of a key in camelCase, kebab-case or snake_case, in small letters.
  static func words(of key: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in key {
      let isPart = character.isASCII && (character.isLetter || character.isNumber)
      if !isPart || character.isUppercase && word.last?.isLowercase == true {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart { word.append(character) }
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.lowercased() }
  }

  /// Words of Swift, and names of the draft's own, that no property can have.
  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

extension FormKind {
  var isTruth: Bool { if case .truth = self { true } else { false } }
}

extension String {
  /// The text with a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text in one line, without what could steer a terminal.
  var oneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
  }
}
