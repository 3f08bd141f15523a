public import Conversation
import Synchronization
import Understanding

/// A repository that keeps onboardings for as long as the program runs.
public final class MemoryRepository: OnboardingRepository {
  private struct Entry {
    var stored: StoredOnboarding
    var standing: Standing
  }

  private struct Contents {
    var entries: [String: Entry] = [:]
    var events: [(user: String, event: RecordedEvent)] = []
  }

  private let contents = Mutex(Contents())

  /// An empty repository.
  public init() {}

  /// The onboarding of a user, or nil when there is none.
  public func load(user: String) throws(RepositoryError) -> StoredOnboarding? {
    contents.withLock { $0.entries[user]?.stored }
  }

  /// Saves an onboarding, and returns its new version.
  @discardableResult
  public func save(_ save: OnboardingSave) throws(RepositoryError) -> Int {
    let version = contents.withLock { contents -> Result<Int, RepositoryError> in
      let known = contents.entries[save.user]?.stored
      let current = known?.version ?? 0
      if let known, current == save.basedOn + 1, known.isResult(of: save) {
        return .success(current)
      }
      guard current == save.basedOn else { return .failure(.conflict(current: current)) }
      contents.entries[save.user] = Entry(
        stored: StoredOnboarding(save, over: known), standing: save.standing)
      contents.events += save.events.map {
        (save.user, RecordedEvent(userID: save.analyticsID, event: $0, at: save.at))
      }
      return .success(current + 1)
    }
    return try version.get()
  }

  /// Erases everything about a user, and says what it was.
  public func erase(user: String) throws(RepositoryError) -> ErasureReceipt {
    contents.withLock { contents in
      guard let stored = contents.entries.removeValue(forKey: user)?.stored else {
        return ErasureReceipt(rows: [:], isScrubbed: true)
      }
      let before = contents.events.count
      contents.events.removeAll { $0.user == user }
      var rows = ["conversations": 1, "analytics": before - contents.events.count]
      for table in stored.tables { rows[table.table, default: 0] += table.rows.count }
      return ErasureReceipt(rows: rows, isScrubbed: true)
    }
  }

  /// The users whose onboarding belongs to an account, by its id.
  public func users(of account: String) throws(RepositoryError) -> [String] {
    entries.map(\.stored).filter { $0.id == account }.map(\.user)
  }

  /// Calls the body with one onboarding after another, by user, until it returns false.
  @discardableResult
  public func forEach(
    completedOnly: Bool, _ body: (StoredOnboarding) -> Bool
  ) throws(RepositoryError) -> [String] {
    for entry in entries where !completedOnly || entry.standing.completedAt != nil {
      guard body(entry.stored) else { break }
    }
    return []
  }

  /// Calls the body with where one user after another stands, by user, until it returns false.
  @discardableResult
  public func forEachStanding(
    _ body: (String, Standing, Timestamp) -> Bool
  ) throws(RepositoryError) -> [String] {
    for entry in entries {
      guard body(entry.stored.user, entry.standing, entry.stored.savedAt) else { break }
    }
    return []
  }

  /// Calls the body with one analytics event after another, oldest first.
  public func forEachEvent(_ body: (RecordedEvent) -> Void) throws(RepositoryError) {
    for recorded in contents.withLock(\.events) { body(recorded.event) }
  }

  /// A snapshot by user, in the order of the bytes of their names, as databases sort them.
  private var entries: [Entry] {
    contents.withLock { Array($0.entries.values) }
      .sorted { $0.stored.user.utf8.lexicographicallyPrecedes($1.stored.user.utf8) }
  }
}

extension StoredOnboarding {
  /// Whether a save led here: it was made and its answer got lost, so it was made again.
  fileprivate func isResult(of save: OnboardingSave) -> Bool {
    state == save.state && savedAt == save.at && id == save.id
  }

  /// What a save makes of what was stored before it.
  fileprivate init(_ save: OnboardingSave, over known: StoredOnboarding?) {
    var tables = save.tables
    for table in tables.indices {
      let before = known?.tables.first { $0.table == tables[table].table }?.rows ?? []
      for row in tables[table].rows.indices {
        let new = tables[table].rows[row]
        let old = before.first { $0.id == new.id }?.values ?? new.initially
        tables[table].rows[row] = Row(
          id: new.id, old.merging(new.values) { _, written in written })
      }
    }
    self.init(
      user: save.user, id: save.id, version: save.basedOn + 1, state: save.state, tables: tables,
      savedAt: save.at)
  }
}
