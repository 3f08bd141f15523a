import CLibpq

/// A connection to PostgreSQL; the only owner of libpq's pointers.
///
/// It is unchecked because one thread at a time uses it: ``PostgresLink`` keeps it in a mutex, and
/// never lets it out.
final class PostgresConnection: @unchecked Sendable {
  private let connection: OpaquePointer
  private let waiting: Waiting
  /// Whether a statement was given up: nothing of what the server says next could be told apart.
  private var isGivenUp = false

  /// Connects.
  ///
  /// - Parameters:
  ///   - url: A URL or key words, as libpq takes them.
  ///   - patience: How long to wait for the server, here and for each statement.
  ///   - contact: Is told when the server answers.
  /// - Throws: ``PostgresFailure``.
  init(
    url: String, patience: Patience, contact: ServerContact = ServerContact()
  ) throws(PostgresFailure) {
    if let problem = usher_pq_load() { throw .noLibrary(String(cString: problem)) }
    let waiting = Waiting(patience)
    let (made, outcome) = withExtendedLifetime(contact) {
      waiting.call { patience, outcome in
        usher_pq_connect(
          url, patience, { if let context = $0 { ServerContact.from(context).tell() } },
          Unmanaged.passUnretained(contact).toOpaque(), outcome)
      }
    }
    guard let made else { throw .unreachable("there is not enough memory") }
    guard outcome == USHER_PQ_DONE else {
      defer { usher_pq_finish(made) }
      if outcome == USHER_PQ_TIMED_OUT { throw .timedOut }
      if outcome == USHER_PQ_STOPPED { throw .stopped }
      if usher_pq_was_refused(made) != 0 { throw .refused }
      throw .unreachable(Self.reason(String(cString: usher_pq_message(made))))
    }
    connection = made
    self.waiting = waiting
  }

  deinit { usher_pq_finish(connection) }

  /// Runs one statement with its parameters, as text, and returns its rows.
  @discardableResult
  func run(_ sql: String, _ values: [String?] = []) throws(PostgresFailure) -> [[String?]] {
    // A zero would end the text for C, and something else would be stored than was said.
    guard !values.contains(where: { $0?.utf8.contains(0) == true }) else {
      throw .statement(state: "22021", naming: nil)
    }
    guard !isGivenUp else { throw .lost }
    return try rows(
      waiting.call { patience, outcome in
        withCStrings(values) {
          usher_pq_run(connection, sql, Int32(values.count), $0, patience, outcome)
        }
      })
  }

  /// Runs a script of Usher's own, such as a migration.
  func runScript(_ sql: String) throws(PostgresFailure) {
    guard !isGivenUp else { throw .lost }
    _ = try rows(
      waiting.call { patience, outcome in
        usher_pq_run_script(connection, sql, patience, outcome)
      })
  }

  private func rows(
    _ answer: (result: OpaquePointer?, outcome: usher_pq_outcome)
  ) throws(PostgresFailure) -> [[String?]] {
    let result = answer.result
    defer { if let result { usher_pq_clear(result) } }
    switch answer.outcome {
    case USHER_PQ_DONE: break
    case USHER_PQ_FAILED: throw failure(result)
    case USHER_PQ_TIMED_OUT:
      isGivenUp = true
      throw .timedOut
    case USHER_PQ_STOPPED:
      isGivenUp = true
      throw .stopped
    default:
      // The server may have said why, such as that it is going down.
      let failure = failure(result)
      isGivenUp = true
      throw failure
    }
    return (0..<usher_pq_result_rows(result)).map { row in
      (0..<usher_pq_result_columns(result)).map { column in
        usher_pq_result_text(result, row, column).map { String(cString: $0) }
      }
    }
  }

  private func failure(_ result: OpaquePointer?) -> PostgresFailure {
    guard let result, let state = usher_pq_result_state(result) else { return .lost }
    let code = String(cString: state)
    if let message = usher_pq_result_message(result), Self.missing.contains(code) {
      return .statement(state: code, naming: Self.missingName(String(cString: message)))
    }
    let name = usher_pq_result_constraint(result) ?? usher_pq_result_column(result)
    return .statement(state: code, naming: name.map { String(cString: $0) })
  }

  /// The states of an undefined table and an undefined column, whose messages hold names alone.
  private static let missing: Set<String> = ["42P01", "42703"]

  /// What is missing by `relation "public.cards" does not exist` and `column "name" of relation "cards"
  /// does not exist`.
  private static func missingName(_ message: String) -> String? {
    let names = message.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { $0.element }
    guard let first = names.first else { return nil }
    if message.hasPrefix("column") {
      return names.count > 1 ? "column \"\(first)\" of \"\(names[1])\"" : "column \"\(first)\""
    }
    return "table \"\(first.split(separator: ".").last ?? first)\""
  }

  /// The gist of what libpq says about a connection that could not be made; it names hosts and
  /// ports, but neither people nor answers.
  private static func reason(_ message: String) -> String {
    if message.contains("does not exist") { return "there is no such database or user" }
    if message.contains("SSL") { return "the secure connection could not be made" }
    if message.contains("could not translate host name") { return "its host is not known" }
    if message.contains("invalid") { return "its address is not valid" }
    return "the database cannot be reached"
  }
}

/// Calls a body with texts as C strings, nil as NULL.
private func withCStrings<T>(
  _ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> T
) -> T {
  var offsets: [Int?] = []
  var bytes: [CChar] = []
  for text in texts {
    guard let text else {
      offsets.append(nil)
      continue
    }
    offsets.append(bytes.count)
    bytes += text.utf8CString
  }
  return bytes.withUnsafeBufferPointer { buffer in
    let pointers = offsets.map { offset in
      offset.flatMap { place in buffer.baseAddress.map { $0 + place } }
    }
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
