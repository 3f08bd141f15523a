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
  /// Words one of which has to be said before a rule can hold.
  private(set) var triggers = WordSet()
  /// The lines that are not written as lines of a grammar are; there are none.
  private(set) var faults: [String] = []
  private var reader = WordPatternReader()

  /// The words that the grammar speaks of.
  var vocabulary: SafeguardingVocabulary { reader.vocabulary }

  /// Reads a grammar.
  init(_ texts: [String]) {
    for text in texts {
      var statement: [UInt8] = []
      for line in Array(text.utf8).split(separator: UInt8(ascii: "\n")) {
        if line.first == UInt8(ascii: "#") { continue }
        if line.first != UInt8(ascii: " ") {
          add(statement[...])
          statement.removeAll(keepingCapacity: true)
        }
        statement += line
      }
      add(statement[...])
    }
  }

  /// What is defined by a name.
  func pattern(_ name: String) -> WordPattern? {
    WordKey(name).flatMap { reader.definitions[$0] }
  }

  /// The single words that are defined by a name.
  func words(_ name: String) -> WordSet { pattern(name)?.words ?? WordSet() }

  private mutating func add(_ statement: ArraySlice<UInt8>) {
    guard !statement.isEmpty else { return }
    let isRead =
      if let colon = statement.firstIndex(of: UInt8(ascii: ":")) {
        addRule(statement[..<colon], statement[(colon + 1)...])
      } else if let equals = statement.firstIndex(of: UInt8(ascii: "=")) {
        define(statement[..<equals], statement[(equals + 1)...])
      } else {
        false
      }
    if !isRead { faults.append(String(decoding: statement, as: UTF8.self)) }
  }

  private mutating func define(_ head: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: head.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    guard let key = WordKey(name), let pattern = reader.pattern(text) else { return false }
    reader.definitions[key] = pattern
    return true
  }

  private mutating func addRule(_ head: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    let names = String(decoding: head, as: UTF8.self).split(separator: " ")
    let traits = names.dropFirst().map { SafeguardingRule.Traits.named[$0] }
    let kind = names.first.flatMap { SafeguardingRule.kinds[$0] }
    guard kind != nil || names == ["saying"], !traits.contains(nil),
      let pattern = reader.pattern(text)
    else { return false }
    let heads = pattern.headWords
    let rule = SafeguardingRule(
      kind: kind, traits: .init(traits.compactMap(\.self)), pattern: pattern, triggers: heads)
    if kind == nil {
      sayings.append(rule)
      return true
    }
    // A rule says what it is about, so that a line is searched for few words.
    guard let heads else { return false }
    triggers.formUnion(heads)
    rules.append(rule)
    return true
  }
}
