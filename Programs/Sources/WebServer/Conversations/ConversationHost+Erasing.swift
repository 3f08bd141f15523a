import Conversation
import HTTPTypes
import Onboarding

/// What an erasure removed, for programs.
struct ErasureBody: Encodable, Sendable {
  /// The number of rows removed, by table.
  var erased: [String: Int] = [:]
  /// Whether the places the rows had on disk were overwritten and checked.
  var scrubbed = true
  /// What is elsewhere and was not erased, in sentences.
  var left: [String] = []

  fileprivate mutating func add(_ receipt: ErasureReceipt) {
    erased.merge(receipt.rows, uniquingKeysWith: +)
    scrubbed = scrubbed && receipt.isScrubbed
  }
}

extension ConversationHost {
  /// Erases all that is kept about a conversation's flow of its user, or of all users of the account that
  /// its answers belong to: plans at the service, the answers, the account, and what the web remembers.
  ///
  /// What is far away goes first, as the answers say where it is; the session and the tokens go last, as
  /// they say whose a second try would be. A turn that was under way may have saved in between: the answers
  /// are erased once more when no token leads to them, and a turn that finds none erases its own.
  ///
  /// Whoever is signed out of the account can erase the conversation alone.
  ///
  /// - Returns: What it was, and what is left elsewhere.
  /// - Throws: ``Problem``; what comes later in that order is not erased then, and a second try does it.
  func erase(_ held: Held) async throws(Problem) -> ErasureBody {
    let talk = try dialogue(of: held.conversation, about: held.product, from: held.address)
    let ownership = try await told { () async throws(DialogueError) in
      try await talk.dialogue.ownership()
    }
    guard !ownership.isSignedOut else { return try await erase(conversation: held) }
    var body = ErasureBody()
    let users = try await users(of: ownership.account, held)
    let repository = try repository(of: held.product)
    if let account = ownership.account {
      for user in users { repository.remember(user, as: account) }
    }
    for user in users { try await erasePlan(of: user, held.product, in: repository, &body) }
    try await eraseAnswers(of: users, in: repository, &body)
    try await eraseAccount(ownership.account, of: held, &body)
    try await eraseTraces(of: users, held, &body)
    try await eraseAnswers(of: users, in: repository, &body)
    secrets.keep(talk, of: held.conversation.id, asksForSecret: false)
    metrics.count(.erasure)
    return body
  }

  /// Erases what a turn saved whose conversation was erased meanwhile.
  ///
  /// - Throws: ``Problem/unauthorized`` where that was so.
  func eraseIfGone(_ held: Held) async throws(Problem) {
    let conversation = held.conversation
    let isThere = try await blocking { store throws(RepositoryError) in
      try store.conversation(of: conversation.user, flow: conversation.flow) != nil
    }
    guard !isThere else { return }
    _ = try await erase(held)
    throw .unauthorized
  }

  /// Erases a conversation whose person is signed out, and leaves the account its answers.
  private func erase(conversation held: Held) async throws(Problem) -> ErasureBody {
    let id = held.conversation.id
    let rows = try await blocking { store throws(RepositoryError) in
      try store.erase(conversation: id)
    }
    return ErasureBody(
      erased: rows,
      left: [
        "The answers belong to an account that this conversation is not signed in to. Sign in to "
          + "erase them."
      ])
  }

  /// The users whose answers belong to an account, the one of a conversation last.
  private func users(of account: String?, _ held: Held) async throws(Problem) -> [String] {
    let (own, flow) = (held.conversation.user, held.conversation.flow)
    guard let account else { return [own] }
    let repository = try repository(of: held.product)
    let (accounts, place) = (accounts, place)
    let others = try await blocking { store throws(RepositoryError) in
      var users = Set(
        try repository.users(of: account) + store.users(signedInTo: account, flow: flow))
      if case .postgres = place {
        // One row serves all users of an account there; what the web has of them is found otherwise.
        do { users.formUnion(try accounts.users(signedInTo: account)) } catch {
          throw .unavailable("the sessions")
        }
      }
      return users
    }
    return others.subtracting([own]).sorted() + [own]
  }

  private func erasePlan(
    of user: String, _ product: any AnyProduct, in repository: any OnboardingRepository,
    _ body: inout ErasureBody
  ) async throws(Problem) {
    let plan = try await blocking { _ throws(RepositoryError) in
      try repository.load(user: user)?.state.flatMap(product.submissionID).flatMap {
        PlanID($0)
      }
    }
    guard let plan else { return }
    guard let plans else {
      body.left.append("The plan service has the plan \(plan) with what was told for it.")
      return
    }
    do {
      body.erased["plans", default: 0] += try await plans.client.erase(plan) ? 1 : 0
    } catch {
      throw Problem(
        .serviceUnavailable, "The plan could not be erased, so nothing was. Ask again.",
        retryAfter: 5)
    }
  }

  private func eraseAnswers(
    of users: [String], in repository: any OnboardingRepository, _ body: inout ErasureBody
  ) async throws(Problem) {
    body.add(
      try await blocking { _ throws(RepositoryError) in
        var kept: [String] = []
        for user in users where try repository.load(user: user) != nil { kept.append(user) }
        guard let last = kept.popLast() else { return ErasureReceipt(rows: [:], isScrubbed: true) }
        // The last one has the file rewritten, and looked through for the account.
        var receipt = try repository.erase(users: kept)
        receipt.add(try repository.erase(user: last))
        return receipt
      })
  }

  /// Erases the account that the answers belonged to, with its sessions, unless another flow has answers
  /// that could never be reached again without it.
  private func eraseAccount(
    _ account: String?, of held: Held, _ body: inout ErasureBody
  ) async throws(Problem) {
    guard let account else { return }
    let (accounts, repositories, product) = (accounts, repositories, held.product)
    let others = Array(products) + Array(Products.all)
    let (keeper, receipt) = try await blocking {
      _ throws(RepositoryError) -> (String?, ErasureReceipt?) in
      for other in others where other.id != product.id && repositories.isPresent(other) {
        let users = try repositories.repository(of: other).users(of: account)
        if !users.isEmpty { return (other.title, nil) }
      }
      do { return (nil, try accounts.erase(account)) } catch {
        throw .unavailable("the accounts")
      }
    }
    if let receipt { body.add(receipt) }
    if let keeper {
      body.left.append("The account is kept, as the answers about \(keeper) belong to it.")
    }
  }

  /// Erases what the web remembers of users, and their sessions.
  private func eraseTraces(
    of users: [String], _ held: Held, _ body: inout ErasureBody
  ) async throws(Problem) {
    let (accounts, flow) = (accounts, held.conversation.flow)
    let rows = try await blocking { store throws(RepositoryError) in
      do { for user in users { try accounts.removeSession(of: user) } } catch {
        throw .unavailable("the sessions")
      }
      return try store.erase(users: users, flow: flow)
    }
    body.erased.merge(rows, uniquingKeysWith: +)
  }

  func repository(
    of product: any AnyProduct
  ) throws(Problem) -> any OnboardingRepository {
    do { return try repositories.repository(of: product) } catch { throw Problem(error) }
  }
}
