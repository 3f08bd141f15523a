/// An answer that was given, kept so that the same request gets it again.
struct StoredReply: Hashable, Sendable {
  /// What tells the body of the request from others: its hash.
  let request: String
  /// The status of the answer.
  let status: Int
  /// The body of the answer, as JSON.
  let body: String
}
