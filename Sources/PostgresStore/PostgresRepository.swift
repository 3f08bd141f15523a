import Conversation
public import Onboarding
import Synchronization

/// The onboardings of one flow in a PostgreSQL database, for many users on many machines.
///
/// Every statement about a user runs as the role `authenticated` with that user's claims, so
/// row-level security holds for Usher itself. Connections can go through a pooler that shares them
/// between transactions.
public final class PostgresRepository: OnboardingRepository {
  /// What a repository may do besides serving single users.
  public enum Role: String, Sendable, CaseIterable {
    /// Nothing.
    case user
    /// Read what everybody has: for `export`, `status` and `sync` of many users.
    case `operator`
  }

  let flow: String
  let schema: PostgresSchema
  let link: PostgresLink
  private let account: String?
  let role: Role
  let timeout: Double
  private let isMigrated = Mutex(false)
  private let known: KnownUsers

  /// A repository; it connects when it is first used.
  ///
  /// - Parameters:
  ///   - url: A `postgres:` or `postgresql:` URL, as libpq takes them; `sslmode` is honoured.
  ///   - schema: The tables of the product, and the migrations that lead to them.
  ///   - account: The id of the account that is signed in; nil when users go by their names.
  ///   - role: What may be done besides serving single users.
  ///   - retrying: For how many seconds to try again while the database is away or busy.
  ///   - patience: How long each connection and each statement is waited for.
  ///   - known: Whom other repositories of the same database came to know.
  public init(
    url: String, schema: StoredSchema, account: String? = nil, role: Role = .user,
    retrying: Double = 5,
    patience: Patience = Patience(), known: KnownUsers = KnownUsers()
  ) {
    self.known = known
    flow = schema.flow
    self.account = account
    self.role = role
    timeout = patience.seconds
    self.schema = PostgresSchema(schema)
    link = PostgresLink(url: url, retrying: retrying, patience: patience)
  }

  /// Connects and makes the tables where they are missing, so that problems are known early.
  ///
  /// - Throws: ``RepositoryError``.
  public func prepare() throws(RepositoryError) {
    guard !isMigrated.withLock({ $0 }) else { return }
    try PostgresMigrator(flow: flow, schema: schema, link: link).migrate()
    isMigrated.withLock { $0 = true }
  }

  /// The name that answers given straight to a database bear.
  public var machine: String? { "postgres" }

  /// Whether the server has answered lately.
  public var contact: ServerContact { link.contact }

  /// Whether the tables of the flow are there; asking makes none.
  ///
  /// - Throws: ``RepositoryError`` when the database cannot be asked.
  public func isSetUp() throws(RepositoryError) -> Bool {
    try PostgresMigrator(flow: flow, schema: schema, link: link).hasFlow()
  }

  /// Runs a body on behalf of a user.
  func access<T>(
    _ user: String, isRepeatable: Bool = true, _ body: (PostgresConnection) throws -> T
  ) throws(RepositoryError) -> T {
    try prepare()
    guard let claims = try? Claims.user(user, timeout: timeout) else {
      throw .refused(constraint: "user_id")
    }
    return try link.transaction(as: claims, isRepeatable: isRepeatable, body)
  }

  /// Runs a body that reads what everybody has.
  func accessAll<T>(_ body: (PostgresConnection) throws -> T) throws(RepositoryError) -> T {
    guard role == .operator else {
      throw .notPermitted("listing everybody takes --role operator")
    }
    try prepare()
    return try link.transaction(as: .operators(timeout: timeout), body)
  }

  /// The ids under which a user may be kept, the likeliest first: that of the account, and the one
  /// that follows from the name.
  func ids(of user: String) -> [String] {
    let first = known[user] ?? account
    let other = User(named: user)?.id
    return [first, other == first ? nil : other].compactMap(\.self)
  }

  /// Remembers by which id a user is known from now on.
  public func remember(_ user: String, as id: String) {
    known[user] = id
  }
}
