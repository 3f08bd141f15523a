/// What is said of dangers in English: words, and rules made of them.
///
/// It is written down as text, so that it can be read: a line defines a name (`wish = want | hope`)
/// or is a rule (`suicide hyperbole: [wish] to @die`); one that begins with a space goes on with
/// the line before. ``WordPatternReader`` says how patterns are written.
struct SafeguardingGrammar: Sendable {
  /// The grammar of English, read when the first line is heard.
  static let english = SafeguardingGrammar([
    people, deeds, suicide, selfHarm, violence, eating, danger, sayings,
  ])

  private(set) var rules: [SafeguardingRule] = []
  private(set) var sayings: [SafeguardingRule] = []
  /// The lines that are not written as lines of a grammar are; there are none.
  private(set) var faults: [String] = []
  private var reader = WordPatternReader()
  private var pairs: [Int: Int] = [:]
  private var selfWord: Int?

  /// The words that the grammar speaks of.
  var vocabulary: SafeguardingVocabulary { reader.vocabulary }

  /// Reads a grammar.
  init(_ texts: [String]) {
    for text in texts {
      var statement: [UInt8] = []
      for line in Array(text.utf8).split(separator: UInt8(ascii: "\n")) {
        if line.first == UInt8(ascii: "#") { continue }
        if line.first != UInt8(ascii: " ") {
          add(statement)
          statement.removeAll(keepingCapacity: true)
        }
        statement += line
      }
      add(statement)
    }
    selfWord = vocabulary.number(of: "self")
    for (first, second, whole) in EnglishForms.pairs {
      guard let one = vocabulary.number(of: first), let two = vocabulary.number(of: second),
        let word = vocabulary.number(of: whole)
      else { continue }
      pairs[one << 16 | two] = word
    }
  }

  /// What two words are heard as together; nil when they stay two.
  func joined(_ first: Int, _ second: Int, before third: Int) -> Int? {
    if let whole = pairs[first << 16 | second] { return whole }
    guard second == selfWord, !words("selfNoun").contains(third), words("selfOf").contains(first)
    else { return nil }
    return vocabulary.number(of: words("own").contains(first) ? "myself" : "themselves")
  }

  /// What is defined by a name.
  func pattern(_ name: String) -> WordPattern? {
    WordKey(name).flatMap { reader.definitions[$0] }
  }

  /// The single words that are defined by a name.
  func words(_ name: String) -> WordSet { pattern(name)?.words ?? WordSet() }

  private mutating func add(_ statement: [UInt8]) {
    guard !statement.isEmpty else { return }
    let isRead =
      if let colon = statement.firstIndex(of: UInt8(ascii: ":")) {
        addRule(statement, colon)
      } else if let equals = statement.firstIndex(of: UInt8(ascii: "=")) {
        define(statement, equals)
      } else {
        false
      }
    if !isRead { faults.append(String(decoding: statement, as: UTF8.self)) }
  }

  private mutating func define(_ statement: [UInt8], _ equals: Int) -> Bool {
    let name = String(
      decoding: statement[..<equals].filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    guard let key = WordKey(name), let pattern = reader.pattern(statement, from: equals + 1) else {
      return false
    }
    reader.definitions[key] = pattern
    return true
  }

  private mutating func addRule(_ statement: [UInt8], _ colon: Int) -> Bool {
    let names = String(decoding: statement[..<colon], as: UTF8.self).split(separator: " ")
    let traits = names.dropFirst().map { SafeguardingRule.Traits.named[$0] }
    let kind = names.first.flatMap { SafeguardingRule.kinds[$0] }
    guard kind != nil || names == ["saying"], !traits.contains(nil),
      let pattern = reader.pattern(statement, from: colon + 1)
    else { return false }
    let rule = SafeguardingRule(
      kind: kind, traits: .init(traits.compactMap(\.self)), pattern: pattern)
    if kind == nil { sayings.append(rule) } else { rules.append(rule) }
    return true
  }
}
