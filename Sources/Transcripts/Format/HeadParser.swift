import Conversation
import Foundation
import Onboarding
import Understanding

/// Reads the head of a transcript, a line `KEY: VALUE` at a time.
struct HeadParser {
  private let path: String
  private var head = TranscriptHead(flow: "")

  init(path: String) {
    self.path = path
  }

  /// The head, which names its flow.
  func finish(line: Int) throws(TranscriptFault) -> TranscriptHead {
    guard !head.flow.isEmpty else {
      throw TranscriptFault(
        path: path, line: line, found: "no flow in the head",
        expected: "a line such as `flow: diet`")
    }
    return head
  }

  /// Takes a line; empty lines and those that begin with `#` are for people.
  mutating func take(_ line: String, number: Int) throws(TranscriptFault) {
    guard !line.isEmpty, !line.hasPrefix("#") else { return }
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      throw TranscriptFault(
        path: path, line: number, found: "\"\(line)\"", expected: "`KEY: VALUE`, or `---`")
    }
    let key = line[..<colon]
    let value = String(
      line[line.utf8.index(after: colon)...].unicodeScalars.drop { $0 == " " })
    guard let expected = try take(String(key), value, number) else { return }
    throw TranscriptFault(path: path, line: number, found: "\"\(line)\"", expected: expected)
  }

  /// Takes a value.
  ///
  /// - Returns: What is expected in its place, or nil when it can be used.
  private mutating func take(
    _ key: String, _ value: String, _ number: Int
  ) throws(TranscriptFault) -> String? {
    switch key {
    case "flow":
      guard !value.isEmpty else { return "the id of a flow, such as `flow: diet`" }
      head.flow = value
    case "now":
      guard let now = Timestamp(utc: value) else { return "`now: 2026-03-02T09:00`, in UTC" }
      head.now = now
    case "user":
      guard User(named: value) != nil else { return "a user's name" }
      head.user = value
    case "width":
      guard let width = Int(value), (1...1000).contains(width) else {
        return "a number of columns, 1 to 1000"
      }
      head.width = width
    case "clock":
      guard value == "12" || value == "24" else { return "`clock: 12` or `clock: 24`" }
      head.clock = value == "12" ? .twelveHour : .twentyFourHour
    case "sign-in":
      guard let mode = SignInMode(rawValue: value) else { return "none, local or google" }
      head.signIn = mode
    case "plain", "strict", "service":
      guard value == "yes" || value == "no" else { return "`\(key): yes` or `\(key): no`" }
      if key == "plain" { head.isPlain = value == "yes" }
      if key == "strict" { head.isStrict = value == "yes" }
      if key == "service" { head.hasService = value == "yes" }
    case "set": return set(value)
    case "answers":
      guard let values = Self.handedIn(value) else { return "a JSON object of answers by field" }
      head.answers += values
    case "secret": head.secrets.append(Self.secret(value))
    case "from": return from(value, number)
    case "store": return store(value)
    default:
      return "flow, now, user, width, clock, sign-in, plain, strict, service, set, answers, "
        + "secret, store or from before the colon"
    }
    return nil
  }

  private mutating func set(_ value: String) -> String? {
    guard let equals = value.utf8.firstIndex(of: UInt8(ascii: "=")), equals > value.startIndex
    else {
      return "`set: FIELD=TEXT`"
    }
    head.settings.append(
      HandedIn(
        field: String(value[..<equals]),
        value: .string(String(value[value.utf8.index(after: equals)...]))))
    return nil
  }

  private mutating func from(_ value: String, _ number: Int) -> String? {
    let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
    let lines = parts.count == 2 ? Self.json(parts[1])?.array?.compactMap(\.string) ?? [] : []
    guard !lines.isEmpty else { return "`from: STEP [\"LINE\", …]`" }
    head.from = TranscriptHead.Start(step: parts[0], lines: lines, line: number)
    return nil
  }

  private mutating func store(_ value: String) -> String? {
    let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
    let expected =
      "`store: said [\"LINE\", …]`, `store: row TABLE {…}` or `store: state {…}`"
    guard parts.count == 2 else { return expected }
    switch parts[0] {
    case "row":
      let row = parts[1].split(separator: " ", maxSplits: 1).map(String.init)
      guard row.count == 2, case .object(let values) = Self.json(row[1]) else { return expected }
      head.store.append(.row(table: row[0], values))
    case "said":
      let lines = Self.json(parts[1])?.array?.compactMap(\.string)
      guard let lines, !lines.isEmpty else { return expected }
      head.store.append(.said(lines))
    case "state":
      guard
        let state = try? JSONDecoder().decode(ConversationState.self, from: Data(parts[1].utf8))
      else { return expected }
      head.store.append(.state(state))
    default: return expected
    }
    return nil
  }

  /// `NAME = TEXT` or only the text; the name is for people.
  private static func secret(_ value: String) -> String {
    let parts = value.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && parts[1] == "=" ? String(parts[2]) : value
  }

  private static func handedIn(_ text: String) -> [HandedIn]? {
    guard case .object(let fields) = json(text) else { return nil }
    return fields.sorted { $0.key < $1.key }.map { HandedIn(field: $0.key, value: $0.value) }
  }

  private static func json(_ text: String) -> JSONValue? {
    try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }
}

extension Timestamp {
  /// The instant of `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` or `YYYY-MM-DDTHH:mm:ss`, with or without `Z`.
  init?(utc text: String) {
    let bare = text.hasSuffix("Z") ? String(text.dropLast()) : text
    let parts = bare.split(separator: "T", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let date = CalendarDate(String(parts[0])),
      let time = parts.count == 2 ? TimeOfDay(String(parts[1])) : .midnight
    else { return nil }
    self.init(date: date, time: time)
  }
}
