import Conversation
import Onboarding

extension ConversationHost {
  /// Erases what ran out: tokens, sign-ins and answers to requests; and what people told who have no
  /// account and had no valid token for as long as the limits say.
  ///
  /// - Parameter isFirst: Whether to look for answers, too, that no conversation leads to any more, such as
  ///   those of a program that was killed.
  func purge(isFirst: Bool) async {
    secrets.purge()
    let (now, limits) = (clock.seconds, limits)
    _ = try? await blocking { store throws(RepositoryError) in
      try store.purge(at: now, limits)
    }
    try? await purgeAbandoned(since: now - limits.keepSeconds)
    if isFirst { try? await purgeStrays(since: now - limits.keepSeconds) }
  }

  private func purgeAbandoned(since: Int) async throws(Problem) {
    var last = ""
    while true {
      let after = last
      let page = try await blocking { store throws(RepositoryError) in
        try store.abandoned(after: after, since: since)
      }
      guard let end = page.last else { return }
      last = end.id
      for (flow, conversations) in Dictionary(grouping: page.filter(\.isAnonymous), by: \.flow) {
        guard let product = products.product(flow) else { continue }
        try? await purge(conversations.map(\.user), product)
      }
    }
  }

  /// Answers whose conversation is gone; only where a store can be gone through.
  private func purgeStrays(since: Int) async throws(Problem) {
    for product in products where repositories.isPresent(product) {
      let repository = try repository(of: product)
      let strays = try? await blocking { store throws(RepositoryError) in
        var users: [String] = []
        try repository.forEachStanding { user, _, savedAt in
          if WebConversation.isAnonymous(user), savedAt.secondsSince1970 <= since {
            users.append(user)
          }
          return true
        }
        var strays: [String] = []
        for user in users where try store.conversation(of: user, flow: product.id) == nil {
          strays.append(user)
        }
        return strays
      }
      for start in stride(from: 0, to: strays?.count ?? 0, by: 500) {
        try? await purge(Array((strays ?? [])[start...].prefix(500)), product)
      }
    }
  }

  /// Erases what users told, but for what belongs to an account, and what the web remembers of them.
  private func purge(_ users: [String], _ product: any AnyProduct) async throws(Problem) {
    let repository = try repository(of: product)
    let found = try await blocking { _ throws(RepositoryError) in
      var found: [(user: String, isAccounts: Bool, plan: PlanID?)] = []
      for user in users {
        let stored = try repository.load(user: user)
        found.append(
          (
            user, stored.map { $0.id != User(named: user)?.id } ?? false,
            stored?.state.flatMap(product.submissionID).flatMap { PlanID($0) }
          ))
      }
      return found
    }
    var erasable: [String] = []
    var goners: [String] = []
    for (user, isAccounts, plan) in found {
      if !isAccounts, let plan, let plans {
        // The answers say where the plan is; the next time, they go with it.
        guard (try? await plans.client.erase(plan)) != nil else { continue }
      }
      goners.append(user)
      if !isAccounts { erasable.append(user) }
    }
    let (answers, all, accounts) = (erasable, goners, accounts)
    try await blocking { store throws(RepositoryError) in
      try repository.erase(users: answers)
      for user in all { try? accounts.removeSession(of: user) }
      _ = try store.erase(users: all, flow: product.id)
    }
  }
}
