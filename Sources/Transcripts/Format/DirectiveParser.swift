import Conversation
import Onboarding

/// Reads a `%%` line.
struct DirectiveParser {
  /// What a line does, or what it changes or expects.
  enum Parsed {
    case action(Action)
    case directive(Directive)
  }

  let path: String
  let line: Int

  /// Reads a line that begins with `%%`.
  func parse(_ text: String) throws(TranscriptFault) -> Parsed {
    let words = text.dropFirst(2).split(separator: " ").map(String.init)
    let rest = Array(words.dropFirst())
    switch words.first {
    case "kill" where rest.isEmpty: return .action(.kill)
    case "start" where rest.isEmpty: return .action(.start)
    case "eof" where rest.isEmpty: return .action(.endOfInput)
    case "hangup" where rest.isEmpty: return .action(.hangUp)
    case "interrupt" where rest.isEmpty: return .action(.interrupt)
    case "unreadable":
      guard rest.count == 1, let garbage = Action.Garbage(rawValue: rest[0]) else {
        throw fault(text, "`%% unreadable bytes`, `nul` or `long`")
      }
      return .action(.unreadable(garbage))
    case "advance":
      guard let seconds = Self.seconds(rest) else {
        throw fault(text, "a time such as `%% advance 2d`, `3h`, `10m` or `30s`")
      }
      return .directive(.advance(seconds))
    case "database": return .directive(try database(rest, text))
    case "erased" where rest.isEmpty: return .directive(.erased)
    case "http": return .directive(.service(try service(rest, text)))
    case "sign-in": return .directive(.signIn(try signIn(rest, text)))
    case "session":
      guard rest == ["expires"] else { throw fault(text, "`%% session expires`") }
      return .directive(.sessionExpires)
    case "exit":
      guard rest.count == 1, let code = Int32(rest[0]), (0...255).contains(code) else {
        throw fault(text, "an exit code such as `%% exit 75`")
      }
      return .directive(.exit(code))
    default:
      throw fault(
        text,
        "kill, start, eof, hangup, interrupt, unreadable, advance, database, erased, http, sign-in, "
          + "session or exit after `%%`")
    }
  }

  private static func seconds(_ words: [String]) -> Int? {
    guard words.count == 1, let word = words.first, let unit = word.last,
      let count = Int(word.dropLast()), count > 0
    else { return nil }
    switch unit {
    case "d": return count * 86_400
    case "h": return count * 3600
    case "m": return count * 60
    case "s": return count
    default: return nil
    }
  }

  private func database(_ words: [String], _ text: String) throws(TranscriptFault) -> Directive {
    var rest = words[...]
    let expected =
      "`%% database fails`, then full, unavailable, not-permitted, refused, conflict, corrupt or "
      + "newer, then `N times`"
    guard rest.popFirst() == "fails" else { throw fault(text, expected) }
    var error = RepositoryError.unavailable("it is busy")
    if let name = rest.first, let named = Self.failures[name] {
      error = named
      rest = rest.dropFirst()
    }
    if rest.isEmpty { return .databaseFails(error, times: 1) }
    guard rest.count == 2, let times = rest.first.flatMap(Int.init), times > 0,
      rest.last == "times" || rest.last == "time"
    else { throw fault(text, expected) }
    return .databaseFails(error, times: times)
  }

  private static let failures: [String: RepositoryError] = [
    "unavailable": .unavailable("it is busy"), "full": .full,
    "not-permitted": .notPermitted("its folder"), "refused": .refused(constraint: "a check"),
    "conflict": .conflict(current: 0), "corrupt": .corrupt(setAside: nil),
    "newer": .newerSchema,
  ]

  private func service(
    _ words: [String], _ text: String
  ) throws(TranscriptFault) -> Directive.ServiceAnswer {
    switch (words.first, words.count) {
    case ("201", 2): return .taken(id: words[1])
    case ("503", 3) where words[1] == "retry-after", ("429", 3) where words[1] == "retry-after":
      guard let seconds = Int(words[2]) else { break }
      return .failed(.busy(seconds: seconds))
    case ("422", 3...):
      return .failed(.rejected(field: words[1], reason: words[2...].joined(separator: " ")))
    case ("409", 1): return .failed(.conflict)
    case ("500", 1), ("502", 1), ("504", 1): return .failed(.serverError)
    case ("timeout", 1): return .failed(.timedOut)
    case ("offline", 1): return .failed(.unreachable("there is no network."))
    case ("malformed", 1): return .failed(.malformed)
    default: break
    }
    throw fault(
      text,
      "`%% http 201 PLAN-ID`, `422 FIELD REASON`, `503 retry-after 5`, `409`, `500`, `timeout`, "
        + "`offline` or `malformed`")
  }

  private func signIn(
    _ words: [String], _ text: String
  ) throws(TranscriptFault) -> Directive.SignInAnswer {
    switch (words.first, words.count) {
    case ("cancelled", 1): return .cancelled
    case ("succeeds", 2): return .succeeds(email: words[1])
    case ("fails", 1): return .fails(.wrongCredentials)
    case ("fails", 2):
      if let failure = Self.signInFailures[words[1]] { return .fails(failure) }
    default: break
    }
    throw fault(
      text,
      "`%% sign-in succeeds EMAIL`, `cancelled`, or `fails`, then wrong, taken, later, unreachable, "
        + "untrusted or timeout")
  }

  private static let signInFailures: [String: SignInFailure] = [
    "wrong": .wrongCredentials, "taken": .cannotSignUp, "later": .tryLater(seconds: 30),
    "unreachable": .unreachable, "untrusted": .untrusted, "timeout": .timedOut,
  ]

  private func fault(_ found: String, _ expected: String) -> TranscriptFault {
    TranscriptFault(path: path, line: line, found: "\"\(found)\"", expected: expected)
  }
}
