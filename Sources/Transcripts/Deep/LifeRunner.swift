import Conversation
import Foundation
import Onboarding
import Understanding

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs the lives of one transcript with the program, over one store.
final class LifeRunner {
  private let program: String
  private let folder: URL
  private let product: any AnyProduct
  private let head: TranscriptHead
  private var now: Timestamp
  private var secrets: ArraySlice<String>

  init(program: String, folder: URL, product: any AnyProduct, head: TranscriptHead) {
    self.program = program
    self.folder = folder
    self.product = product
    self.head = head
    now = head.now
    secrets = head.secrets[...]
  }

  /// Writes what is handed in by file, and has the conversation that was there before.
  ///
  /// - Returns: Whether the program could be run.
  func prepare() -> Bool {
    if !head.answers.isEmpty {
      let fields = Dictionary(head.answers.map { ($0.field, $0.value) }) { _, last in last }
      let json = JSONValue.object(fields).json
      guard (try? Data(json.utf8).write(to: answersFile)) != nil else { return false }
    }
    for case .said(let lines) in head.store {
      let input = lines.map { $0 + "\n" }.joined()
      guard child(chat(isFirst: false)).run(Array(input.utf8), end: .closedInput) != nil else {
        return false
      }
    }
    return true
  }

  /// Runs a life, whose screen is known from the replay in process.
  func run(_ life: Life, _ lived: Performance.Lived, isFirst: Bool) -> ChildProgram.Ran? {
    pass(life.opening)
    for move in life.moves { pass(move.before) }
    defer { pass(life.closing) }
    let input = life.moves.flatMap { bytes(of: $0.action) }
    return child(chat(isFirst: isFirst)).run(input, end: end(of: life, lived))
  }

  /// The profile as `usher show` prints it, with the step and whether it is completed.
  func record() -> [String: JSONValue]? {
    let arguments = ["show", product.id, "--user", head.user, "--now", now.description, "--json"]
    guard let ran = child(arguments).run([], end: .closedInput),
      case .object(let shown)? = try? JSONDecoder().decode(
        JSONValue.self, from: Data(ran.output)),
      case .object(var record)? = shown["profile"]
    else { return nil }
    record["step"] = shown["step"]
    record["completed"] = shown["completed"]
    return record
  }

  private var answersFile: URL { folder.appending(path: "answers.json") }

  private func child(_ arguments: [String]) -> ChildProgram {
    ChildProgram(
      path: program, arguments: arguments,
      environment: [
        "HOME": folder.path, "USHER_STORE": folder.appending(path: "store").path, "TZ": "UTC",
        "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      ])
  }

  private func chat(isFirst: Bool) -> [String] {
    var words = ["chat", product.id, "--user", head.user, "--now", now.description]
    if head.clock == .twentyFourHour { words += ["--clock", "24"] }
    if head.isPlain { words.append("--plain") }
    if head.isStrict { words.append("--strict") }
    guard isFirst else { return words }
    if !head.answers.isEmpty { words += ["--answers", answersFile.path] }
    for setting in head.settings {
      words += ["--set", "\(setting.field)=\(setting.value.string ?? "")"]
    }
    return words
  }

  private func pass(_ cues: [Cue]) {
    for case .advance(let seconds) in cues.map(\.directive) {
      now = Timestamp(secondsSince1970: now.secondsSince1970 + seconds)
    }
  }

  private func bytes(of action: Action) -> [UInt8] {
    switch action {
    case .answer(let text): Array("\(text)\n".utf8)
    case .secret: Array("\(secrets.popFirst() ?? "")\n".utf8)
    case .unreadable(.bytes): [0xFF, 0x0A]
    case .unreadable(.nul): [0x00, 0x0A]
    case .unreadable(.long): [UInt8](repeating: 0x78, count: 5000) + [0x0A]
    case .endOfInput, .hangUp, .interrupt, .kill, .start: []
    }
  }

  /// How a life ends, and for a signal, when: once the prompt stands there.
  private func end(of life: Life, _ lived: Performance.Lived) -> ChildProgram.End {
    if life.isKilled, lived.status == nil {
      return .signal(SIGKILL, afterBytes: lived.screen.utf8.count)
    }
    switch life.moves.last?.action {
    case .interrupt: return .signal(SIGINT, afterBytes: lived.bytesBeforeFarewell)
    case .hangUp: return .signal(SIGHUP, afterBytes: lived.bytesBeforeFarewell)
    default: return .closedInput
    }
  }
}

extension Performance.Lived {
  /// How many bytes are shown until the last prompt stands there.
  fileprivate var bytesBeforeFarewell: Int {
    let goodbye = (blocks.last ?? []).map { $0 + "\n" }.joined()
    return screen.utf8.count - goodbye.utf8.count - 1
  }
}
