/// An address while it is read, from the sign to both sides.
struct Mailbox {
  private let line: Line
  private var local = ""
  private var domain = ""

  /// The longest local part (RFC 5321, 4.5.3.1.1), and more tokens than any address has.
  private static let longestLocal = 64
  private static let reach = 40

  /// An empty address of a line.
  init(line: Line) {
    self.line = line
  }

  /// The address that was read.
  var address: String { "\(local)@\(domain)" }

  /// Reads what stands before the sign, and gives the first token of it.
  ///
  /// An address with something before it that may belong to it is none at all, rather than the
  /// rest of another address.
  mutating func readLocal(before sign: Int) -> Int? {
    let tokens = line.tokens
    var first = sign
    var pieces: [String] = []
    var wasMark = false
    reading: while first > 0, sign - first < Mailbox.reach {
      let token = tokens[first - 1]
      let isGlued = !tokens[first].startsWord
      if let mark = Mailbox.mark(token), first < sign || isGlued {
        guard isGlued || token.kind == .word else { break }
        pieces.append(mark)
        wasMark = true
      } else if token.kind != .sign {
        guard isGlued || wasMark && tokens[first].kind == .word || first == sign else { break }
        let text = line.words(first - 1..<first).withoutUnseen
        // Letters of another script before the address are not of it.
        let plain = Mailbox.plainEnd(of: text)
        guard !plain.isEmpty else { break }
        pieces.append(plain)
        wasMark = false
        if plain.utf8.count < text.utf8.count {
          first -= 1
          break
        }
      } else if isGlued, !Mailbox.openers.contains(token.lexeme) {
        return nil
      } else {
        break reading
      }
      first -= 1
    }
    local = pieces.reversed().joined()
    let isSound = !local.hasPrefix(".") && !local.hasSuffix(".") && !local.contains("..")
    return local.isEmpty || !isSound || local.utf8.count > Mailbox.longestLocal ? nil : first
  }

  /// The letters, digits and apostrophes at the end of a word that are ASCII.
  private static func plainEnd(of text: String) -> String {
    guard let last = text.utf8.lastIndex(where: { $0 >= 0x80 }) else { return text }
    return String(text[text.utf8.index(after: last)...])
  }

  /// Signs that may stand right before an address.
  private static let openers: LexemeSet = [
    .opening, .quote, .colon, .comma, .semicolon, .less, .equals, .slash, .sign, .ellipsis,
    .exclamation, .question,
  ]

  /// Reads what stands after the sign, and gives the token behind it.
  mutating func readDomain(after sign: Int) -> Int? {
    let tokens = line.tokens
    var index = sign + 1
    var labels: [String] = []
    var end = index
    reading: while index < tokens.count, index - sign < Mailbox.reach {
      guard let label = readLabel(&index) else { break }
      labels.append(label)
      end = index
      guard index < tokens.count else { break }
      let token = tokens[index]
      switch token.lexeme {
      case .period:
        guard !token.startsWord, index + 1 < tokens.count, !tokens[index + 1].startsWord else {
          break reading
        }
      case .point: break
      case .underscore where !token.startsWord: return nil
      default:
        guard token.word == "dot" else { break reading }
      }
      index += 1
    }
    guard labels.count > 1, let top = labels.last, top.utf8.count > 1,
      top.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
    else { return nil }
    domain = labels.joined(separator: ".")
    return end
  }

  /// Reads letters, digits and inner hyphens.
  private func readLabel(_ index: inout Int) -> String? {
    let tokens = line.tokens
    let start = index
    var end = index
    while end < tokens.count, end == start || !tokens[end].startsWord {
      if tokens[end].kind == .sign {
        guard tokens[end].lexeme == .dash, end > start, end + 1 < tokens.count,
          !tokens[end + 1].startsWord, tokens[end + 1].kind != .sign
        else { break }
      } else if tokens[end].word.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "'") }) {
        break
      }
      end += 1
    }
    guard end > start, tokens[start].word != "dot" else { return nil }
    index = end
    return line.words(start..<end).withoutUnseen
  }

  /// The sign that a token is or names inside an address.
  private static func mark(_ token: Token) -> String? {
    switch token.lexeme {
    case .period, .point: return "."
    case .dash, .minus: return "-"
    case .underscore: return "_"
    case .plus: return "+"
    case .with where token.word == "plus": return "+"
    case .other where token.word == "dot": return "."
    case .other where token.word == "underscore": return "_"
    case .other where token.word == "hyphen" || token.word == "dash": return "-"
    default: return nil
    }
  }
}
