import Conversation
import Onboarding
import Understanding

/// What is told of somebody: who, how far, and the profile as it is stored, as `usher export` writes it; and in
/// which conversation.
struct PersonBody: Encodable {
  let conversation: String?
  let flow: String
  let user: String
  let id: String
  let step: String
  let completed: Bool
  var completedAt: String?
  var lastSeen: String?
  let profile: [String: JSONValue]

  enum CodingKeys: String, CodingKey {
    case conversation, flow, user, id, step, completed, profile
    case completedAt = "completed_at"
    case lastSeen = "last_seen"
  }

  /// Somebody about whom the store has a conversation; nil for others.
  init?(
    _ stored: StoredOnboarding?, of product: any AnyProduct, in conversation: WebConversation?,
    _ context: TurnContext
  ) {
    guard let stored, let state = stored.state else { return nil }
    self.conversation = conversation?.id
    let position = product.position(of: state)
    flow = product.id
    user = stored.user
    id = stored.id
    step = position.step
    completed = position.isComplete
    completedAt = state.completedAt?.description
    lastSeen = stored.savedAt.description
    profile = product.profile(of: state, id: stored.id, in: context)
  }
}
