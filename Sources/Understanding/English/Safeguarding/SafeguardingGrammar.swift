/// What is said of dangers in English: words, and rules made of them.
///
/// It is written down as text, so that it can be read: a line defines a name (`wish = want | hope`)
/// or is a rule (`suicide hyperbole: [wish] to @die`); one that begins with a space goes on with
/// the line before. ``WordPatternReader`` says how patterns are written.
struct SafeguardingGrammar: Sendable {
  /// The grammar of English, read once.
  static let english = SafeguardingGrammar([
    people, deeds, suicide, selfHarm, violence, eating, danger, sayings,
  ])

  private(set) var rules: [SafeguardingRule] = []
  private(set) var sayings: [SafeguardingRule] = []
  /// The lines that are not written as lines of a grammar are; there are none.
  private(set) var faults: [String] = []
  private var reader = WordPatternReader()

  /// The words that the grammar speaks of.
  var vocabulary: SafeguardingVocabulary { reader.vocabulary }

  /// Reads a grammar.
  init(_ texts: [String]) {
    for text in texts {
      var statement = ""
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        if line.first != " " {
          add(statement[...])
          statement = ""
        }
        statement += line
      }
      add(statement[...])
    }
  }

  /// The single words that are defined by a name.
  func words(_ name: String) -> WordSet {
    if case .word(let words)? = reader.definitions[name] { words } else { WordSet() }
  }

  /// What is defined by a name.
  func pattern(_ name: String) -> WordPattern? { reader.definitions[name] }

  private mutating func add(_ statement: Substring) {
    guard !statement.isEmpty else { return }
    if let colon = statement.firstIndex(of: ":") {
      addRule(statement[..<colon], statement[statement.index(after: colon)...])
    } else if let equals = statement.firstIndex(of: "="),
      let pattern = reader.pattern(statement[statement.index(after: equals)...])
    {
      reader.definitions[String(statement[..<equals].filter { $0 != " " })] = pattern
    } else {
      faults.append(String(statement))
    }
  }

  private mutating func addRule(_ head: Substring, _ text: Substring) {
    let names = head.split(separator: " ")
    let traits = names.dropFirst().map { SafeguardingRule.Traits.named[$0] }
    let kind = names.first.flatMap { SafeguardingRule.kinds[$0] }
    guard kind != nil || names == ["saying"], !traits.contains(nil),
      let pattern = reader.pattern(text)
    else { return faults.append("\(head):\(text)") }
    let rule = SafeguardingRule(
      kind: kind, traits: .init(traits.compactMap(\.self)), pattern: pattern,
      triggers: pattern.headWords)
    if kind == nil { sayings.append(rule) } else { rules.append(rule) }
  }
}
