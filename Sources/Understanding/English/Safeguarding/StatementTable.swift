import CLexicon

/// The statements in `statements.txt`, which says how they are written.
struct StatementTable: Sendable {
  /// A statement of a kind.
  struct Statement: Sendable {
    let kind: Kind
    let items: [StatementItem]
  }

  /// What a statement says.
  enum Kind: String, Sendable {
    case suicide, selfHarm = "self-harm", eating, abuse, violence
    /// Violence by he or she, who may as well be a child that is spoken of.
    case violenceAlone = "violence-alone"
    /// Violence of one's own.
    case harm
    case goesOn = "goes-on"
    case misheard
  }

  /// The English statements.
  static let english = StatementTable(text)

  /// What words are read as: "wanna" as "want to".
  private(set) var forms: [String: [String]] = [:]
  private(set) var statements: [Statement] = []
  private var classes: [Set<String>] = []
  private var places: [String: Int] = [:]
  private var phrases: [String: [[StatementItem]]] = [:]
  private init(_ text: Substring) {
    var exceptions: [StatementItem] = []
    // By bytes: characters would take longer to find than all else that is done here.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#")
    {
      let words = line.split(separator: UInt8(ascii: " "))
      guard !words.isEmpty else { continue }
      let place = words.firstIndex { $0.elementsEqual(">".utf8) } ?? 1
      let (first, rest) = (String(Substring(words[0])), words.dropFirst(place + 1))
      if first == "unless" {
        exceptions = words.dropFirst().map { .around(item($0), says: false) }
        continue
      }
      guard place < words.count else { continue }
      switch String(Substring(words[place])) {
      case ">":
        let form = rest.map { String(Substring($0)) }
        for word in words[..<place] { forms[String(Substring(word))] = form }
      case "=":
        for word in rest { add(word, toClass: first) }
      case ":=":
        phrases[first, default: []].append(rest.map(item))
      case ":":
        guard let kind = Kind(rawValue: first) else { continue }
        statements.append(Statement(kind: kind, items: rest.map(item) + exceptions))
      default: continue
      }
    }
    addClippedForms()
  }

  /// Has "hittin" read as "hitting", of the words of all classes.
  private mutating func addClippedForms() {
    for words in classes {
      for word in words where word.utf8.count > 5 && word.hasSuffix("ing") {
        forms[String(word.dropLast())] = [word]
      }
    }
    for word in words("gerund") { forms[String(word.dropLast())] = [word] }
  }

  /// The words of a class; none of one that is not in the table.
  func words(_ name: String) -> Set<String> { places[name].map { classes[$0] } ?? [] }

  /// The words of the class at a place.
  func words(at place: Int) -> Set<String> { classes[place] }

  /// The alternatives of a phrase; none of one that is not in the table.
  func alternatives(_ name: String) -> [[StatementItem]] { phrases[name] ?? [] }

  private typealias Bytes = Substring.UTF8View

  private mutating func add(_ word: Bytes, toClass name: String) {
    let place = places[name] ?? classes.count
    if place == classes.count {
      classes.append([])
      places[name] = place
    }
    if let other = Self.name(in: word) {
      classes[place].formUnion(words(other))
    } else if word.last == UInt8(ascii: "~") {
      classes[place].formUnion(Self.forms(of: word))
    } else {
      classes[place].insert(String(Substring(word)))
    }
  }

  /// The item that is written so, of the classes that stand before it.
  private func item(_ text: Bytes) -> StatementItem {
    switch text.first {
    case UInt8(ascii: "."): return text.count == 1 ? .end : .gap(text.count == 2 ? 3 : 6)
    case UInt8(ascii: "^"): return .start
    case UInt8(ascii: ","): return .sign
    case UInt8(ascii: "!"): return .not(item(text.dropFirst()))
    case UInt8(ascii: "+"): return .around(item(text.dropFirst()), says: true)
    case UInt8(ascii: "-"): return .around(item(text.dropFirst()), says: false)
    default: break
    }
    if text.last == UInt8(ascii: "?") { return .optional(item(text.dropLast())) }
    if text.last == UInt8(ascii: "*") { return .repeated(item(text.dropLast())) }
    var (words, items): (Set<String>, [StatementItem]) = ([], [])
    for part in text.split(separator: UInt8(ascii: "|")) {
      if let name = Self.name(in: part) {
        items.append(places[name].map { .wordOf($0) } ?? .phrase(name))
      } else if part.last == UInt8(ascii: "~") {
        words.formUnion(Self.forms(of: part))
      } else {
        words.insert(String(Substring(part)))
      }
    }
    if !words.isEmpty { items.append(.words(words)) }
    return items.count == 1 ? items[0] : .either(items)
  }

  /// The name of a class or phrase, where an item is one.
  private static func name(in item: Bytes) -> String? {
    item.first == UInt8(ascii: "<") ? String(Substring(item.dropFirst().dropLast())) : nil
  }

  /// The forms of a verb that is written with "~", or the word itself.
  private static func forms(of text: Bytes) -> [String] {
    guard text.last == UInt8(ascii: "~") else { return [String(Substring(text))] }
    let verb = String(Substring(text.dropLast()))
    // A silent "e" goes, and what stands before it is not doubled.
    let stems = verb.last == "e" ? [String(verb.dropLast())] : [verb, verb + verb.suffix(1)]
    return [verb, verb + "s", verb + "es"] + stems.flatMap { [$0 + "ed", $0 + "ing"] }
  }
}

extension StatementTable {
  /// The words of the table, in which slips are mended.
  static let vocabulary = Vocabulary(
    text.utf8.split { byte in
      byte < 0x80 && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "~")
        && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }.flatMap { forms(of: $0) }.filter { $0.utf8.count > 3 })

  private static var text: Substring {
    let rows = clexicon_english_statements()
    return Substring(
      String(decoding: UnsafeRawBufferPointer(start: rows.bytes, count: rows.count), as: UTF8.self))
  }
}
