import Onboarding

extension PostgresRepository {
  /// Whether a save is the first one of somebody who has signed in since the one before, so that the
  /// conversation may be there under the id of the name.
  ///
  /// - Parameters:
  ///   - save: The save.
  ///   - version: The version that is stored under the id of the save; nil for none.
  ///   - origin: The id of the local store it comes from; nil when it is saved here directly.
  /// - Returns: Whether it may be there.
  func isMoving(_ save: OnboardingSave, known version: Int?, origin: String?) -> Bool {
    let ids = ids(of: save.user)
    guard ids.first != save.id, User(named: save.user)?.id != save.id else { return false }
    return origin == nil ? save.basedOn > 0 : version == nil
  }

  /// Takes away what a conversation left under the id of the name, so that it is the account's
  /// alone; the transaction goes on as the account.
  ///
  /// It is this very conversation when its version, or the local store it was delivered from, is the
  /// one of the save.
  ///
  /// - Returns: Its events, as a list of JSON objects; nil when there is nothing of it.
  func takeFormer(
    of save: OnboardingSave, origin: String?, _ connection: PostgresConnection
  ) throws -> String? {
    guard let name = User(named: save.user)?.id else { return nil }
    try connection.act(as: .user(name, timeout: timeout))
    let found = try connection.run(
      """
      SELECT 1 FROM usher.conversations WHERE flow = $1 AND user_id = $2
        AND CASE WHEN $3::text IS NULL THEN version = $4 ELSE starts_with(origin, $3) END
      FOR UPDATE
      """, [flow, name, origin, String(save.basedOn)])
    var events: String?
    if !found.isEmpty {
      for table in schema.tables {
        try connection.run("SELECT usher.keep_only($1, '{}')", [table.name])
      }
      events = try connection.run("SELECT usher.leave($1)", [flow]).first?[0]
    }
    try connection.act(as: .user(save.id, timeout: timeout))
    return events
  }
}
