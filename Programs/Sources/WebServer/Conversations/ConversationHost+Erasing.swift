import Conversation
import EmbeddedIdentity
import HTTPTypes
import Onboarding
import Sessions

/// What an erasure removed, for programs.
struct ErasureBody: Encodable, Sendable {
  /// The number of rows removed, by table.
  var erased: [String: Int]
  /// Whether the places the rows had on disk were overwritten and checked.
  var scrubbed: Bool
  /// What is elsewhere and was not erased, in sentences.
  var left: [String]
}

extension ConversationHost {
  /// Erases all that is kept of a conversation's user about its flow: the plan at the service, the
  /// account, the answers, and what the web remembers.
  ///
  /// What is far away goes first: the answers say where it is, so that a second try finds it again.
  ///
  /// - Returns: What it was, and what is left elsewhere.
  /// - Throws: ``Problem``; what comes later in that order is not erased then.
  func erase(_ held: Held) async throws(Problem) -> ErasureBody {
    let dialogue = try dialogue(of: held.conversation, about: held.product)
    var body = ErasureBody(erased: [:], scrubbed: true, left: [])
    let traces = try await traces(of: held)
    if let plan = traces.plan {
      if let plans {
        do {
          body.erased["plans"] = try await plans.client.erase(plan) ? 1 : 0
        } catch {
          throw Problem(
            .serviceUnavailable, "The plan could not be erased, so nothing was. Ask again.",
            retryAfter: 5)
        }
      } else {
        body.left.append("The plan service has the plan \(plan) with what was told for it.")
      }
    }
    do {
      let receipt = try await dialogue.forget()
      body.erased.merge(receipt.rows, uniquingKeysWith: +)
      body.scrubbed = receipt.isScrubbed
    } catch {
      throw Problem(error)
    }
    try await eraseAccount(traces.account, of: held, &body)
    let conversation = held.conversation
    let rows = try await blocking { store throws(RepositoryError) in
      try store.erase(user: conversation.user, flow: conversation.flow)
    }
    body.erased.merge(rows, uniquingKeysWith: +)
    secrets.keep(dialogue, of: conversation.id, asksForSecret: false)
    metrics.count(.erasure)
    return body
  }

  /// The plan and the account that answers lead to.
  private func traces(
    of held: Held
  ) async throws(Problem) -> (plan: PlanID?, account: String?) {
    let (product, user) = (held.product, held.conversation.user)
    let repository: any OnboardingRepository
    do { repository = try repositories.repository(of: product) } catch { throw Problem(error) }
    return try await blocking { _ throws(RepositoryError) in
      guard let state = try repository.load(user: user)?.state else { return (nil, nil) }
      return (
        product.submissionID(of: state).flatMap { PlanID($0) }, product.accountID(of: state)
      )
    }
  }

  /// Erases the account that the answers belonged to, with its sessions.
  private func eraseAccount(
    _ account: String?, of held: Held, _ body: inout ErasureBody
  ) async throws(Problem) {
    guard let account, let folder = place.accountsFolder else { return }
    let user = held.conversation.user
    let receipt = try await blocking { _ throws(RepositoryError) -> ErasureReceipt in
      do {
        let sessions = SessionFile(user: user, storeFolder: folder)
        let identity = try EmbeddedIdentity(folder: folder, sessions: sessions)
        let receipt = try identity.erase(account: account)
        try sessions.remove()
        return receipt
      } catch {
        throw .unavailable("the accounts")
      }
    }
    body.erased.merge(receipt.rows, uniquingKeysWith: +)
    body.scrubbed = body.scrubbed && receipt.isScrubbed
  }
}
