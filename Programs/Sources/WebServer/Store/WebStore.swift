import Onboarding

/// What the web needs to remember besides answers: which conversations there are, who may go on with
/// them, and what was answered lately.
///
/// Tokens come as their hashes. Calls block; they are made on threads for that.
protocol WebStore: Sendable {
  /// Adds a conversation with the first token for it.
  func add(_ conversation: WebConversation, token: StoredToken) throws(RepositoryError)

  /// Adds another token for a conversation.
  func add(_ token: StoredToken, to conversation: String) throws(RepositoryError)

  /// The conversation that a token is for, with the token; nil for none, and for one that ran out.
  func conversation(
    byTokenHash hash: String, at now: Int
  ) throws(RepositoryError) -> (conversation: WebConversation, token: StoredToken)?

  /// Has a token last until an instant, in seconds since 1970.
  func extend(tokenHash hash: String, to expiry: Int) throws(RepositoryError)

  /// Removes a token.
  ///
  /// - Returns: Whether there was one.
  func removeToken(hash: String) throws(RepositoryError) -> Bool

  /// Has a token run out at an instant, and removes the links of its conversation.
  func end(tokenHash hash: String, at now: Int) throws(RepositoryError)

  /// Puts a token for a conversation in the place of all that a user has about a flow.
  func replaceTokens(
    of user: String, flow: String, with token: StoredToken, for conversation: String
  ) throws(RepositoryError)

  /// The conversation of a user about a flow that was begun last; nil for none.
  func conversation(of user: String, flow: String) throws(RepositoryError) -> WebConversation?

  /// What was answered to a request of a conversation under a key; nil for nothing.
  func reply(
    to key: String, of conversation: String, since: Int
  ) throws(RepositoryError) -> StoredReply?

  /// What the page answered in a conversation, in the order in which it was.
  func pageReplies(of conversation: String, since: Int) throws(RepositoryError) -> [StoredReply]

  /// Remembers what was answered to a request.
  func add(
    _ reply: StoredReply, to key: String, of conversation: String, at now: Int
  ) throws(RepositoryError)

  /// Who a user signed in as at a provider, for a flow; nil for nobody.
  func signIn(of user: String, flow: String) throws(RepositoryError) -> StoredSignIn?

  /// Remembers who a user signed in as, in the place of the one before.
  func add(_ signIn: StoredSignIn, of user: String, flow: String) throws(RepositoryError)

  /// Forgets who a user signed in as.
  func removeSignIn(of user: String, flow: String) throws(RepositoryError)

  /// The users who are signed in to an account at a provider, for a flow.
  func users(signedInTo account: String, flow: String) throws(RepositoryError) -> [String]

  /// Removes a conversation, with its tokens and answers.
  ///
  /// - Returns: The number of rows removed, by table.
  func erase(conversation: String) throws(RepositoryError) -> [String: Int]

  /// Removes all conversations of users about a flow, with their tokens, answers and sign-ins.
  ///
  /// - Returns: The number of rows removed, by table.
  func erase(users: [String], flow: String) throws(RepositoryError) -> [String: Int]

  /// Removes what ran out: links and sign-ins at once, answers and the tokens of conversations after as long
  /// as the limits say. What the clock dated in the future while it was wrong counts as of now.
  func purge(at now: Int, _ limits: WebLimits) throws(RepositoryError)

  /// Some conversations that have had no valid token since an instant, by id, after one.
  func abandoned(after id: String, since: Int) throws(RepositoryError) -> [WebConversation]

  /// A conversation by its id; nil for none.
  func conversation(id: String) throws(RepositoryError) -> WebConversation?

  /// Some conversations about a flow, or about any, by id, after one: of each user the one about a flow that was
  /// begun last.
  func conversations(
    of flow: String?, after id: String, atMost count: Int
  ) throws(RepositoryError) -> [WebConversation]

  /// Since when somebody is told of who is done, in seconds since 1970: the instant that was handed in first.
  func tellsSince(_ instant: Int) throws(RepositoryError) -> Int

  /// Some conversations whose user nobody was told of, by id, after one.
  func untold(after id: String) throws(RepositoryError) -> [WebConversation]

  /// Has somebody told of, unless that is known already.
  func add(_ delivery: WebDelivery) throws(RepositoryError)

  /// Takes what is to be sent now, at most 16; what is not noted until an instant is taken once more then.
  func takeDue(at now: Int, until lease: Int) throws(RepositoryError) -> [WebDelivery]

  /// Notes what became of one that was taken until an instant, unless it was erased or is to be sent again since.
  func note(_ delivery: WebDelivery, takenUntil lease: Int) throws(RepositoryError)

  /// Removes one.
  func remove(_ delivery: WebDelivery) throws(RepositoryError)

  /// The latest, at most so many.
  func deliveries(atMost count: Int) throws(RepositoryError) -> [WebDelivery]

  /// Has one sent again, or all that failed where none is named.
  ///
  /// - Returns: How many that are.
  func sendAgain(_ id: String?, at now: Int) throws(RepositoryError) -> Int

  /// Makes sure that the store can serve: that its tables are there and may be used, and that there is
  /// room on its disk.
  func check() throws(RepositoryError)
}
