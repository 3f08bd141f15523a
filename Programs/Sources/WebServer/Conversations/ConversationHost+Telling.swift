import Conversation
import Onboarding

/// Who is done, and who is there.
extension ConversationHost {
  /// Has somebody told of who is done since that was asked for; nothing where nobody is to be told.
  ///
  /// What fails is done at the next upkeep: nobody's turn fails for it.
  func tell(of conversation: WebConversation, about product: any AnyProduct) async {
    guard isTelling else { return }
    guard let stored = try? await stored(conversation, about: product),
      let done = stored.state?.completedAt
    else { return }
    // Of one time of being done there is one word, whoever adds it.
    let id = "msg_" + Token.hash("done:\(product.id):\(stored.id):\(done)").prefix(32)
    let delivery = WebDelivery(
      id: id, flow: product.id, user: conversation.user, person: stored.id,
      madeAt: clock.seconds, nextAt: clock.seconds)
    let since = madeAt
    try? await blocking { store throws(RepositoryError) in
      guard try done.secondsSince1970 >= store.tellsSince(since) else { return }
      try store.add(delivery)
    }
  }

  /// Has those told of whose process was killed between their last answer and that.
  func tellMissed() async {
    guard isTelling else { return }
    let since = madeAt
    _ = try? await blocking { store throws(RepositoryError) in try store.tellsSince(since) }
    var last = ""
    while !Task.isCancelled {
      let after = last
      let page = try? await blocking { store throws(RepositoryError) in
        try store.untold(after: after)
      }
      guard let page, let end = page.last else { return }
      last = end.id
      for conversation in page {
        guard let product = products.product(conversation.flow) else { continue }
        await tell(of: conversation, about: product)
      }
    }
  }

  /// What a delivery tells now; nil where its answers were erased or are not complete any more.
  ///
  /// - Throws: ``Problem`` where the store is away.
  func notice(of delivery: WebDelivery) async throws(Problem) -> DoneNotice? {
    guard let product = products.product(delivery.flow) else { return nil }
    let repository = try repository(of: product)
    // The answers of an account are found by it.
    if delivery.person != User(named: delivery.user)?.id {
      repository.remember(delivery.user, as: delivery.person)
    }
    let (stored, conversation) = try await blocking {
      store throws(RepositoryError) -> (StoredOnboarding?, WebConversation?) in
      (
        try repository.load(user: delivery.user),
        try store.conversation(of: delivery.user, flow: delivery.flow)
      )
    }
    let context = clock.context(
      zone: "UTC", usesTwentyFourHours: true, signIn: signIn(for: product))
    return DoneNotice(PersonBody(stored, of: product, in: conversation, context()))
  }

  /// Some conversations, of each user the one about a flow that was begun last, with who is in them; nil where
  /// the store has nothing of them, or not without somebody signing in.
  ///
  /// - Throws: ``Problem``.
  func people(
    in flow: String?, after id: String, atMost count: Int
  ) async throws(Problem) -> [(conversation: WebConversation, person: PersonBody?)] {
    let page = try await blocking { store throws(RepositoryError) in
      try store.conversations(of: flow, after: id, atMost: count)
    }
    var people: [(WebConversation, PersonBody?)] = []
    for conversation in page {
      guard let product = products.product(conversation.flow) else {
        people.append((conversation, nil))
        continue
      }
      let context = clock.context(
        zone: conversation.zone, usesTwentyFourHours: conversation.usesTwentyFourHours,
        signIn: signIn(for: product))
      let stored = try await stored(conversation, about: product)
      people.append(
        (conversation, PersonBody(stored, of: product, in: conversation, context())))
    }
    return people
  }

  /// What the store has of a conversation; where its person signed in, what belongs to the account.
  private func stored(
    _ conversation: WebConversation, about product: any AnyProduct
  ) async throws(Problem) -> StoredOnboarding? {
    // Whoever is signed in becomes known to the repositories by it.
    _ = try dialogue(of: conversation, about: product, from: "")
    let repository = try repository(of: product)
    return try await blocking { _ throws(RepositoryError) in
      try repository.load(user: conversation.user)
    }
  }
}
