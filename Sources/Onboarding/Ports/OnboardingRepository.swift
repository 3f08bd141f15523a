public import Conversation

/// Where the onboardings of one flow are kept.
///
/// A save is one transaction: the conversation, the typed rows of the product, the analytics events
/// and the entry in the outbox are all there afterwards, or none of them is. What has been
/// saved survives the loss of power. Every implementation passes the same contract test.
public protocol OnboardingRepository: Sendable {
  /// The name that answers given here bear, so that they can be told from those of other machines;
  /// nil where nobody keeps track.
  var machine: String? { get }

  /// What keeps the conflicts of answers given on several machines; nil where none is kept.
  var conflictKeeper: (any ConflictKeeper)? { get }

  /// The onboarding of a user, or nil when there is none.
  func load(user: String) throws(RepositoryError) -> StoredOnboarding?

  /// Saves an onboarding, and returns its new version.
  ///
  /// - Throws: ``RepositoryError/conflict(current:)`` when the stored version is not the one the
  ///   save was made from; nothing is changed then.
  @discardableResult
  func save(_ save: OnboardingSave) throws(RepositoryError) -> Int

  /// Erases everything about a user, and says what it was.
  func erase(user: String) throws(RepositoryError) -> ErasureReceipt

  /// Erases everything about several users, without rewriting what is kept of others, and says what it
  /// was.
  @discardableResult
  func erase(users: [String]) throws(RepositoryError) -> ErasureReceipt

  /// Erases everything about whom a stored onboarding is of, without rewriting what is kept of others, and
  /// says what it was.
  func erase(_ stored: StoredOnboarding) throws(RepositoryError) -> ErasureReceipt

  /// The users whose onboarding belongs to an account, by its id; none where one row serves them all.
  func users(of account: String) throws(RepositoryError) -> [String]

  /// Says by which account a user is known who is signed in, for a repository that finds onboardings by
  /// their account alone.
  func remember(_ user: String, as account: String)

  /// Calls the body with one onboarding after another, by user, in constant memory, until it
  /// returns false.
  ///
  /// - Returns: The users whose onboarding is damaged, or of a newer Usher, and was passed over.
  @discardableResult
  func forEach(
    completedOnly: Bool, _ body: (StoredOnboarding) -> Bool
  ) throws(RepositoryError) -> [String]

  /// Calls the body with where one user after another stands, by user, in constant memory, without
  /// reading their answers, until it returns false.
  ///
  /// The body is given the name of the user, where the onboarding stands, and since when.
  ///
  /// - Returns: The users of whom it cannot be read, and who were passed over.
  @discardableResult
  func forEachStanding(
    _ body: (String, Standing, Timestamp) -> Bool
  ) throws(RepositoryError) -> [String]

  /// Calls the body with one analytics event after another, oldest first, in constant memory; those
  /// that cannot be read are passed over.
  func forEachEvent(_ body: (RecordedEvent) -> Void) throws(RepositoryError)
}

extension OnboardingRepository {
  /// Nil: nobody keeps track.
  public var machine: String? { nil }

  /// Nil: none is kept.
  public var conflictKeeper: (any ConflictKeeper)? { nil }

  /// Erases one user after the other.
  @discardableResult
  public func erase(users: [String]) throws(RepositoryError) -> ErasureReceipt {
    var receipt = ErasureReceipt(rows: [:], isScrubbed: true)
    for user in users { receipt.add(try erase(user: user)) }
    return receipt
  }

  /// Erases the user of that name.
  public func erase(_ stored: StoredOnboarding) throws(RepositoryError) -> ErasureReceipt {
    try erase(users: [stored.user])
  }

  /// None: one row serves all users of an account.
  public func users(of account: String) throws(RepositoryError) -> [String] { [] }

  /// Nothing: onboardings are found by their users.
  public func remember(_ user: String, as account: String) {}
}

/// An onboarding as it is stored.
public struct StoredOnboarding: Hashable, Sendable {
  /// The name of the user.
  public var user: String
  /// The stable id of the user in the rows of the product, a UUID in small letters.
  public var id: String
  /// The number of the save it comes from, from 1; 0 for rows that were there before any save.
  public var version: Int
  /// The conversation, or nil when only the product's rows are there.
  public var state: ConversationState?
  /// The rows of the product.
  public var tables: [TableRows]
  /// When it was saved last.
  public var savedAt: Timestamp

  /// An onboarding as it is stored.
  public init(
    user: String, id: String, version: Int, state: ConversationState?, tables: [TableRows],
    savedAt: Timestamp
  ) {
    self.user = user
    self.id = id
    self.version = version
    self.state = state
    self.tables = tables
    self.savedAt = savedAt
  }
}

extension StoredOnboarding: CustomStringConvertible {
  /// The version; never a name or an answer.
  public var description: String { "onboarding, version \(version)" }
}

/// All that one accepted turn changes, to be saved in one transaction.
public struct OnboardingSave: Hashable, Sendable {
  /// The name of the user.
  public var user: String
  /// The stable id of the user in the rows of the product, a UUID in small letters.
  public var id: String
  /// The version the save was made from; 0 for the first.
  public var basedOn: Int
  /// The conversation after the turn.
  public var state: ConversationState
  /// Where the conversation stands, for listing without reading the state.
  public var standing: Standing
  /// The rows of the product after the turn; rows of the user that are not among them go.
  public var tables: [TableRows]
  /// What happened, for the analytics.
  public var events: [AnalyticsEvent]
  /// The instant of the turn.
  public var at: Timestamp

  /// What one accepted turn changes.
  public init(
    user: String, id: String, basedOn: Int, state: ConversationState, standing: Standing,
    tables: [TableRows], events: [AnalyticsEvent], at: Timestamp
  ) {
    self.user = user
    self.id = id
    self.basedOn = basedOn
    self.state = state
    self.standing = standing
    self.tables = tables
    self.events = events
    self.at = at
  }
}

extension OnboardingSave {
  /// The id under which the events are told.
  ///
  /// It is the random one of the conversation. What was saved without one, by a program that tells no
  /// events, has none but the user's.
  public var analyticsID: String { state.analytics?.id ?? id }
}

extension OnboardingSave: CustomStringConvertible {
  /// The version it is based on; never a name or an answer.
  public var description: String { "save based on version \(basedOn)" }
}

/// What an erasure removed.
public struct ErasureReceipt: Hashable, Sendable {
  /// The number of rows removed, by table.
  public var rows: [String: Int]
  /// Whether the places the rows had on disk were overwritten and checked.
  public var isScrubbed: Bool

  /// What an erasure removed.
  public init(rows: [String: Int], isScrubbed: Bool) {
    self.rows = rows
    self.isScrubbed = isScrubbed
  }

  /// Adds what another erasure removed.
  public mutating func add(_ other: ErasureReceipt) {
    rows.merge(other.rows, uniquingKeysWith: +)
    isScrubbed = isScrubbed && other.isScrubbed
  }
}
